import type { Kysely } from 'kysely'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { noteRewritten } from '#server/platform/resources/item-versions.ts'

/** The addresses of a company that say the opening hours of the site. */
export async function followingAddresses(db: Kysely<Tables>, siteId: number): Promise<readonly number[]> {
  const row = await db.selectFrom('opening_hours').select('address_ids').where('site_id', '=', siteId).executeTakeFirst()
  return row?.address_ids ?? []
}

/** Lets addresses follow the opening hours of a site, in the place of those that did; one that has words of its own keeps them. */
export async function followHours(db: Kysely<Tables>, siteId: number, names: readonly string[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    const silent = trx.selectFrom('company_addresses').select('id').where('site_id', '=', siteId).where('hours', 'is', null)
    const found = await silent.where('name', 'in', names).orderBy('position').execute()
    const ids = found.map(({ id }) => id)
    await trx.updateTable('opening_hours').set({ address_ids: ids }).where('site_id', '=', siteId).execute()
    await noteRewritten(trx, siteId, 'hours', [siteId])
  })
}
