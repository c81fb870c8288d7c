import type { StockManagement } from '#server/features/catalogue/availability.ts'
import { Refusal } from '#server/features/refusal.ts'
import type { OfferLine } from './check-cart.ts'
import { linesOutOfStock, offerAvailability } from './stock-need.ts'

/** The refusal of lines for which there is not enough; null when there is. */
export function outOfStock(lines: readonly OfferLine[], manages: StockManagement): Refusal | null {
  const short = linesOutOfStock(lines, manages)
  const [first] = short
  if (!first) return null
  const products = short.map(({ sellable }) => ({ id: sellable.id, ...offerAvailability(sellable, manages) }))
  return new Refusal('OUT_OF_STOCK', { name: first.sellable.name, left: products[0]?.quantity ?? 0, products })
}
