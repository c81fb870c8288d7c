import { countBottlesCeil, countBottles } from '#domain/shop/products/bottle-count.ts'
import type { LineItem, Sellable } from '#domain/shop/products/sellable.ts'
import type { Cents } from './cents.ts'

/** From when on shipping is free; null and 0 mean never. */
export interface FreeShipping {
  readonly fromBottles: number | null
  readonly fromGoods: Cents | null
}

/** Where something goes, and by whom: free shipping holds in France, and never for exports of an estate. */
export interface Destination {
  readonly isFrance: boolean
  readonly isExport: boolean
}

const reaches = (count: number, from: number | null): boolean => from !== null && from > 0 && count >= from

/** Whether shipping is free: enough bottles in the cart, or goods that cost enough after discounts. */
export function isShippingFree(
  { fromBottles, fromGoods }: FreeShipping,
  { isFrance, isExport }: Destination,
  { bottles, goods }: { readonly bottles: number; readonly goods: Cents },
): boolean {
  return isFrance && !isExport && (reaches(bottles, fromBottles) || reaches(goods, fromGoods))
}

/** The fewest and the most bottles of one delivery; null and 0 mean no limit. */
export interface ExpeditionLimits {
  readonly minimum: number | null
  readonly maximum: number | null
}

/** Why a cart cannot be delivered: too few bottles, or too many. */
export type ExpeditionFault =
  | { readonly code: 'MIN_BOTTLES'; readonly min: number; readonly count: number }
  | { readonly code: 'MAX_BOTTLES'; readonly max: number; readonly count: number }

/** What is wrong with the number of bottles of a delivery; null when nothing is. A half bottle left over is not enough for the minimum, and too much for the maximum. */
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
