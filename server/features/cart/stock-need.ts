import { availabilityOf, type Availability, type Stock, type StockManagement } from '#server/features/catalogue/availability.ts'
import type { OfferLine } from './check-cart.ts'
import type { Offer } from './read-offers.ts'

/** What a cart takes of one stock that is counted. */
export interface StockNeed {
  readonly id: number
  readonly quantity: number
}

const isCounted = (type: Offer['type'], stock: Stock | null, manages: StockManagement): boolean =>
  stock?.isTracked === true && manages[type]

function needsOfLine({ sellable, quantity }: OfferLine, manages: StockManagement): readonly StockNeed[] {
  const own = isCounted(sellable.type, sellable.stock, manages) ? [{ id: sellable.id, quantity }] : []
  const inside = sellable.contents
    .filter(({ type, stock }) => isCounted(type, stock, manages))
    .map(({ id, count }) => ({ id, quantity: count * quantity }))
  return [...own, ...inside]
}

/** What a whole cart takes of each stock, in the order of their numbers: a bottle alone and one in a box are taken from the same place. */
export function stockNeeds(lines: readonly OfferLine[], manages: StockManagement): readonly StockNeed[] {
  const needs = new Map<number, number>()
  for (const { id, quantity } of lines.flatMap((line) => needsOfLine(line, manages))) needs.set(id, (needs.get(id) ?? 0) + quantity)
  return [...needs].map(([id, quantity]) => ({ id, quantity })).sort((one, other) => one.id - other.id)
}

/** How many of an offer can be sold now. */
export function offerAvailability({ type, stock, contents }: Offer, manages: StockManagement): Availability {
  return availabilityOf({ type, stock, contents }, manages)
}

function stocksOf(lines: readonly OfferLine[]): ReadonlyMap<number, Stock> {
  const all = lines.flatMap(({ sellable }) => [sellable, ...sellable.contents])
  return new Map(all.flatMap(({ id, stock }) => (stock ? [[id, stock]] : [])))
}

/** The lines for which there is not enough, counted over the whole cart. */
export function linesOutOfStock(lines: readonly OfferLine[], manages: StockManagement): readonly OfferLine[] {
  const stocks = stocksOf(lines)
  const short = new Set(
    stockNeeds(lines, manages)
      .filter(({ id, quantity }) => {
        const stock = stocks.get(id)
        return stock !== undefined && quantity > stock.onHand - stock.reserved
      })
      .map(({ id }) => id),
  )
  return lines.filter((line) => needsOfLine(line, manages).some(({ id }) => short.has(id)))
}
