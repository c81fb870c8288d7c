import type { Transaction } from 'kysely'
import { cents } from '#domain/shop/pricing/cents.ts'
import type { OrderEvent, OrderStatus } from '#domain/shop/orders/order-status.ts'
import type { LineQuantity } from '#domain/shop/shipping/shipments.ts'
import { hasOpenClaims, type Claims } from '#domain/shop/orders/withdrawal-claims.ts'
import { hasReceivedMoney } from '#domain/shop/orders/withdrawal-refund.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { OrderOfSite } from '#server/shop/reservations/order-of-site.ts'
import type { OrderAt } from '#server/shop/reservations/settle-reservations.ts'
import { pendingReturnLines } from './pending-returns.ts'
import { claimsOf } from './load-claims.ts'
import { requireReviewed } from './unreviewed-withdrawals.ts'
import { readGoods, serialiseUnits, type OrderGoods } from './load-lines.ts'

/** An event of an order with the resulting state. */
export interface OrderChange {
  readonly event: OrderEvent
  readonly status: OrderStatus
}

/** Reads the refunds of an order and its further claims. */
export async function readOpenClaims(trx: Transaction<Tables>, order: OrderOfSite, { lines: rows }: OrderGoods): Promise<Claims> {
  const billed = trx.selectFrom('orders').select('fees_paid').where('site_id', '=', order.siteId).where('id', '=', order.orderId)
  return claimsOf(trx, order, { rows, fees: cents((await billed.executeTakeFirstOrThrow()).fees_paid) })
}

/** The units of an order that are neither sent nor refunded, by line. */
function unsentOf({ lines }: OrderGoods): LineQuantity[] {
  return lines.map(({ position: line, quantity, cancelled, sent }) => ({ line, quantity: quantity - cancelled - sent }))
}

/** Reads the units of an order that must not leave: withdrawn and not refunded yet. */
export async function withdrawnOf(
  trx: Transaction<Tables>,
  { order, status, goods }: { readonly order: OrderOfSite; readonly status: OrderStatus; readonly goods: OrderGoods },
): Promise<LineQuantity[]> {
  if (status.withdrawal === 'NONE') return []
  const { open } = await readOpenClaims(trx, order, goods)
  const waiting = new Map(open.lines.map(({ id, quantity }) => [id, quantity]))
  // What is given back is first what has not left: so a withdrawal stops that before anything.
  const withdrawn = unsentOf(goods).map(({ line, quantity }) => {
    const id = goods.lines.find(({ position }) => position === line)?.sellable_id ?? 0
    const units = Math.min(quantity, waiting.get(id) ?? 0)
    waiting.set(id, (waiting.get(id) ?? 0) - units)
    return { line, quantity: units }
  })
  return withdrawn.filter(({ quantity }) => quantity > 0)
}

/** Notes that the goods have come back of all withdrawals whose goods were awaited. */
export async function recordReturn(trx: Transaction<Tables>, { siteId, orderId, now }: OrderAt): Promise<void> {
  const awaited = trx.updateTable('withdrawals').set({ returned_at: now }).where('site_id', '=', siteId).where('order_id', '=', orderId)
  await awaited.where('refund', 'is not', null).where('returned_at', 'is', null).execute()
}

const unitsIn = (lines: readonly LineQuantity[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The events with which units leave: all that remain, or a part of them. */
const leaving: ReadonlySet<OrderEvent> = new Set(['PREPARE', 'SHIP', 'MAKE_READY', 'COLLECT'])

/** Refuses to let go what was withdrawn from; an order is only prepared while there is something else in it, and shipped once all of that has left. */
async function keepWithdrawn(trx: Transaction<Tables>, order: OrderOfSite, { event, status }: OrderChange): Promise<void> {
  const goods = await readGoods(trx, order)
  const withdrawn = await withdrawnOf(trx, { order, status, goods })
  if (withdrawn.length === 0) return
  const others = unitsIn(unsentOf(goods)) - unitsIn(withdrawn)
  if (event === 'PREPARE' && others > 0) return
  if (event === 'SHIP' && others === 0 && goods.shipments.length > 0) return
  throw new ApiError('GOODS_WITHDRAWN', { withdrawn: serialiseUnits(withdrawn) })
}

/** Refuses to close a withdrawal while goods of it are with its buyer, or its money is owed. */
async function endWithdrawal(trx: Transaction<Tables>, order: OrderOfSite, { event, status }: OrderChange): Promise<void> {
  const goods = await readGoods(trx, order)
  const claims = await readOpenClaims(trx, order, goods)
  const awaited = pendingReturnLines(claims, goods)
  if (awaited.length > 0) throw new ApiError('ORDER_EVENT_REFUSED', { event, awaited: serialiseUnits(awaited) })
  if (hasReceivedMoney(status) && hasOpenClaims(claims)) throw new ApiError('MONEY_OWED')
}

/** The events that wait for the decision on a withdrawal in words: its buyer is answered before the order moves on. */
const answering: ReadonlySet<OrderEvent> = new Set(['SHIP', 'MAKE_READY', 'COLLECT', 'CANCEL', 'CLOSE'])

/**
 * Refuses what a withdrawal forbids: to let its goods leave or to cancel the order before its words are read, and to close it while its goods are awaited or
 * its money is owed.
 */
export async function checkWithdrawalGuards(trx: Transaction<Tables>, order: OrderOfSite, happened: OrderChange): Promise<void> {
  const { event, status } = happened
  if (answering.has(event)) await requireReviewed(trx, order)
  if (status.withdrawal === 'NONE') return
  if (leaving.has(event)) return keepWithdrawn(trx, order, happened)
  if (event === 'CLOSE') await endWithdrawal(trx, order, happened)
}

/** Returns true when money is owed again for a withdrawal that was closed: what was claimed of an order before anybody paid it is owed once it is paid. */
export async function reopensWithdrawal(trx: Transaction<Tables>, order: OrderOfSite, { event, status }: OrderChange): Promise<boolean> {
  if (status.withdrawal !== 'CLOSED' || (event !== 'PAY' && event !== 'PAY_LATE')) return false
  return hasOpenClaims(await readOpenClaims(trx, order, await readGoods(trx, order)))
}
