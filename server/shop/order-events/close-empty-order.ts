import type { Transaction } from 'kysely'
import type { OrderStatus } from '#domain/shop/orders/order-status.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { OrderAt } from '#server/shop/reservations/settle-reservations.ts'
import { orderedOf, readGoods, type OrderGoods } from '#server/shop/orders/load-lines.ts'
import { applyOrderEvent } from './apply-event.ts'

const unended: ReadonlySet<OrderStatus['fulfilment']> = new Set(['NEW', 'PREPARING', 'READY', 'SHIPPED'])

/** Ends an order without shipments: one that waits for collection is called off, another cancelled. One that left without a record is left alone. */
async function callOff(trx: Transaction<Tables>, order: OrderAt, fulfilment: OrderStatus['fulfilment']): Promise<void> {
  if (fulfilment !== 'SHIPPED') await applyOrderEvent(trx, { ...order, event: fulfilment === 'READY' ? 'CALL_OFF' : 'CANCEL' })
}

/** Sets an order to shipped when no further parcel leaves, and to delivered once all parcels have arrived. */
export async function completeIfShipped(
  trx: Transaction<Tables>,
  order: OrderAt,
  { fulfilment, goods: { shipments } }: Pick<OrderStatus, 'fulfilment'> & { readonly goods: Pick<OrderGoods, 'shipments'> },
): Promise<void> {
  if (fulfilment !== 'SHIPPED') await applyOrderEvent(trx, { ...order, event: 'SHIP' })
  if (shipments.every(({ delivered_at: at }) => at !== null)) await applyOrderEvent(trx, { ...order, event: 'DELIVER' })
}

/**
 * Ends an order without remaining units: cancelled or called off without shipments; else shipped, and delivered once its parcels have
 * arrived. A parcel on its way stays so despite refunds: its arrival was not reported.
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
