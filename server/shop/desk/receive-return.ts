import type { Transaction } from 'kysely'
import { leftToShip, mergeUnits, type LineQuantity } from '#domain/shop/shipping/shipments.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { expectedReturns } from '#server/shop/orders/pending-returns.ts'
import type { OrderAt } from '#server/shop/reservations/settle-reservations.ts'
import { lockOrderState, stateAfter } from '#server/shop/orders/order-state.ts'
import { readGoods, serialiseUnits } from '#server/shop/orders/load-lines.ts'

/** Units less others, line by line; what is taken of a line beyond what there is of it is left out. */
const less = (units: readonly LineQuantity[], taken: readonly LineQuantity[]): readonly LineQuantity[] =>
  leftToShip(units, [{ lines: taken, receivedAt: null }])

/**
 * Notes that goods which a buyer gave up have come back: all that is awaited, or the units that are named, of which first those come that were given back
 * before. The rest is awaited further: its claim stands, its money may wait until it comes or was proved to be sent (Code de la consommation, L221-24), and
 * nothing of its price is kept back before. Where nothing can come back, nothing has.
 */
export async function receiveReturn(trx: Transaction<Tables>, order: OrderAt, units?: readonly LineQuantity[]): Promise<void> {
  stateAfter(await lockOrderState(trx, order), 'RETURN_PART')
  const row = trx.selectFrom('orders').select(['id', 'fees_paid', 'withdrawal_status']).where('id', '=', order.orderId)
  const { awaited, ahead } = await expectedReturns(trx, await row.executeTakeFirstOrThrow(), await readGoods(trx, order.orderId))
  const expected = mergeUnits([...awaited, ...ahead])
  const come = mergeUnits(units ?? expected)
  if (come.length === 0 || less(come, expected).length > 0) throw new ApiError('RETURN_REFUSED', { awaited: serialiseUnits(awaited) })
  const isWhole = less(awaited, less(come, ahead)).length === 0
  await applyOrderEvent(trx, { ...order, ...(isWhole ? { event: 'RETURN', lines: awaited } : { event: 'RETURN_PART', lines: come }) })
}
