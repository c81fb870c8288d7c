import type { CartLine, CartProduct } from '#schemas/runtime/cart.ts'
import { toMillilitres } from '#domain/shop/products/bottle-count.ts'
import { sellableIdOf, stockOf } from '#domain/shop/orders/cart-line.ts'
import { parseEuros } from '#domain/shop/pricing/cents.ts'
import { readDiscount } from '#domain/shop/pricing/discount.ts'
import type { BoxContent, Sellable } from '#domain/shop/products/sellable.ts'

function contentOf({ idProduct: id, quantity: count, capacity = null, capacityUnit = null }: CartProduct['products'][number]): BoxContent {
  return { id, count, capacityMl: toMillilitres(capacity, capacityUnit) }
}

/** What a line sells, as the rules of the shop take it; null where its price is hidden. */
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
    // What a bill says of taxes is the order's matter: the cart shows prices that hold them.
    vatRate: 0,
    contents: product.products.map(contentOf),
  }
}
