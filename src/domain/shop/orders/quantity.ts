import type { QuantityLimit } from '#schemas/runtime/cart.ts'
import type { Sellable } from '#domain/shop/products/sellable.ts'

/** The largest quantity of one item in one order. */
export const maximumQuantity = 9999

/** Converts wide and Arabic digits to ASCII, and removes spaces between thousands. */
function plainDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/(\d)\s(?=\d{3}(?!\d))/g, '$1')
}

/** Parses a wanted quantity without the limit of an order. Negative and unreadable values count as 1. */
export function parseWanted(value: unknown): number {
  const parsed = typeof value === 'number' ? Math.trunc(value) : Number.parseInt(plainDigits(String(value)), 10)
  if (Number.isNaN(parsed) || parsed < 0) return 1
  return Math.min(Math.abs(parsed), Number.MAX_SAFE_INTEGER)
}

/** Parses a typed quantity, up to the limit of an order. 0 removes the line from the cart. */
export function parseQuantity(value: unknown): number {
  return Math.min(parseWanted(value), maximumQuantity)
}

/**
 * Returns the step of the quantity of an item: the variant's own step for a vintage, otherwise 1. Ordered quantities are multiples of it.
 */
export function quantityStep({ type, isVintage, sellByMultipleOf }: Pick<Sellable, 'type' | 'isVintage' | 'sellByMultipleOf'>): number {
  // For a box this field holds the number of its bottles.
  return type !== 'BOX' && isVintage ? Math.max(1, sellByMultipleOf ?? 1) : 1
}

/** Returns the quantity one step higher, up to the limit of an order. */
export function increaseQuantity(quantity: number, step: number): number {
  return quantity + step > maximumQuantity ? quantity : quantity + step
}

/** Returns the quantity one step lower. 0 removes the line from the cart. */
export function decreaseQuantity(quantity: number, step: number): number {
  return Math.max(0, quantity - step)
}

/** Rounds a quantity up to a multiple of the step, or down to the largest multiple within the limit of an order. */
export function roundUpToStep(quantity: number, step: number): number {
  const most = Math.floor(maximumQuantity / step) * step
  return Math.min(Math.ceil(quantity / step) * step, most)
}

/** Returns the quantity to add to a cart: at least one step, in whole steps, within the stock. */
export function quantityToAdd(wanted: unknown, step: number, left: number | null): number {
  const requested = roundUpToStep(Math.max(1, parseQuantity(wanted)), step)
  const most = Math.floor((left ?? maximumQuantity) / step) * step
  return most > 0 ? Math.min(requested, most) : requested
}

/** Returns the reason why a quantity cannot grow beyond the stock; `left` is null for untracked stock. */
export function quantityLimit(left: number | null, step: number): QuantityLimit {
  const all = left ?? maximumQuantity
  const remainder = all % step
  if (all - remainder + step > maximumQuantity) return 'order'
  return remainder === 0 ? 'left' : 'step'
}

/** The reason why a quantity cannot be ordered. */
export type QuantityFault = 'BAD_QUANTITY' | 'BAD_MULTIPLE'

/** Validates an ordered quantity; null when it is valid. */
export function quantityFault(quantity: number, step: number): QuantityFault | null {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maximumQuantity) return 'BAD_QUANTITY'
  return quantity % step === 0 ? null : 'BAD_MULTIPLE'
}
