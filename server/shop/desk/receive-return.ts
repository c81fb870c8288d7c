import type { Transaction } from 'kysely'
import { leftToShip, mergeUnits, type LineQuantity } from '#domain/shop/shipping/shipments.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { expectedReturns } from '#server/shop/orders/pending-returns.ts'
import type { OrderAt } from '#server/shop/reservations/settle-reservations.ts'
import { lockOrderState, stateAfter } from '#server/shop/orders/order-state.ts'
import { readGoods, serialiseUnits } from '#server/shop/orders/load-lines.ts'

/** Subtracts units line by line. Units in excess of a line are ignored. */
const less = (units: readonly LineQuantity[], taken: readonly LineQuantity[]): readonly LineQuantity[] =>
  leftToShip(units, [{ lines: taken, receivedAt: null }])

/**
 * Records the return of withdrawn goods: the named units, or all expected ones. Units that were refunded before their return count first.
 * The other units remain expected: their claim stays open, and their refund may wait for their return or a proof of dispatch (Code de la
 * consommation, L221-24). Rejects units that are not expected, and an order without expected units.
 */
export async function receiveReturn(trx: Transaction<Tables>, order: OrderAt, units?: readonly LineQuantity[]): Promise<void> {
  stateAfter(await lockOrderState(trx, order), 'RETURN_PART')
  const ofSite = trx.selectFrom('orders').select(['id', 'site_id', 'fees_paid', 'withdrawal_status']).where('site_id', '=', order.siteId)
  const row = await ofSite.where('id', '=', order.orderId).executeTakeFirstOrThrow()
  const { awaited, ahead } = await expectedReturns(trx, row, await readGoods(trx, order))
  const expected = mergeUnits([...awaited, ...ahead])
  const come = mergeUnits(units ?? expected)
  if (come.length === 0 || less(come, expected).length > 0) throw new ApiError('RETURN_REFUSED', { awaited: serialiseUnits(awaited) })
  const isWhole = less(awaited, less(come, ahead)).length === 0
  await applyOrderEvent(trx, { ...order, ...(isWhole ? { event: 'RETURN', lines: awaited } : { event: 'RETURN_PART', lines: come }) })
}
