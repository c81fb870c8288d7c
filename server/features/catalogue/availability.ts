import type { ProductType } from '#domain/shop/sellable.ts'

/** What is there of something that is sold; null when nobody counts it. */
export interface Stock {
  readonly isTracked: boolean
  readonly onHand: number
  readonly reserved: number
}

/** Whether the site counts what it has of each type: STOCK_MANAGEMENT and STOCK_MANAGEMENT_BOX. */
export type StockManagement = Readonly<Record<ProductType, boolean>>

/** How many can be sold now, as the API says it: null when that is not counted. */
export interface Availability {
  readonly quantity: number | null
  readonly setQuantity: boolean
}

interface Held {
  readonly type: ProductType
  readonly stock: Stock | null
}

interface Offered extends Held {
  /** What is in a box, so many of each; empty for a wine. */
  readonly contents: readonly (Held & { readonly count: number })[]
}

function leftOf({ type, stock }: Held, manages: StockManagement): number {
  return stock?.isTracked === true && manages[type] ? stock.onHand - stock.reserved : Infinity
}

/** How many can be sold of something now: of a box no more than its own stock and that of each bottle in it allow. */
export function availabilityOf(offered: Offered, manages: StockManagement): Availability {
  const boxes = offered.contents.map((content) => Math.floor(leftOf(content, manages) / content.count))
  const quantity = Math.min(leftOf(offered, manages), ...boxes)
  return quantity === Infinity ? { quantity: null, setQuantity: false } : { quantity, setQuantity: true }
}
