import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { releaseCodes } from '#server/shop/discounts/discount-codes.ts'
import { releaseSlots } from './reserve-pickup-slot.ts'
import { releaseStock } from './stock-reservations.ts'

/** Gives back all that some orders have taken and will not need, once: stock, then codes, then times to collect, as orders take them. */
export async function releaseOrder(trx: Transaction<Tables>, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return
  const due = await trx
    .updateTable('orders')
    .set({ given_back_at: sql<Date>`now()` })
    .where('id', 'in', orderIds)
    .where('given_back_at', 'is', null)
    .returning('id')
    .execute()
  const ids = due.map(({ id }) => id)
  if (ids.length === 0) return
  await releaseStock(trx, ids)
  await releaseCodes(trx, ids)
  await releaseSlots(trx, ids)
}
