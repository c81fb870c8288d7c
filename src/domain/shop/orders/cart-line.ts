import type { AddedToCart, CartDeclination, CartLine, CartStock } from '#schemas/runtime/cart.ts'
import { maximumQuantity, quantityLimit, quantityStep } from './quantity.ts'

/** What is put into a cart. */
export type NewLine = Omit<CartLine, 'id'>

/** The id by which the shop knows what a line sells: its declination's, else its product's. */
export function sellableIdOf({ product, declinationId }: NewLine): number {
  return declinationId ?? product.id
}

/** What a cart holds, as the shop is asked about it. */
export type AskedProducts = { readonly id: number; readonly quantity: number }[]

/** What the shop is asked about for the lines of a cart. */
export function askedProducts(lines: readonly NewLine[]): AskedProducts {
  return lines.map((line) => ({ id: sellableIdOf(line), quantity: line.quantity }))
}

/** The declination that a line sells; undefined when its product has none. */
export function declinationOf({ product, declinationId }: NewLine): CartDeclination | undefined {
  return product.declinations.find(({ id }) => id === declinationId)
}

/** The price and the stock of what a line sells. */
export function stockOf(line: NewLine): CartStock {
  return declinationOf(line) ?? line.product
}

/** By how many the quantity of a line goes up and down. */
export function stepOf(line: NewLine): number {
  const { isVintage, type } = line.product
  return quantityStep({ type: type.type, isVintage, sellByMultipleOf: stockOf(line).sellByMultipleOf })
}

/** How many of a line can be sold now, in whole steps. */
export function mostOf(line: NewLine): number {
  const { onSale, quantity, setQuantity } = stockOf(line)
  const step = stepOf(line)
  const left = setQuantity ? (quantity ?? 0) : maximumQuantity
  return onSale ? Math.floor(Math.min(left, maximumQuantity) / step) * step : 0
}

/** What keeps more of a line from being ordered. */
export function limitOf(line: NewLine): AddedToCart['limit'] {
  if (mostOf(line) === 0) return 'gone'
  const { quantity, setQuantity } = stockOf(line)
  return quantityLimit(setQuantity ? quantity : null, stepOf(line))
}
