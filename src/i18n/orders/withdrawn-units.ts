import type { OrderView } from '#schemas/api/shop/order-view.ts'

type Given = Pick<OrderView, 'products' | 'givenUp'>

/** How many of what a line sells were given back or given up. */
export function withdrawnQuantity({ givenUp = [] }: Pick<Given, 'givenUp'>, lineId: number): number {
  return givenUp.find(({ id }) => id === lineId)?.quantity ?? 0
}

/** Whether nothing of an order is left that was not given back or given up. */
export function isOrderWithdrawn(order: Given): boolean {
  return order.products.every(({ id, quantity }) => withdrawnQuantity(order, id) >= quantity)
}

const refunded: ReadonlySet<OrderView['payment']> = new Set(['PARTLY_REFUNDED', 'REFUNDED'])

/** Which word is true of what is not bought any more: it was given up, it was refunded, or there may be both. */
export function withdrawalLabel({ payment, withdrawal }: Pick<OrderView, 'payment' | 'withdrawal'>): 'givenUp' | 'refunded' | 'either' {
  if (!refunded.has(payment)) return 'givenUp'
  // A withdrawal is closed once all that it claims was refunded.
  return withdrawal === 'NONE' || withdrawal === 'CLOSED' ? 'refunded' : 'either'
}
