import type { ProductType } from '#domain/shop/products/sellable.ts'

/** The number of units in stock; null for an item without a count. */
export interface Stock {
  readonly isTracked: boolean
  readonly onHand: number
  readonly reserved: number
}

/** True for each type that a site sells only from stock: STOCK_MANAGEMENT and STOCK_MANAGEMENT_BOX. Stock is stored and shown either way. */
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
  /** The bottles in a box with their count; empty for a wine. */
  readonly contents: readonly (Held & { readonly count: number })[]
}

/** The number of times that `count` units of an item are in stock. It limits a sale only where the site manages the stock of its type. */
function leftOf({ type, stock }: Held, count: number, manages: StockManagement) {
  const left = stock?.isTracked === true ? Math.floor((stock.onHand - stock.reserved) / count) : Infinity
  return { left, limit: manages[type] ? left : Infinity }
}

/** The number of units that can be sold now. A box is limited by its own stock and by that of each bottle in it. Without a limit the stock is returned all the same. */
export function availabilityOf(offered: Offered, manages: StockManagement): Availability {
  const all = [leftOf(offered, 1, manages), ...offered.contents.map((content) => leftOf(content, content.count, manages))]
  const limit = Math.min(...all.map((each) => each.limit))
  if (limit < Infinity) return { quantity: limit, setQuantity: true }
  const left = Math.min(...all.map((each) => each.left))
  return { quantity: left < Infinity ? left : null, setQuantity: false }
}
