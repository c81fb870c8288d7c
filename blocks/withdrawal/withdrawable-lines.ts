import type { OrderView } from '#schemas/api/shop/order-view.ts'

type Given = Pick<OrderView, 'products' | 'givenUp'>

/** Returns the lines of an order with units that can be withdrawn, in that quantity. */
export function withdrawableLines({ products, givenUp = [] }: Given): OrderView['products'] {
  return products
    .map((line) => ({ ...line, quantity: line.quantity - (givenUp.find(({ id }) => id === line.id)?.quantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/** How many units of an order are given up. */
export function parseQuantities({ givenUp = [] }: Pick<OrderView, 'givenUp'>): number {
  return givenUp.reduce((sum, { quantity }) => sum + quantity, 0)
}
