import type { OrderView } from '#schemas/api/shop/order-view.ts'

type Given = Pick<OrderView, 'products' | 'givenUp'>

/** Returns the refunded or withdrawn quantity of a line. */
export function withdrawnQuantity({ givenUp = [] }: Pick<Given, 'givenUp'>, lineId: number): number {
  return givenUp.find(({ id }) => id === lineId)?.quantity ?? 0
}

/** Returns true when the whole order was refunded or withdrawn. */
export function isOrderWithdrawn(order: Given): boolean {
  return order.products.every(({ id, quantity }) => withdrawnQuantity(order, id) >= quantity)
}

const refunded: ReadonlySet<OrderView['payment']> = new Set(['PARTLY_REFUNDED', 'REFUNDED'])

/** Returns the label of units that are no longer bought: withdrawn, refunded, or either. */
export function withdrawalLabel({ payment, withdrawal }: Pick<OrderView, 'payment' | 'withdrawal'>): 'givenUp' | 'refunded' | 'either' {
  if (!refunded.has(payment)) return 'givenUp'
  // A withdrawal is closed once its whole claim is refunded.
  return withdrawal === 'NONE' || withdrawal === 'CLOSED' ? 'refunded' : 'either'
}
