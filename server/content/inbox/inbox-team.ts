import type { Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { adminProfiles, hasRight } from '#schemas/admin/resources/rights.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readAuthors } from '#server/content/pages/read-authors.ts'

const readingProfiles = adminProfiles.filter((profile) => hasRight(profile, 'inbox.read'))
const MAX_READERS = 100

function readersOf(db: Kysely<Tables>, siteId: number) {
  return db
    .selectFrom('users')
    .select('id')
    .where('site_id', '=', siteId)
    .where('erased_at', 'is', null)
    .where((where) =>
      where.or([
        where('role', '=', 'SUPER_ADMIN'),
        where.and([where('role', '=', 'ADMIN'), where('admin_profile', 'in', readingProfiles)]),
      ]),
    )
}

/** Tests if an account may read the inbox of a site. */
export async function mayRead(db: Kysely<Tables>, siteId: number, userId: number): Promise<boolean> {
  return (await readersOf(db, siteId).where('id', '=', userId).executeTakeFirst()) !== undefined
}

/** Lists those who may read the inbox of a site. */
export async function inboxTeamOf(db: Kysely<Tables>, siteId: number): Promise<AdminCallData['inbox.team']> {
  const rows = await readersOf(db, siteId).orderBy('id').limit(MAX_READERS).execute()
  const ids = rows.map(({ id }) => id)
  const nameOf = await readAuthors(db, siteId, ids)
  return { team: ids.flatMap((id) => nameOf(id) ?? []) }
}
