import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import { preparedStatement } from '#server/database/prepared.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { runAsCaller } from '#server/people/sessions/member-transaction.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { outOfStock } from '#server/shop/cart/out-of-stock.ts'
import { readCart } from '#server/shop/offers/validate-cart.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { addAttempt, type PayableOrder } from '#server/shop/payments/payment-attempts.ts'
import { findDuplicateOrder } from './find-duplicate-order.ts'
import { toOrderMailData } from './order-mail-data.ts'
import { orderMails } from './order-mails.ts'
import { orderResponse } from './order-response.ts'
import { prepareOrder, type OrderDeps, type OrderRequest, type PreparedOrder } from './prepare-order.ts'
import { pricePreparedOrder } from './price-prepared-order.ts'
import { InsufficientStock, reserveAndInsert } from './reserve-and-insert.ts'

type Body = CallBody<'order.place'>
type Response = CallData<'order.place'>

/** The response to a placed order, and the number of an earlier order that it may duplicate. */
interface PlacedOrder {
  readonly response: Response
  readonly duplicateOf: string | null
}

interface UnsentOrder {
  readonly prepared: PreparedOrder
  readonly response: Response
  readonly total: number
  readonly mails: RawBuilder<unknown>
}

/**
 * Finds an order that this one may duplicate. A request with an idempotency key is never a duplicate. Runs after the order number was assigned: concurrent
 * orders are serialised by it, so the later one finds the earlier one.
 */
async function findDuplicate(trx: Transaction<Tables>, { request, identity }: PreparedOrder, id: number): Promise<string | null> {
  return request.settle === undefined ? findDuplicateOrder(trx, { id, siteId: request.scope.site.id }, identity) : null
}

/** Marks a free order as paid. Records the payment attempt of an online order before the provider is called. */
async function recordPayment(trx: Transaction<Tables>, order: PayableOrder, { payment: { method }, now }: PreparedOrder): Promise<void> {
  const { id: orderId, siteId, total } = order
  if (total === 0) await applyOrderEvent(trx, { siteId, orderId, event: 'PAY', now: new Date(now) })
  else if (method !== 'TRANSFER') await addAttempt(trx, order, { method })
}

/** Inserts the mails, records the payment and stores the response. Mails and response share a statement unless the payment adds mails after them. */
async function finishOrder(trx: Transaction<Tables>, { prepared, response, total, mails }: UnsentOrder): Promise<void> {
  const { settle, scope } = prepared.request
  const isSeparate = total === 0 || settle === undefined
  if (isSeparate) await sql`${preparedStatement} ${mails}`.execute(trx)
  await recordPayment(trx, { id: response.order.id, siteId: scope.site.id, total }, prepared)
  await settle?.(trx, response, isSeparate ? undefined : mails)
}

/** Places an order in one transaction: price, reserve, insert, mails, payment, response. */
async function placeInTransaction(trx: Transaction<Tables>, prepared: PreparedOrder): Promise<PlacedOrder> {
  const { delivery, payment, mailbox, now } = prepared
  const priced = await pricePreparedOrder(trx, prepared)
  const inserted = await reserveAndInsert(trx, prepared, priced)
  const duplicateOf = await findDuplicate(trx, prepared, inserted.id)
  const response = orderResponse({ ...priced, ...inserted, handover: delivery, chosen: priced.carrier, paying: payment, now })
  const mails = orderMails(
    { ...toOrderMailData(prepared, response, priced.carrier), mailToken: inserted.mailToken, twin: duplicateOf },
    mailbox,
  )
  await finishOrder(trx, { prepared, response, total: priced.quoted.total, mails })
  return { response, duplicateOf }
}

/** Limit of attempts when stock is short at the insert but sufficient again right after the rollback. */
const MAX_ATTEMPTS = 5

/** Places an order. When stock is short, reads the stock again: either it is still short and the error says what remains, or the order is retried. */
async function placeWithRetry({ db }: Pick<OrderDeps, 'db'>, prepared: PreparedOrder, remaining = MAX_ATTEMPTS): Promise<PlacedOrder> {
  const { request, body, settings } = prepared
  try {
    return await runAsCaller(db, request.caller, (trx) => placeInTransaction(trx, prepared))
  } catch (error) {
    if (!(error instanceof InsufficientStock)) throw error
    const lines = await readCart(db, request.scope, body.products)
    const stockError = outOfStock(lines, settings.manages) ?? (remaining === 1 ? new ApiError('UNAVAILABLE') : null)
    if (stockError) throw stockError
    return placeWithRetry({ db }, prepared, remaining - 1)
  }
}

/** Creates the payment at the provider. Runs after the commit, so that no lock is held during the request. */
async function startPayment({ payments }: OrderDeps, siteId: number, response: Response): Promise<Response> {
  const { order, payment } = response
  return payment === null || payment.method === 'TRANSFER' ? response : { order, payment: await payments.start(siteId, order) }
}

/** Places an order, or throws the error that the buyer has to solve. A rejected order leaves no data. */
export async function placeOrder(deps: OrderDeps, request: OrderRequest, body: Body): Promise<Response> {
  const { response, duplicateOf } = await placeWithRetry(deps, await prepareOrder(deps, request, body))
  const site = request.scope.site.id
  if (duplicateOf !== null) deps.log.warn({ site, order: response.order.reference, twin: duplicateOf }, 'an order may have been sent twice')
  // The transaction commits asynchronously, which releases its locks early. The response waits until the WAL is on disk.
  await deps.flush()
  return startPayment(deps, site, response)
}
