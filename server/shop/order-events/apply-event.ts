import { sql, type Transaction } from 'kysely'
import type { OrderEvent, OrderStatus } from '#domain/shop/orders/order-status.ts'
import type { LineQuantity } from '#domain/shop/shipping/shipments.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { issueInvoice } from '#server/shop/documents/issue-invoice.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { settleReservations, type OrderAt } from '#server/shop/reservations/settle-reservations.ts'
import { releaseOrder } from '#server/shop/reservations/release-order.ts'
import { readOrderState, stateAfter } from '#server/shop/orders/order-state.ts'
import { isUnpaid } from '#server/shop/orders/pending-order.ts'
import { readGoods, unshippedStock } from '#server/shop/orders/load-lines.ts'
import { recordReturn, reopensWithdrawal, checkWithdrawalGuards, type OrderChange } from '#server/shop/orders/withdrawal-guards.ts'
import { sendOrderMail } from './event-mails.ts'

/** An event of an order with its time. */
export interface OrderEventInput extends OrderAt {
  readonly event: OrderEvent
  /** With RETURN_PART what has come back, with RETURN what was awaited and has come. */
  readonly lines?: readonly LineQuantity[]
}

type Effect = (trx: Transaction<Tables>, order: OrderEventInput) => Promise<void>

const returnGoods: Effect = (trx, order) => releaseOrder(trx, [order])
/** Releases a whole order. One that has left in part is refunded line by line instead. */
const returnWhole: Effect = async (trx, order) => {
  const shipments = trx.selectFrom('order_shipments').select('id').where('site_id', '=', order.siteId)
  const sent = await shipments.where('order_id', '=', order.orderId).limit(1).execute()
  if (sent.length > 0) throw new ApiError('ORDER_EVENT_REFUSED', { event: order.event })
  await releaseOrder(trx, [order])
}
const letGoodsLeave: Effect = async (trx, order) => {
  const goods = await readGoods(trx, order)
  // What leaves in parcels has left with each of them; what has not was withdrawn from.
  if (goods.shipments.length > 0) return
  await settleReservations(trx, order, { end: 'DISPATCH', quantities: unshippedStock(goods) })
  const lines = trx
    .updateTable('order_lines')
    .set((set) => ({ sent: set('quantity', '-', set.ref('cancelled')) }))
    .where('site_id', '=', order.siteId)
  await lines.where('order_id', '=', order.orderId).execute()
}

/** Bills a paid order and ends the wait for its payment. */
const settleOrder: Effect = async (trx, order) => {
  await trx
    .updateTable('orders')
    .set({ expires_at: null, due_at: null })
    .where('site_id', '=', order.siteId)
    .where('id', '=', order.orderId)
    .execute()
  await issueInvoice(trx, order)
}

/** The effects of events besides the new state, in the same transaction. */
const effects: Readonly<Partial<Record<OrderEvent, Effect>>> = {
  ...{ EXPIRE: returnGoods, ABANDON: returnGoods, FAIL: returnGoods, CANCEL: returnWhole, CALL_OFF: returnGoods },
  ...{ PAY: settleOrder, PAY_LATE: settleOrder, SHIP: letGoodsLeave, COLLECT: letGoodsLeave, RETURN: recordReturn },
}

/** A payment that is not waited for any longer once the order is cancelled; a debit that is under way may still arrive. */
const endOfWaiting: Readonly<Partial<Record<OrderStatus['payment'], OrderEvent>>> = {
  PENDING_PAYMENT: 'ABANDON',
  AWAITING_TRANSFER: 'FAIL',
}

/** Returns the event that another event entails. */
async function followingEvent(trx: Transaction<Tables>, order: OrderAt, happened: OrderChange): Promise<OrderEvent | undefined> {
  const { event, status } = happened
  if (event === 'CANCEL') return endOfWaiting[status.payment]
  return (await reopensWithdrawal(trx, order, happened)) ? 'REOPEN' : undefined
}

const columnsOf = ({ payment, fulfilment, withdrawal }: OrderStatus) => ({
  ...{ payment_status: payment, fulfilment_status: fulfilment, withdrawal_status: withdrawal },
})

/** Moves an order on, only from the state that was read. A concurrent second event reads the state again. */
async function move(trx: Transaction<Tables>, happening: OrderEventInput): Promise<OrderStatus> {
  const { siteId, orderId, event } = happening
  const state = await readOrderState(trx, happening)
  const next = stateAfter(state, event)
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    // Only unpaid orders are counted by network.
    .set({ ...columnsOf(next), ...(!isUnpaid(next.payment) && { network_hash: null }), version: sql<number>`version + 1` })
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .where((where) => where.and(columnsOf(state.status)))
    .executeTakeFirst()
  return numUpdatedRows === 0n ? move(trx, happening) : next
}

/**
 * The one way in which anything happens to an order: refused when its state has no row for it, and done with all that follows — what it held back, its
 * mails — in the transaction that it is given. Nothing else writes the states of an order.
 */
export async function applyOrderEvent(trx: Transaction<Tables>, happening: OrderEventInput): Promise<OrderStatus> {
  const { siteId, orderId, event, now, lines } = happening
  const status = await move(trx, happening)
  await checkWithdrawalGuards(trx, happening, { event, status })
  await trx
    .insertInto('order_events')
    .values({ site_id: siteId, order_id: orderId, event, at: now, lines: lines ? jsonb(lines) : null })
    .execute()
  await effects[event]?.(trx, happening)
  await sendOrderMail(trx, happening)
  const next = await followingEvent(trx, happening, { event, status })
  return next ? applyOrderEvent(trx, { siteId, orderId, now, event: next }) : status
}
