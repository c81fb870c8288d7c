import { availabilityOf, type Availability, type Stock, type StockManagement } from '#server/shop/catalogue/availability.ts'
import type { OfferLine } from './validate-cart.ts'
import type { Offer } from './load-offers.ts'

/** The units that a cart takes from one counted stock. */
export interface StockNeed {
  readonly id: number
  readonly quantity: number
  /** True when nothing is sold beyond what is there; where the shop does not manage its stock, what is there is taken and the rest is sold all the same. */
  readonly binds: boolean
}

type Held = Pick<Offer, 'id' | 'type' | 'stock'>

function needsOfLine({ sellable, quantity }: OfferLine, manages: StockManagement): readonly StockNeed[] {
  const needOf = ({ id, type, stock }: Held, count: number) =>
    stock?.isTracked === true ? [{ id, quantity: count * quantity, binds: manages[type] }] : []
  return [...needOf(sellable, 1), ...sellable.contents.flatMap((content) => needOf(content, content.count))]
}

const bindingOf = (line: OfferLine, manages: StockManagement) => needsOfLine(line, manages).filter(({ binds }) => binds)

/** The units that a whole cart takes from each stock, in the order of their numbers. A bottle alone and one in a box come from the same stock. */
export function stockNeeds(lines: readonly OfferLine[], manages: StockManagement): readonly StockNeed[] {
  const needs = new Map<number, StockNeed>()
  for (const need of lines.flatMap((line) => needsOfLine(line, manages)))
    needs.set(need.id, { ...need, quantity: (needs.get(need.id)?.quantity ?? 0) + need.quantity })
  return [...needs.values()].sort((one, other) => one.id - other.id)
}

/** How many of an offer can be sold now. */
export function offerAvailability({ type, stock, contents }: Offer, manages: StockManagement): Availability {
  return availabilityOf({ type, stock, contents }, manages)
}

/** The most of an offer that can be sold now; null where nothing limits that. */
export function offerLimit(offer: Offer, manages: StockManagement): number | null {
  const { quantity, setQuantity } = offerAvailability(offer, manages)
  return setQuantity ? quantity : null
}

/** A stock with fewer units than a cart takes, with the name of its item. */
export interface ShortStock extends StockNeed {
  readonly name: string
  readonly left: number
}

const leftOf = ({ onHand, reserved }: Stock): number => Math.max(0, onHand - reserved)

/** Returns the stocks that do not suffice for the whole cart. */
export function insufficientStocks(lines: readonly OfferLine[], manages: StockManagement): readonly ShortStock[] {
  const sold = lines.map(({ sellable }) => sellable)
  // An item that is also sold alone is named as on its own line.
  const held = new Map([...sold.flatMap(({ contents }) => contents), ...sold].map((each) => [each.id, each]))
  return stockNeeds(lines, manages).flatMap((need) => {
    const { name = '', stock } = held.get(need.id) ?? {}
    return stock && need.binds && need.quantity > leftOf(stock) ? [{ ...need, name, left: leftOf(stock) }] : []
  })
}

/** The lines that take from a stock. */
export function linesUsingStock({ id }: StockNeed, lines: readonly OfferLine[], manages: StockManagement): readonly OfferLine[] {
  return lines.filter((line) => bindingOf(line, manages).some((need) => need.id === id))
}

/** How many of each line can be had beside those before it, in whole multiples, and no more than is asked. */
export function allocateAvailable(
  lines: readonly OfferLine[],
  manages: StockManagement,
): readonly { readonly line: OfferLine; readonly quantity: number }[] {
  const left = new Map(
    lines
      .flatMap(({ sellable }) => [...sellable.contents, sellable])
      .flatMap(({ id, stock }) => (stock ? [[id, leftOf(stock)] as const] : [])),
  )
  return lines.map((line) => {
    const { sellable, quantity: asked } = line
    const each = bindingOf({ sellable, quantity: 1 }, manages)
    const most = Math.min(asked, ...each.map(({ id, quantity }) => Math.floor((left.get(id) ?? 0) / quantity)))
    const step = sellable.isVintage ? Math.max(1, sellable.sellByMultipleOf ?? 1) : 1
    const quantity = most - (most % step)
    for (const need of each) left.set(need.id, (left.get(need.id) ?? 0) - need.quantity * quantity)
    return { line, quantity }
  })
}
