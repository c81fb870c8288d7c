import type { StoredCart } from '#schemas/runtime/cart.ts'

/** Returns true when a cart contains wine, single or in a box. Wine is sold to adults only. */
export function containsWine({ lines }: Pick<StoredCart, 'lines'>): boolean {
  return lines.some(({ product }) => product.type.type === 'WINE' || product.products.length > 0)
}
