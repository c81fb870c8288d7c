import type { AddedToCart, CartDeclination, CartLine, CartStock } from '#schemas/runtime/cart.ts'
import { maximumQuantity, quantityLimit, quantityStep } from './quantity.ts'

/** A cart line that has no id yet. */
export type NewLine = Omit<CartLine, 'id'>

/** Returns the id of the item that a line sells: its variant's, or its product's. */
export function sellableIdOf({ product, declinationId }: NewLine): number {
  return declinationId ?? product.id
}

/** Ids and quantities of a cart, as the requests to the shop contain them. */
export type AskedProducts = { readonly id: number; readonly quantity: number }[]

/** Returns the ids and quantities of cart lines for a request to the shop. */
export function askedProducts(lines: readonly NewLine[]): AskedProducts {
  return lines.map((line) => ({ id: sellableIdOf(line), quantity: line.quantity }))
}

/** Returns the variant that a line sells; undefined when its product has none. */
export function declinationOf({ product, declinationId }: NewLine): CartDeclination | undefined {
  return product.declinations.find(({ id }) => id === declinationId)
}

/** Returns the price and the stock of the item that a line sells. */
export function stockOf(line: NewLine): CartStock {
  return declinationOf(line) ?? line.product
}

/** Returns the step of the quantity of a line. */
export function stepOf(line: NewLine): number {
  const { isVintage, type } = line.product
  return quantityStep({ type: type.type, isVintage, sellByMultipleOf: stockOf(line).sellByMultipleOf })
}

/** Returns the largest quantity of a line that can be sold now, in whole steps. */
export function mostOf(line: NewLine): number {
  const { onSale, quantity, setQuantity } = stockOf(line)
  const step = stepOf(line)
  const left = setQuantity ? (quantity ?? 0) : maximumQuantity
  return onSale ? Math.floor(Math.min(left, maximumQuantity) / step) * step : 0
}

/** Returns the reason why the quantity of a line cannot be increased. */
export function limitOf(line: NewLine): AddedToCart['limit'] {
  if (mostOf(line) === 0) return 'gone'
  const { quantity, setQuantity } = stockOf(line)
  return quantityLimit(setQuantity ? quantity : null, stepOf(line))
}
