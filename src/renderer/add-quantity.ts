import { parseWanted, quantityLimit, quantityStep, quantityToAdd } from '#domain/shop/orders/quantity.ts'
import type { Product } from '#schemas/api/shop/product.ts'
import type { QuantityLimit } from '#schemas/runtime/cart.ts'

/** What of a bottle or a box says by how many it is sold, how many are left, and whether that is a limit. */
interface SoldByStep {
  readonly sellByMultipleOf: number | null
  readonly quantity: number | null
  readonly setQuantity: boolean
}

/** By how many a bottle or a box of a product is put into a cart. */
export function stepToAdd({ type, isVintage }: Product, { sellByMultipleOf }: SoldByStep): number {
  return quantityStep({ type: type.type, isVintage, sellByMultipleOf })
}

/** The most of it that can be sold now; null where nothing limits that. */
export function limitOf({ quantity, setQuantity }: SoldByStep): number | null {
  return setQuantity ? quantity : null
}

/** How many of it are put into a cart, and what was wanted instead. */
export interface AddedQuantity {
  readonly quantity: number
  /** The number that was read of what somebody typed. */
  readonly wanted: number
  /** Whether what they typed is that number, and not some of it. */
  readonly isWhole: boolean
  /** What keeps more from being put there. */
  readonly limit: QuantityLimit
}

const wholeNumber = /^0*[1-9]\d*$/

/** How many of it are put into a cart when somebody has typed so many, and why they are not as many. */
export function readQuantity(product: Product, sold: SoldByStep, typed: string): AddedQuantity {
  const [step, left, isWhole] = [stepToAdd(product, sold), limitOf(sold), wholeNumber.test(typed)]
  const quantity = quantityToAdd(typed, step, left)
  return { quantity, wanted: Math.max(1, parseWanted(typed)), isWhole, limit: quantityLimit(left, step) }
}
