import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { releaseOrder } from '#server/shop/reservations/release-order.ts'
import { applyOrderEvent } from './apply-event.ts'

/** In one run: a second one comes soon after. */
const most = 500

const unpaid = ['PENDING_PAYMENT', 'AWAITING_TRANSFER'] as const

/** Ends the orders that were not paid in time: what they hold back is on sale again. */
export async function expireOrders(trx: Transaction<Tables>, now: Date): Promise<number> {
  const late = await trx
    .selectFrom('orders')
    .select(['id', 'site_id'])
    .where('payment_status', 'in', unpaid)
    .where('expires_at', '<=', now)
    .orderBy('id')
    .limit(most)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  // All at once before each is ended by itself: whoever orders meanwhile takes the stocks in one and the same order.
  await releaseOrder(
    trx,
    late.map(({ id }) => id),
  )
  for (const { id, site_id: siteId } of late) await applyOrderEvent(trx, { siteId, orderId: id, event: 'EXPIRE', now })
  return late.length
}
