import type { StoredCart } from '#schemas/runtime/cart.ts'

/** Whether wine is in a cart, alone or in a box: it is sold to adults alone. */
export function containsWine({ lines }: Pick<StoredCart, 'lines'>): boolean {
  return lines.some(({ product }) => product.type.type === 'WINE' || product.products.length > 0)
}
