import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

/** Keeps the terms that a buyer accepts, as they read now; answers what names this version of them. */
export async function keepSaleTerms(trx: Transaction<Tables>, siteId: number, html: string): Promise<string> {
  const hash = createHash('sha256').update(html).digest('hex')
  const known = trx.selectFrom('sale_terms').select('hash').where('site_id', '=', siteId).where('hash', '=', hash)
  if (await known.executeTakeFirst()) return hash
  await trx
    .insertInto('sale_terms')
    .values({ site_id: siteId, hash, html })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return hash
}
