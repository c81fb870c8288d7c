import type { Selectable, Transaction } from 'kysely'
import type { CallBody, CallData, CallParams } from '#schemas/api/calls.ts'
import { parisInstant } from '#domain/dates/paris-day.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { ProviderError, type OnlineMethod } from '#server/adapters/stripe/payment-provider.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import type { PaymentsTable } from '#server/database/tables/payment-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Buyer } from '#server/shop/settings/buyer.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { findOrder } from '#server/shop/orders/find-order.ts'
import { findBank, requirePaymentBeforePickup, requirePayable, toTransfer, transferHold } from '#server/shop/settings/payment-terms.ts'
import { notFound, ApiError } from '#server/platform/errors/api-error.ts'
import { isUnpaid } from '#server/shop/orders/pending-order.ts'
import { syncIntent, ensureIntent } from './payment-intent.ts'
import { addAttempt, attemptsOf } from './payment-attempts.ts'
import { factsOfRow, paymentState } from './payment-state.ts'
import type { OnlineNeeds, PaymentNeeds } from './payment-deps.ts'

type Order = Selectable<OrdersTable>
type Payment = Selectable<PaymentsTable>
type Answer = CallData<'order.pay'>

/** An order that still waits for its payment, held until the transaction ends; refused when it waits no longer. */
async function holdWaiting(trx: Transaction<Tables>, { id, site_id: siteId }: Order): Promise<Order> {
  const waiting = trx.selectFrom('orders').selectAll().where('site_id', '=', siteId).where('id', '=', id)
  const order = await waiting.forNoKeyUpdate().executeTakeFirstOrThrow()
  if (!isUnpaid(order.payment_status) || order.fulfilment_status !== 'NEW') throw new ApiError('ORDER_NOT_PAYABLE')
  return order
}

const isOpen = (payment: Payment): boolean => paymentState(factsOfRow(payment)) === 'OPEN'

/** Ends those tries of an order that are still open, but for one; money that was on its way meanwhile is taken in. */
async function endOthers(needs: OnlineNeeds, { id: orderId, site_id: siteId }: Order, kept: number | null): Promise<void> {
  for (const payment of await attemptsOf(needs.db, { siteId, orderId })) {
    const { id, intent_id: intentId } = payment
    // One that has no name yet is ended in the next round.
    if (id === kept || intentId === null || !isOpen(payment)) continue
    await syncIntent(needs, id, await needs.provider.cancel(intentId))
  }
}

/** The last try of an order when it can go on in this way, else another. */
async function nextAttempt(needs: OnlineNeeds, order: Order, method: OnlineMethod): Promise<Payment> {
  return inTransaction(needs.db, async (trx) => {
    const { id, site_id: siteId, total, collect_date: day } = await holdWaiting(trx, order)
    requirePaymentBeforePickup(method, day, needs.clock())
    const [last] = await attemptsOf(trx, { siteId, orderId: id })
    if (last?.method === method && isOpen(last)) return last
    return addAttempt(trx, { id, siteId, total }, { method, attempt: (last?.attempt ?? 0) + 1 })
  })
}

async function payOnline(needs: OnlineNeeds, order: Order, method: OnlineMethod): Promise<Answer> {
  const payment = await nextAttempt(needs, order, method)
  try {
    await endOthers(needs, order, payment.id)
    const intent = await ensureIntent(needs, payment, order.reference)
    if (intent.status === 'OPEN') {
      if (intent.clientSecret === null) throw new ApiError('UPSTREAM')
      await inTransaction(needs.db, (trx) => holdWaiting(trx, order))
      return { payment: { method, clientSecret: intent.clientSecret } }
    }
    await syncIntent(needs, payment.id, intent)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    needs.log.warn({ reason: error.reason, provider: error.message }, 'a payment could not be opened')
    throw new ApiError('UPSTREAM')
  }
  // A payment that ended elsewhere is restarted; one that was paid meanwhile stays paid.
  return payOnline(needs, order, method)
}

/** Ends all that was begun through the provider; where that is out of reach the transfer is taken all the same. */
async function endOnline(needs: PaymentNeeds, order: Order): Promise<void> {
  const { provider } = needs
  if (!provider) return
  try {
    await endOthers({ ...needs, provider }, order, null)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    needs.log.warn({ order: order.reference, reason: error.reason, provider: error.message }, 'a payment could not be ended for a transfer')
  }
}

async function payByTransfer(needs: PaymentNeeds, { scope }: Buyer, order: Order): Promise<Answer> {
  const bank = await findBank(needs.parameters, scope)
  if (!bank) throw new ApiError('PAYMENT_UNAVAILABLE')
  await endOnline(needs, order)
  const end = await inTransaction(needs.db, async (trx) => {
    const held = await holdWaiting(trx, order)
    const { payment_status: status, expires_at: expiresAt, due_at: dueAt, collect_date: day, collect } = held
    if (status === 'AWAITING_TRANSFER' && expiresAt !== null) return { expires: expiresAt, due: dueAt }
    requirePaymentBeforePickup('TRANSFER', day, needs.clock())
    const collectedFrom = day !== null && collect?.hours ? parisInstant(day, collect.hours.from) : null
    const { seconds, dueSeconds } = transferHold(held.email_proved_at !== null, collectedFrom, needs.clock())
    const expires = await secondsFromNow(trx, seconds)
    const due = dueSeconds === null ? null : await secondsFromNow(trx, dueSeconds)
    const columns = { payment_method: 'TRANSFER', expires_at: expires, due_at: due } as const
    await trx.updateTable('orders').set(columns).where('site_id', '=', order.site_id).where('id', '=', order.id).execute()
    const { site_id: siteId, id: orderId } = order
    await applyOrderEvent(trx, { siteId, orderId, event: 'CHOOSE_TRANSFER', now: new Date(needs.clock()) })
    return { expires, due }
  })
  return { payment: toTransfer(order.reference, bank, end) }
}

/** Starts another payment of an order that waits for one, in the same way or in another. The former payment is ended. */
export async function payOrder(
  needs: PaymentNeeds,
  buyer: Buyer,
  { params, body: { token, method } }: { readonly params: CallParams<'order.pay'>; readonly body: CallBody<'order.pay'> },
): Promise<Answer> {
  const order = await findOrder(needs.db, buyer, { ...params, token: token ?? params.token })
  if (!order) throw notFound()
  if (method === 'TRANSFER') return payByTransfer(needs, buyer, order)
  const { provider } = needs
  if (!provider) throw new ApiError('PAYMENT_UNAVAILABLE')
  requirePayable({ method, bank: null }, order.total)
  return payOnline({ ...needs, provider }, order, method)
}
