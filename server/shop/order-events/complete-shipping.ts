import type { Transaction } from 'kysely'
import { leftToShip } from '#domain/shop/shipping/shipments.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { OrderAt } from '#server/shop/reservations/settle-reservations.ts'
import { readOrderState } from '#server/shop/orders/order-state.ts'
import { orderedOf, readGoods, shippedOf } from '#server/shop/orders/load-lines.ts'
import { waitingWordsOf } from '#server/shop/orders/unreviewed-withdrawals.ts'
import { withdrawnOf } from '#server/shop/orders/withdrawal-guards.ts'
import { completeIfShipped } from './close-empty-order.ts'

/**
 * Completes the shipping of a partly shipped order whose buyer has withdrawn from all unshipped goods: the order is shipped, and delivered
 * when its shipments have arrived. A free-text withdrawal that awaits review blocks this, because it may concern other goods.
 */
export async function endShipping(trx: Transaction<Tables>, order: OrderAt): Promise<void> {
  const { status } = await readOrderState(trx, order)
  if (status.fulfilment !== 'PREPARING' || (await waitingWordsOf(trx, [order])).size > 0) return
  const goods = await readGoods(trx, order)
  if (goods.shipments.length === 0) return
  const withdrawn = await withdrawnOf(trx, { order, status, goods })
  const left = leftToShip(orderedOf(goods), [...shippedOf(goods), { lines: withdrawn, receivedAt: null }])
  if (left.length > 0) return
  await completeIfShipped(trx, order, { fulfilment: status.fulfilment, goods })
}
