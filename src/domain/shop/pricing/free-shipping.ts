import { countBottlesCeil, countBottles } from '#domain/shop/products/bottle-count.ts'
import type { LineItem, Sellable } from '#domain/shop/products/sellable.ts'
import type { Cents } from './cents.ts'

/** Thresholds of free shipping; null and 0 mean never. */
export interface FreeShipping {
  readonly fromBottles: number | null
  readonly fromGoods: Cents | null
}

/** The destination of a parcel and the kind of its carrier. Free shipping applies in France, and never to the estate's own export rates. */
export interface Destination {
  readonly isFrance: boolean
  readonly isExport: boolean
}

const reaches = (count: number, from: number | null): boolean => from !== null && from > 0 && count >= from

/** Returns true when shipping is free: enough bottles in the cart, or a high enough price of the goods after discounts. */
export function isShippingFree(
  { fromBottles, fromGoods }: FreeShipping,
  { isFrance, isExport }: Destination,
  { bottles, goods }: { readonly bottles: number; readonly goods: Cents },
): boolean {
  return isFrance && !isExport && (reaches(bottles, fromBottles) || reaches(goods, fromGoods))
}

/** The smallest and the largest number of bottles of one delivery; null and 0 mean no limit. */
export interface ExpeditionLimits {
  readonly minimum: number | null
  readonly maximum: number | null
}

/** The reason why a cart cannot be delivered: too few bottles, or too many. */
export type ExpeditionFault =
  | { readonly code: 'MIN_BOTTLES'; readonly min: number; readonly count: number }
  | { readonly code: 'MAX_BOTTLES'; readonly max: number; readonly count: number }

/**
 * Validates the number of bottles of a delivery; null when it is valid. A fraction of a bottle is rounded down for the minimum and up for
 * the maximum.
 */
export function expeditionFault(
  lines: readonly LineItem<Pick<Sellable, 'type' | 'sellByMultipleOf' | 'capacityMl'>>[],
  { minimum, maximum }: ExpeditionLimits,
): ExpeditionFault | null {
  const count = countBottles(lines)
  if (minimum && count < minimum) return { code: 'MIN_BOTTLES', min: minimum, count }
  const countUp = countBottlesCeil(lines)
  if (maximum && countUp > maximum) return { code: 'MAX_BOTTLES', max: maximum, count: countUp }
  return null
}
