import { quantityStep, quantityToAdd as toAdd } from '#domain/shop/quantity.ts'
import type { Product } from '#schemas/api/product.ts'

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

/** How many of it are put into a cart when somebody has typed so many. */
export function quantityToAdd(product: Product, sold: SoldByStep, typed: string): number {
  return toAdd(typed, stepToAdd(product, sold), limitOf(sold))
}
