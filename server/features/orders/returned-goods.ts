import type { Transaction } from 'kysely'
import { mergeUnits, type LineQuantity } from '#domain/shop/shipments.ts'
import type { Tables } from '#server/database/tables.ts'
import { Refusal } from '#server/features/refusal.ts'
import { applyOrderEvent } from './apply-event.ts'
import { awaitedOf } from './awaited-goods.ts'
import type { OrderAt } from './end-holds.ts'
import { holdOrderState, stateAfter } from './order-state.ts'
import { readGoods } from './read-goods.ts'

/** What of some units is left without others; null when they are not among them. */
function without(units: readonly LineQuantity[], taken: readonly LineQuantity[]): LineQuantity[] | null {
  const left = new Map(units.map(({ line, quantity }) => [line, quantity]))
  for (const { line, quantity } of mergeUnits(taken)) left.set(line, (left.get(line) ?? 0) - quantity)
  const rest = [...left].map(([line, quantity]) => ({ line, quantity }))
  return rest.some(({ quantity }) => quantity < 0) ? null : rest.filter(({ quantity }) => quantity > 0)
}

/**
 * Notes that goods which a buyer gave up have come back: all that is awaited, or the units that are named. The rest is awaited further: its claim stands, its
 * money may wait until it comes or was proved to be sent (Code de la consommation, L221-24), and nothing of its price is kept back before.
 */
export async function receiveReturn(trx: Transaction<Tables>, order: OrderAt, units?: readonly LineQuantity[]): Promise<void> {
  if (!units) return void (await applyOrderEvent(trx, { ...order, event: 'RETURN' }))
  stateAfter(await holdOrderState(trx, order), 'RETURN_PART')
  const row = trx.selectFrom('orders').select(['id', 'fees_paid', 'withdrawal_status']).where('id', '=', order.orderId)
  const awaited = await awaitedOf(trx, await row.executeTakeFirstOrThrow(), await readGoods(trx, order.orderId))
  const rest = without(awaited, units)
  if (!rest || units.length === 0) throw new Refusal('RETURN_REFUSED', { awaited })
  const isWhole = rest.length === 0
  await applyOrderEvent(trx, { ...order, event: isWhole ? 'RETURN' : 'RETURN_PART', ...(!isWhole && { lines: mergeUnits(units) }) })
}
