import type { Cents } from '#domain/shop/pricing/cents.ts'
import type { Discount } from '#domain/shop/pricing/discount.ts'

/** The type of a product: a wine, or a box of several bottles. */
export type ProductType = 'WINE' | 'BOX'

/** An item in a box, with its count. */
export interface BoxContent {
  /** The id of the item: its variant's, or its product's when that has none. */
  readonly id: number
  readonly count: number
  readonly capacityMl: number | null
}

/** The item that a cart line sells: a variant, or a product without variants. Both ids come from one sequence, so the id is unique. */
export interface Sellable {
  readonly id: number
  readonly type: ProductType
  readonly isVintage: boolean
  /** Including tax, before the discount of the catalogue. */
  readonly price: Cents
  /** The discount of the catalogue. */
  readonly discount: Discount | null
  /** The step and mandatory multiple of a vintage's variant; the number of bottles in a box. */
  readonly sellByMultipleOf: number | null
  readonly capacityMl: number | null
  readonly hasShippingFees: boolean
  /** Hundredths of a per cent: 20 % is 2000. */
  readonly vatRate: number
  /** The items in a box; empty for a wine. */
  readonly contents: readonly BoxContent[]
}

/** A line of a cart or an order: an item and its quantity. */
export interface LineItem<Item> {
  readonly sellable: Item
  readonly quantity: number
}
