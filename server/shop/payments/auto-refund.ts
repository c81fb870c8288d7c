import type { Selectable, Transaction } from 'kysely'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import type { PaymentsTable } from '#server/database/tables/payment-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { mailBuyer } from '#server/shop/order-links/mail-buyer.ts'
import { bumpOrderVersion } from '#server/shop/orders/order-state.ts'
import type { LateReason } from '#server/shop/reservations/closed-reason.ts'

/** Why a payment goes back by itself: it came too late, was not of the amount that was asked, or the order is paid already. */
export type ReturnReason = LateReason | 'AMOUNT' | 'TWICE'

interface Returned {
  readonly trx: Transaction<Tables>
  readonly order: Selectable<OrdersTable>
  readonly payment: Selectable<PaymentsTable>
}

/** Has all that a payment brought go back, once, and tells its buyer why. */
export async function refundPayment({ trx, order, payment }: Returned, why: ReturnReason): Promise<void> {
  const amount = payment.received ?? 0
  await trx.updateTable('payments').set({ outcome: 'RETURNED' }).where('site_id', '=', order.site_id).where('id', '=', payment.id).execute()
  if (amount === 0) return
  const { site_id: siteId, id: orderId, reference, firstname, email: to, locale } = order
  const reason = why === 'AMOUNT' || why === 'TWICE' ? why : 'LATE'
  await trx
    .insertInto('refunds')
    .values({ site_id: siteId, order_id: orderId, payment_id: payment.id, reason, why, amount, state: 'QUEUED' })
    .execute()
  const key = `${reference} ${payment.attempt}`
  const data = { reference, firstname, amount, reason: why, method: payment.method }
  await mailBuyer(trx, { siteId, orderId }, { kind: 'PAYMENT_RETURNED', key, to, locale, data })
  await bumpOrderVersion(trx, { siteId, orderId })
}
