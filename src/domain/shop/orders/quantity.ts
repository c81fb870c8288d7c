import type { QuantityLimit } from '#schemas/runtime/cart.ts'
import type { Sellable } from '#domain/shop/products/sellable.ts'

/** The most of one sellable that one order may hold. */
export const maximumQuantity = 9999

/** Writes a typed number with the digits 0 to 9 alone: wide and Arabic digits are read, and spaces between thousands go. */
function plainDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/(\d)\s(?=\d{3}(?!\d))/g, '$1')
}

/** Reads how many somebody wants, be it more than an order may hold: the whole number that they typed, 1 when it is negative or none at all. */
export function parseWanted(value: unknown): number {
  const parsed = typeof value === 'number' ? Math.trunc(value) : Number.parseInt(plainDigits(String(value)), 10)
  if (Number.isNaN(parsed) || parsed < 0) return 1
  return Math.min(Math.abs(parsed), Number.MAX_SAFE_INTEGER)
}

/** Reads a quantity that somebody typed, as far as an order may hold it. 0 takes the line out of the cart. */
export function parseQuantity(value: unknown): number {
  return Math.min(parseWanted(value), maximumQuantity)
}

/** By how many the quantity of a sellable goes up and down, of which it must be a multiple: the declination's own step for a vintage, else 1. */
export function quantityStep({ type, isVintage, sellByMultipleOf }: Pick<Sellable, 'type' | 'isVintage' | 'sellByMultipleOf'>): number {
  // A box says by this number how many bottles it holds.
  return type !== 'BOX' && isVintage ? Math.max(1, sellByMultipleOf ?? 1) : 1
}

/** The quantity that is one step more, as long as an order may hold it. */
export function increaseQuantity(quantity: number, step: number): number {
  return quantity + step > maximumQuantity ? quantity : quantity + step
}

/** The quantity that is one step less; 0 takes the line out of the cart. */
export function decreaseQuantity(quantity: number, step: number): number {
  return Math.max(0, quantity - step)
}

/** The next quantity from a given one on that is sold by this step; the last one that an order may hold when there is none. */
export function roundUpToStep(quantity: number, step: number): number {
  const most = Math.floor(maximumQuantity / step) * step
  return Math.min(Math.ceil(quantity / step) * step, most)
}

/** How many are put into a cart of those that somebody wants: one at least, whole steps, and no more than are left. */
export function quantityToAdd(wanted: unknown, step: number, left: number | null): number {
  const asked = roundUpToStep(Math.max(1, parseQuantity(wanted)), step)
  const most = Math.floor((left ?? maximumQuantity) / step) * step
  return most > 0 ? Math.min(asked, most) : asked
}

/** What keeps a quantity from being more than can be sold of so many that are left; null where nobody counts them. */
export function quantityLimit(left: number | null, step: number): QuantityLimit {
  const all = left ?? maximumQuantity
  const remainder = all % step
  if (all - remainder + step > maximumQuantity) return 'order'
  return remainder === 0 ? 'left' : 'step'
}

/** Why a quantity cannot be ordered. */
export type QuantityFault = 'BAD_QUANTITY' | 'BAD_MULTIPLE'

/** What is wrong with a quantity that is to be ordered; null when nothing is. */
export function quantityFault(quantity: number, step: number): QuantityFault | null {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maximumQuantity) return 'BAD_QUANTITY'
  return quantity % step === 0 ? null : 'BAD_MULTIPLE'
}
