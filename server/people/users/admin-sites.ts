import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { MemberCaller } from '#server/platform/scope/caller.ts'

/**
 * The other sites of the instance that a person administers: an account belongs to one site, so these are accounts of administrators
 * with the same confirmed address.
 */
export async function otherAdminSites(db: Kysely<Tables>, { siteId, userId }: MemberCaller): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('users as u')
    // The join passes through the sites, because the index of e-mail addresses begins with the site.
    .innerJoin('sites as s', (join) => join.onRef('s.id', '<>', 'u.site_id'))
    .innerJoin('users as o', (join) => join.onRef('o.site_id', '=', 's.id').onRef('o.email', '=', 'u.email'))
    .select('o.site_id')
    .where('u.site_id', '=', siteId)
    .where('u.id', '=', userId)
    .where('u.erased_at', 'is', null)
    .where('o.erased_at', 'is', null)
    .where('o.role', 'in', ['ADMIN', 'SUPER_ADMIN'])
    .orderBy('o.site_id')
    .execute()
  return rows.map(({ site_id }) => site_id)
}
