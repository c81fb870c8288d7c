import { parseWanted, quantityLimit, quantityStep, quantityToAdd } from '#domain/shop/orders/quantity.ts'
import type { Product } from '#schemas/api/shop/product.ts'
import type { QuantityLimit } from '#schemas/runtime/cart.ts'

/** The order multiple and stock of a bottle or a box. */
interface SoldByStep {
  readonly sellByMultipleOf: number | null
  readonly quantity: number | null
  readonly setQuantity: boolean
}

/** Returns the order multiple of a product. */
export function stepToAdd({ type, isVintage }: Product, { sellByMultipleOf }: SoldByStep): number {
  return quantityStep({ type: type.type, isVintage, sellByMultipleOf })
}

/** Returns the maximum quantity on sale; null without a limit. */
export function limitOf({ quantity, setQuantity }: SoldByStep): number | null {
  return setQuantity ? quantity : null
}

/** A quantity to add, with the requested one. */
export interface AddedQuantity {
  readonly quantity: number
  /** The number parsed from the input. */
  readonly wanted: number
  /** True when the input is exactly that number. */
  readonly isWhole: boolean
  /** The reason of the limit. */
  readonly limit: QuantityLimit
}

const wholeNumber = /^0*[1-9]\d*$/

/** Converts input into a quantity to add, with the reason for a lower one. */
export function readQuantity(product: Product, sold: SoldByStep, typed: string): AddedQuantity {
  const [step, left, isWhole] = [stepToAdd(product, sold), limitOf(sold), wholeNumber.test(typed)]
  const quantity = quantityToAdd(typed, step, left)
  return { quantity, wanted: Math.max(1, parseWanted(typed)), isWhole, limit: quantityLimit(left, step) }
}
