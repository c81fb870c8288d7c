import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/** The addresses of a company that say the opening hours of the site. */
export async function followingAddresses(db: Kysely<Tables>, siteId: number): Promise<readonly number[]> {
  const row = await db.selectFrom('opening_hours').select('address_ids').where('site_id', '=', siteId).executeTakeFirst()
  return row?.address_ids ?? []
}
