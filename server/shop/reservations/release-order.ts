import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { releaseCodes } from '#server/shop/discounts/discount-codes.ts'
import { idsOf, sitesOf, type OrderOfSite } from './order-of-site.ts'
import { releaseSlots } from './reserve-pickup-slot.ts'
import { releaseStock } from './stock-reservations.ts'

/** Gives back all that some orders have taken and will not need, once: stock, then codes, then times to collect, as orders take them. */
export async function releaseOrder(trx: Transaction<Tables>, orders: readonly OrderOfSite[]): Promise<void> {
  if (orders.length === 0) return
  const due = await trx
    .updateTable('orders')
    .set({ given_back_at: sql<Date>`now()` })
    .where('site_id', 'in', sitesOf(orders))
    .where('id', 'in', idsOf(orders))
    .where('given_back_at', 'is', null)
    .returning(['site_id as siteId', 'id as orderId'])
    .execute()
  if (due.length === 0) return
  await releaseStock(trx, due)
  await releaseCodes(trx, sitesOf(due), idsOf(due))
  await releaseSlots(trx, due)
}
