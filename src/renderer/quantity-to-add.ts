import { quantityStep, quantityToAdd as toAdd } from '#domain/shop/quantity.ts'
import type { Product } from '#schemas/api/product.ts'

/** What of a bottle or a box says by how many it is sold, and how many are left. */
interface SoldByStep {
  readonly sellByMultipleOf: number | null
  readonly quantity: number | null
}

/** By how many a bottle or a box of a product is put into a cart. */
export function stepToAdd({ type, isVintage }: Product, { sellByMultipleOf }: SoldByStep): number {
  return quantityStep({ type: type.type, isVintage, sellByMultipleOf })
}

/** How many of it are put into a cart when somebody has typed so many. */
export function quantityToAdd(product: Product, sold: SoldByStep, typed: string): number {
  return toAdd(typed, stepToAdd(product, sold), sold.quantity)
}
