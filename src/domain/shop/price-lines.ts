import { lessCents, noCents, sumCents, timesCents, type Cents } from './cents.ts'
import { orderReduction, reducedPrice, type Discount } from './discount.ts'
import type { Counted, Sellable } from './sellable.ts'
import { spreadCents } from './allocate.ts'

/** A discount that somebody has, by a code or by the number of bottles; `sellables` are those that it holds for, null all. */
export interface AppliedDiscount {
  readonly discount: Discount
  readonly sellables: readonly number[] | null
}

/** A line with its price: a unit costs `price` less `discount`; `share` is its part of what is taken off the order as a whole. */
export interface PricedLine {
  readonly id: number
  readonly quantity: number
  /** After the catalogue's own discount. */
  readonly price: Cents
  readonly discount: Cents
  readonly share: Cents
  readonly total: Cents
  readonly vatRate: number
}

/** What goods cost by the catalogue alone, before steps and codes. */
export function sumOfGoods(lines: readonly Counted<Pick<Sellable, 'price' | 'discount'>>[]): Cents {
  return sumCents(lines.map(({ sellable, quantity }) => timesCents(reducedPrice(sellable.price, sellable.discount), quantity)))
}

const holdsFor = ({ sellables }: AppliedDiscount, id: number): boolean => sellables === null || sellables.includes(id)

function priceLine({ sellable, quantity }: Counted<Sellable>, applied: readonly AppliedDiscount[]): PricedLine {
  const { id, vatRate } = sellable
  const price = reducedPrice(sellable.price, sellable.discount)
  const left = applied.filter((each) => holdsFor(each, id)).reduce((unit, { discount }) => reducedPrice(unit, discount), price)
  return { id, quantity, price, discount: lessCents(price, left), share: noCents, total: timesCents(left, quantity), vatRate }
}

function takeOffOrder(lines: readonly PricedLine[], applied: AppliedDiscount): readonly PricedLine[] {
  const over = lines.map(({ id, total }) => (holdsFor(applied, id) ? total : noCents))
  const shares = spreadCents(orderReduction(sumCents(over), applied.discount), over)
  return lines.map((line, index) => {
    const share = shares[index] ?? noCents
    return { ...line, share: sumCents([line.share, share]), total: lessCents(line.total, share) }
  })
}

/** Prices lines: each discount on the unit price that the one before it left, then what is taken off the order as a whole, spread over the lines. */
export function priceLines(lines: readonly Counted<Sellable>[], applied: readonly AppliedDiscount[]): readonly PricedLine[] {
  return applied.reduce(
    takeOffOrder,
    lines.map((line) => priceLine(line, applied)),
  )
}
