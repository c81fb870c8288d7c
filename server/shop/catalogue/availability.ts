import type { ProductType } from '#domain/shop/products/sellable.ts'

/** What is there of something that is sold; null when nobody counts it. */
export interface Stock {
  readonly isTracked: boolean
  readonly onHand: number
  readonly reserved: number
}

/** Whether a site sells no more of each type than it has: STOCK_MANAGEMENT and STOCK_MANAGEMENT_BOX. What it has is kept and shown either way. */
export type StockManagement = Readonly<Record<ProductType, boolean>>

/** How many can be sold now, as the API says it: null when that is not counted, and no limit unless `setQuantity`. */
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

/** How many there are of something, of so many each time; a limit only where the site keeps to it. */
function leftOf({ type, stock }: Held, count: number, manages: StockManagement) {
  const left = stock?.isTracked === true ? Math.floor((stock.onHand - stock.reserved) / count) : Infinity
  return { left, limit: manages[type] ? left : Infinity }
}

/** How many can be sold of something now: of a box no more than its own stock and that of each bottle in it allow. Where nothing limits the sale, what is there is told all the same. */
export function availabilityOf(offered: Offered, manages: StockManagement): Availability {
  const all = [leftOf(offered, 1, manages), ...offered.contents.map((content) => leftOf(content, content.count, manages))]
  const limit = Math.min(...all.map((each) => each.limit))
  if (limit < Infinity) return { quantity: limit, setQuantity: true }
  const left = Math.min(...all.map((each) => each.left))
  return { quantity: left < Infinity ? left : null, setQuantity: false }
}
