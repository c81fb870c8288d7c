import type { Transaction } from 'kysely'
import type { OrderStatus } from '#domain/shop/orders/order-status.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { OrderAt } from '#server/shop/reservations/settle-reservations.ts'
import { orderedOf, readGoods, type OrderGoods } from '#server/shop/orders/load-lines.ts'
import { applyOrderEvent } from './apply-event.ts'

const unended: ReadonlySet<OrderStatus['fulfilment']> = new Set(['NEW', 'PREPARING', 'READY', 'SHIPPED'])

/** Ends an order of which nothing has left: what waits to be fetched is called off, the rest cancelled; what has left unnoted is left alone. */
async function callOff(trx: Transaction<Tables>, order: OrderAt, fulfilment: OrderStatus['fulfilment']): Promise<void> {
  if (fulfilment !== 'SHIPPED') await applyOrderEvent(trx, { ...order, event: fulfilment === 'READY' ? 'CALL_OFF' : 'CANCEL' })
}

/** An order of which nothing more leaves in parcels is shipped, and delivered once what has left has arrived. */
export async function completeIfShipped(
  trx: Transaction<Tables>,
  order: OrderAt,
  { fulfilment, goods: { shipments } }: Pick<OrderStatus, 'fulfilment'> & { readonly goods: Pick<OrderGoods, 'shipments'> },
): Promise<void> {
  if (fulfilment !== 'SHIPPED') await applyOrderEvent(trx, { ...order, event: 'SHIP' })
  if (shipments.every(({ delivered_at: at }) => at !== null)) await applyOrderEvent(trx, { ...order, event: 'DELIVER' })
}

/**
 * Ends an order of which nothing is left to leave: cancelled or called off when nothing has left; else shipped, and delivered once what has left has
 * arrived. What is on its way stays so, whatever was given back: nobody has said that it has come.
 */
export async function closeIfEmpty(
  trx: Transaction<Tables>,
  order: OrderAt,
  { fulfilment }: Pick<OrderStatus, 'fulfilment'>,
): Promise<void> {
  if (!unended.has(fulfilment)) return
  const goods = await readGoods(trx, order)
  const left = orderedOf(goods).reduce((sum, { quantity }) => sum + quantity, 0) - goods.lines.reduce((sum, { sent }) => sum + sent, 0)
  if (left > 0) return
  if (goods.shipments.length === 0) return callOff(trx, order, fulfilment)
  await completeIfShipped(trx, order, { fulfilment, goods })
}
