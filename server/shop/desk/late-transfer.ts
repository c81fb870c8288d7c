import type { Selectable, Transaction } from 'kysely'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { mailBuyer } from '#server/shop/order-links/mail-buyer.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { reopenOrder, processReopened } from '#server/shop/withdrawals/revive-order.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { bumpOrderVersion } from '#server/shop/orders/order-state.ts'
import type { ReReserveDeps } from '#server/shop/reservations/re-reserve-order.ts'
import { canReopen, closedReason, type LateReason } from '#server/shop/reservations/closed-reason.ts'

type Order = Selectable<OrdersTable>

const ended: ReadonlySet<Order['payment_status']> = new Set(['EXPIRED', 'FAILED', 'CANCELLED'])

/** Returns true when an order was to be paid by transfer and has ended before the money came. */
export function wasAwaitingTransfer({ payment_method: method, payment_status: payment }: Order): boolean {
  return method === 'TRANSFER' && ended.has(payment)
}

/** Rejects the transfer of an order whose late transfer is already being refunded. */
async function requireFirst(trx: Transaction<Tables>, { id, site_id: siteId, payment_status: payment }: Order): Promise<void> {
  const before = trx.selectFrom('refunds').select('id').where('site_id', '=', siteId).where('order_id', '=', id)
  if (await before.where('reason', '=', 'LATE').executeTakeFirst())
    throw new ApiError('ORDER_EVENT_REFUSED', { event: 'PAY', status: { payment } })
}

/** Sends the money back: notifies the company of the transfer to make, and the buyer of the refund and its reason. */
async function giveMoneyBack(trx: Transaction<Tables>, order: Order, reason: LateReason): Promise<void> {
  const { id: orderId, site_id: siteId, reference, firstname, email: to, locale, total: amount } = order
  const own = { site_id: siteId, order_id: orderId, payment_id: null }
  await trx
    .insertInto('refunds')
    .values({ ...own, reason: 'LATE', why: reason, amount, state: 'QUEUED' })
    .execute()
  const data = { reference, firstname, amount, reason, method: order.payment_method }
  await mailBuyer(trx, { siteId, orderId }, { kind: 'PAYMENT_RETURNED', key: `${reference} transfer`, to, locale, data })
  await bumpOrderVersion(trx, { siteId, orderId })
}

/** Records a transfer that arrived after its order had ended: reopens the order when its goods, pickup slot and discount code are available, otherwise refunds the transfer and returns the reason. */
export async function receiveLateTransfer(trx: Transaction<Tables>, order: Order, needs: ReReserveDeps): Promise<LateReason | null> {
  const { id: orderId, site_id: siteId } = order
  await requireFirst(trx, order)
  const why = canReopen(order) ? await reopenOrder(trx, order, needs) : closedReason(order)
  if (why !== null) {
    await giveMoneyBack(trx, order, why)
    return why
  }
  await applyOrderEvent(trx, { siteId, orderId, event: 'PAY_LATE', now: needs.now })
  await processReopened(trx, order, needs)
  return null
}
