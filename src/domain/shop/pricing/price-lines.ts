import type { LineItem, Sellable } from '#domain/shop/products/sellable.ts'
import { subtractCents, zeroCents, sumCents, multiplyCents, type Cents } from './cents.ts'
import { orderReduction, reducedPrice, type Discount } from './discount.ts'
import { allocateCents } from './allocate.ts'

/** A discount by a code or by the number of bottles; `sellables` are the ids that it applies to, null means all. */
export interface AppliedDiscount {
  readonly discount: Discount
  readonly sellables: readonly number[] | null
}

/** A line with its price: a unit costs `price` less `discount`; `share` is its part of the reductions of the whole order. */
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

/** The total of the goods after the catalogue's own discounts, before steps and codes. */
export function goodsTotal(lines: readonly LineItem<Pick<Sellable, 'price' | 'discount'>>[]): Cents {
  return sumCents(lines.map(({ sellable, quantity }) => multiplyCents(reducedPrice(sellable.price, sellable.discount), quantity)))
}

const holdsFor = ({ sellables }: AppliedDiscount, id: number): boolean => sellables === null || sellables.includes(id)

function priceLine({ sellable, quantity }: LineItem<Sellable>, applied: readonly AppliedDiscount[]): PricedLine {
  const { id, vatRate } = sellable
  const price = reducedPrice(sellable.price, sellable.discount)
  const left = applied.filter((each) => holdsFor(each, id)).reduce((unit, { discount }) => reducedPrice(unit, discount), price)
  return { id, quantity, price, discount: subtractCents(price, left), share: zeroCents, total: multiplyCents(left, quantity), vatRate }
}

function takeOffOrder(lines: readonly PricedLine[], applied: AppliedDiscount): readonly PricedLine[] {
  const over = lines.map(({ id, total }) => (holdsFor(applied, id) ? total : zeroCents))
  const shares = allocateCents(orderReduction(sumCents(over), applied.discount), over)
  return lines.map((line, index) => {
    const share = shares[index] ?? zeroCents
    return { ...line, share: sumCents([line.share, share]), total: subtractCents(line.total, share) }
  })
}

/** Prices lines: each discount applies to the unit price that the previous one left; then reductions of the whole order are spread over the lines. */
export function priceLines(lines: readonly LineItem<Sellable>[], applied: readonly AppliedDiscount[]): readonly PricedLine[] {
  return applied.reduce(
    takeOffOrder,
    lines.map((line) => priceLine(line, applied)),
  )
}
