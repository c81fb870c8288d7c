import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { unpaidStatuses } from '#server/shop/orders/pending-order.ts'
import { releaseOrder } from '#server/shop/reservations/release-order.ts'
import { applyOrderEvent } from './apply-event.ts'

/** The most orders of one run; another run follows soon. */
const BATCH_SIZE = 500

/**
 * Ends some unpaid orders, which the caller has locked. All release their stock before each ends by itself: orders that are placed meanwhile lock stocks in one
 * sequence.
 */
export async function expire(
  trx: Transaction<Tables>,
  orders: readonly { readonly id: number; readonly site_id: number }[],
  now: Date,
): Promise<void> {
  await releaseOrder(
    trx,
    orders.map(({ id, site_id }) => ({ siteId: site_id, orderId: id })),
  )
  for (const { id, site_id: siteId } of orders) await applyOrderEvent(trx, { siteId, orderId: id, event: 'EXPIRE', now })
}

/** Ends the orders that were not paid in time, so that their stock is on sale again. */
export async function expireOrders(trx: Transaction<Tables>, now: Date): Promise<number> {
  const late = await trx
    .selectFrom('orders')
    .select(['id', 'site_id'])
    .where('payment_status', 'in', unpaidStatuses)
    .where('expires_at', '<=', now)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  await expire(trx, late, now)
  return late.length
}
