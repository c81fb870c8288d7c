import type { CartLine, CartProduct } from '#schemas/runtime/cart.ts'
import { toMillilitres } from '#domain/shop/products/bottle-count.ts'
import { sellableIdOf, stockOf } from '#domain/shop/orders/cart-line.ts'
import { parseEuros } from '#domain/shop/pricing/cents.ts'
import { readDiscount } from '#domain/shop/pricing/discount.ts'
import type { BoxContent, Sellable } from '#domain/shop/products/sellable.ts'

function contentOf({ idProduct: id, quantity: count, capacity = null, capacityUnit = null }: CartProduct['products'][number]): BoxContent {
  return { id, count, capacityMl: toMillilitres(capacity, capacityUnit) }
}

/** Returns the item of a line as the pricing rules need it; null when its price is hidden. */
export function sellableOfLine(line: CartLine): Sellable | null {
  const { product } = line
  const { price, discount, sellByMultipleOf, capacity, capacityUnit } = stockOf(line)
  const inCents = parseEuros(price)
  if (inCents === null) return null
  return {
    id: sellableIdOf(line),
    type: product.type.type,
    isVintage: product.isVintage,
    price: inCents,
    discount: discount && readDiscount(discount),
    ...{ sellByMultipleOf, capacityMl: toMillilitres(capacity, capacityUnit), hasShippingFees: product.hasShippingFees },
    // The cart shows prices including tax. Only the order needs the rate.
    vatRate: 0,
    contents: product.products.map(contentOf),
  }
}
