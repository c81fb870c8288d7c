import type { Selectable, Transaction } from 'kysely'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import type { PaymentsTable } from '#server/database/tables/payment-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { canReopen, closedReason } from '#server/shop/reservations/closed-reason.ts'
import { reopenOrder, processReopened } from '#server/shop/withdrawals/revive-order.ts'
import { isAwaitingPayment, isUnpaid } from '#server/shop/orders/pending-order.ts'
import { attemptsOf } from './payment-attempts.ts'
import { factsOfRow, mergeFacts, paymentState, type PaymentFacts } from './payment-state.ts'
import { scopeOf, type PaymentNeeds } from './payment-deps.ts'
import { refundPayment, type ReturnReason } from './auto-refund.ts'

type Order = Selectable<OrdersTable>
type Payment = Selectable<PaymentsTable>

/** A payment and its order, both held until the transaction ends. */
interface Settling {
  readonly trx: Transaction<Tables>
  readonly needs: PaymentNeeds
  readonly now: Date
  readonly order: Order
  readonly payment: Payment
}

function happen({ trx, order, now }: Settling, event: 'PAY' | 'PAY_LATE' | 'START_DEBIT' | 'FAIL'): Promise<unknown> {
  return applyOrderEvent(trx, { siteId: order.site_id, orderId: order.id, event, now })
}

/** Notes how an order is paid in the end; it is waited for no longer. */
async function notePaying({ trx, order, payment }: Settling): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ payment_method: payment.method, expires_at: null })
    .where('site_id', '=', order.site_id)
    .where('id', '=', order.id)
    .execute()
}

async function pay(settling: Settling, event: 'PAY' | 'PAY_LATE'): Promise<void> {
  const { trx, payment } = settling
  await notePaying(settling)
  await trx.updateTable('payments').set({ outcome: 'PAID' }).where('site_id', '=', payment.site_id).where('id', '=', payment.id).execute()
  await happen(settling, event)
}

/** Returns true when the bank works on another debit of the same order. */
async function hasOtherDebit({ trx, order, payment }: Settling): Promise<boolean> {
  const ofOrder = trx.selectFrom('payments').selectAll().where('site_id', '=', order.site_id).where('order_id', '=', order.id)
  const others = await ofOrder.where('id', '<>', payment.id).execute()
  return others.some((other) => other.method === 'SEPA_DEBIT' && paymentState(factsOfRow(other)) === 'UNDER_WAY')
}

/** Ends the wait for a debit; another one of the same order is waited for all the same. */
async function endDebit(settling: Settling): Promise<void> {
  if (!(await hasOtherDebit(settling))) await happen(settling, 'FAIL')
}

async function giveMoneyBack(settling: Settling, reason: ReturnReason): Promise<void> {
  const { order, payment } = settling
  await refundPayment(settling, reason)
  if (order.payment_status === 'DEBIT_PENDING' && payment.method === 'SEPA_DEBIT') await endDebit(settling)
}

/** The money is there: it pays the order when it is what was asked and the order can still be had; else it goes back. */
async function receive(settling: Settling): Promise<void> {
  const { trx, needs, now, order, payment } = settling
  if (payment.outcome !== null) return
  const { payment_status: status, fulfilment_status: fulfilment } = order
  if (payment.received !== order.total || payment.amount !== order.total) return giveMoneyBack(settling, 'AMOUNT')
  if (fulfilment === 'CANCELLED') return giveMoneyBack(settling, closedReason(order))
  if (isAwaitingPayment(status)) return pay(settling, 'PAY')
  if (!canReopen(order)) return giveMoneyBack(settling, status === 'CANCELLED' ? closedReason(order) : 'TWICE')
  const again = { scope: scopeOf(needs, order.site_id), parameters: needs.parameters, now }
  const why = await reopenOrder(trx, order, again)
  if (why !== null) return giveMoneyBack(settling, why)
  await pay(settling, 'PAY_LATE')
  await processReopened(trx, order, again)
}

/** The bank works on a debit: what the order holds back stays so until the bank says no. */
async function startDebit(settling: Settling): Promise<boolean> {
  const { order, payment } = settling
  if (payment.method !== 'SEPA_DEBIT' || !isUnpaid(order.payment_status) || order.fulfilment_status !== 'NEW') return false
  await notePaying(settling)
  await happen(settling, 'START_DEBIT')
  return true
}

/** Returns true when an order waits for this payment and no other. A payment that was cancelled for another way is not awaited. */
async function isAwaited({ trx, order, payment }: Settling): Promise<boolean> {
  if (payment.cancelled_at === null) return true
  const [last] = await attemptsOf(trx, { siteId: order.site_id, orderId: order.id })
  return order.payment_status === 'PENDING_PAYMENT' && last?.id === payment.id
}

async function refuseDebit(settling: Settling): Promise<void> {
  const { order, payment } = settling
  if (payment.method !== 'SEPA_DEBIT') return
  // The news of its failure may arrive before that of its start at the bank.
  const isPending = order.payment_status === 'DEBIT_PENDING' || ((await isAwaited(settling)) && (await startDebit(settling)))
  if (isPending) await endDebit(settling)
}

/** Merges reported facts into the stored ones. */
async function note(trx: Transaction<Tables>, payment: Payment, { facts, intentId }: PaymentUpdate): Promise<Payment> {
  const joined = mergeFacts(factsOfRow(payment), facts)
  return trx
    .updateTable('payments')
    .set({
      ...{ under_way_at: joined.underWayAt, failed_at: joined.failedAt, received_at: joined.receivedAt },
      ...{ cancelled_at: joined.cancelledAt, received: joined.received, intent_id: payment.intent_id ?? intentId },
    })
    .where('site_id', '=', payment.site_id)
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The facts of a payment that the provider has reported. */
export interface PaymentUpdate {
  readonly paymentId: number
  readonly intentId: string
  readonly facts: PaymentFacts
}

/** Stores the reported facts of a payment and moves its order on. The result depends neither on repetition nor on the order of reports. */
export async function settlePayment(trx: Transaction<Tables>, needs: PaymentNeeds, told: PaymentUpdate): Promise<void> {
  const held = trx.selectFrom('payments').where('id', '=', told.paymentId)
  const { site_id: siteId, order_id: orderId } = await held.select(['site_id', 'order_id']).executeTakeFirstOrThrow()
  const ofSite = trx.selectFrom('orders').selectAll().where('site_id', '=', siteId)
  const order = await ofSite.where('id', '=', orderId).forNoKeyUpdate().executeTakeFirstOrThrow()
  const payment = await note(trx, await held.selectAll().forNoKeyUpdate().executeTakeFirstOrThrow(), told)
  const settling: Settling = { trx, needs, now: new Date(needs.clock()), order, payment }
  const state = paymentState(factsOfRow(payment))
  if (state === 'RECEIVED') await receive(settling)
  else if (state === 'UNDER_WAY') await startDebit(settling)
  else if (state === 'FAILED') await refuseDebit(settling)
}
