import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { isOrderWithdrawn } from './withdrawn-units.ts'

/** Why an order goes no further: it was cancelled, ended without being paid, or all of it was paid back; null when it goes its way. */
export function closureReason({
  payment,
  fulfilment,
}: Pick<OrderView, 'payment' | 'fulfilment'>): 'CANCELLED' | 'EXPIRED' | 'FAILED' | 'REFUNDED' | null {
  if (fulfilment === 'CANCELLED') return 'CANCELLED'
  return payment === 'CANCELLED' || payment === 'EXPIRED' || payment === 'FAILED' || payment === 'REFUNDED' ? payment : null
}

/** Whether more is to come of an order that nothing has stopped: nothing leaves of what was given up whole, but what is on its way still arrives. */
export function isActive(order: Pick<OrderView, 'fulfilment' | 'products' | 'givenUp'>): boolean {
  return order.fulfilment === 'SHIPPED' || !isOrderWithdrawn(order)
}

const handedOver: ReadonlySet<OrderView['fulfilment']> = new Set(['DELIVERED', 'COLLECTED'])

/** Whether something of an order is still to come to its buyer, and nobody's words are read first that may change it. */
export function isUpcoming(order: Pick<OrderView, 'payment' | 'fulfilment' | 'products' | 'givenUp' | 'isBeingRead'>): boolean {
  return closureReason(order) === null && isActive(order) && order.isBeingRead !== true && !handedOver.has(order.fulfilment)
}
