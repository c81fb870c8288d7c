import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { isOrderWithdrawn } from './withdrawn-units.ts'

/** Returns the reason why an order is closed: cancelled, expired or fully refunded; null for an open one. */
export function closureReason({
  payment,
  fulfilment,
}: Pick<OrderView, 'payment' | 'fulfilment'>): 'CANCELLED' | 'EXPIRED' | 'FAILED' | 'REFUNDED' | null {
  if (fulfilment === 'CANCELLED') return 'CANCELLED'
  return payment === 'CANCELLED' || payment === 'EXPIRED' || payment === 'FAILED' || payment === 'REFUNDED' ? payment : null
}

/** Returns true when deliveries of an order are pending. A full withdrawal stops shipments, but not those in transit. */
export function isActive(order: Pick<OrderView, 'fulfilment' | 'products' | 'givenUp'>): boolean {
  return order.fulfilment === 'SHIPPED' || !isOrderWithdrawn(order)
}

const handedOver: ReadonlySet<OrderView['fulfilment']> = new Set(['DELIVERED', 'COLLECTED'])

/** Returns true when a delivery is pending and no free-text withdrawal waits for its review. */
export function isUpcoming(order: Pick<OrderView, 'payment' | 'fulfilment' | 'products' | 'givenUp' | 'isBeingRead'>): boolean {
  return closureReason(order) === null && isActive(order) && order.isBeingRead !== true && !handedOver.has(order.fulfilment)
}
