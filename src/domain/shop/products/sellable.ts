import type { Cents } from '#domain/shop/pricing/cents.ts'
import type { Discount } from '#domain/shop/pricing/discount.ts'

/** What the shop sells: bottles of a wine, or boxes of several. */
export type ProductType = 'WINE' | 'BOX'

/** So many of one sellable in a box. */
export interface BoxContent {
  /** The sellable: its declination's id, or its product's when that has none. */
  readonly id: number
  readonly count: number
  readonly capacityMl: number | null
}

/** What one line of a cart sells: a declination, or a product that has none. Their ids come from one sequence, so the id alone names it. */
export interface Sellable {
  readonly id: number
  readonly type: ProductType
  readonly isVintage: boolean
  /** All taxes included, before the catalogue's own discount. */
  readonly price: Cents
  /** The catalogue's own discount. */
  readonly discount: Discount | null
  /** The step and obligatory multiple of a vintage's declination; the number of bottles in a box. */
  readonly sellByMultipleOf: number | null
  readonly capacityMl: number | null
  readonly hasShippingFees: boolean
  /** Hundredths of a per cent: 20 % is 2000. */
  readonly vatRate: number
  /** What is in a box; empty for a wine. */
  readonly contents: readonly BoxContent[]
}

/** A line of a cart or an order: so many of something. */
export interface LineItem<Item> {
  readonly sellable: Item
  readonly quantity: number
}
