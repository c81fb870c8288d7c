import type { Carriage, QuoteRequest } from '#domain/shop/pricing/quote.ts'
import type { Discount } from '#domain/shop/pricing/discount.ts'

/** A cart to price, with or without a carrier. */
type Cart = Pick<QuoteRequest, 'lines' | 'rules' | 'code'> & { readonly carriage: Carriage | null }
type Taken = NonNullable<QuoteRequest['code']>

const sum = (amounts: readonly number[]): number => amounts.reduce((whole, each) => whole + each, 0)

/** Returns the rest of a price after a discount. Half a cent of a percentage is rounded up. */
function left(price: number, { type, amount }: Discount): number {
  return price - Math.min(price, type === 'EURO' ? amount : Math.round((price * amount) / 10_000))
}

const isOffUnits = ({ detailType }: Discount): boolean => detailType === 'PRODUCT'

/** Distributes a discount over lines in proportion. The remaining cents go to the lines with the largest remainders. */
function takeOff(lines: readonly number[], amount: number): number[] {
  const whole = sum(lines)
  const taken = Math.min(amount, whole)
  const exact = lines.map((line) => (whole === 0 ? [0, 0] : [Math.floor((taken * line) / whole), (taken * line) % whole]))
  const parts = exact.map(([part = 0]) => part)
  const byLoss = exact.map(([, rest = 0], at) => ({ rest, at })).sort((one, other) => other.rest - one.rest || one.at - other.at)
  for (const { at } of byLoss.slice(0, taken - sum(parts))) parts[at]! += 1
  return lines.map((line, at) => line - parts[at]!)
}

/** Counts the bottles for free shipping and discount tiers. */
export function bottlesIn(lines: Cart['lines']): number {
  const worth = ({ type, sellByMultipleOf, capacityMl }: Cart['lines'][number]['sellable']) =>
    type === 'BOX' ? (sellByMultipleOf ?? 1) : (capacityMl ?? 750) >= 750 ? 1 : 0.5
  return Math.floor(sum(lines.map(({ sellable, quantity }) => quantity * worth(sellable))))
}

function goodsWith(lines: Cart['lines'], discounts: readonly Taken[]): number {
  const concerns = ({ sellables }: Taken, id: number) => sellables?.includes(id) ?? true
  let amounts = lines.map(({ sellable: { id, price, discount }, quantity }) => {
    const own = discount && isOffUnits(discount) ? left(price, discount) : price
    const units = discounts.filter((each) => concerns(each, id) && isOffUnits(each.discount))
    return quantity * units.reduce<number>((unit, each) => left(unit, each.discount), own)
  })
  for (const each of discounts) {
    if (each.discount.detailType !== 'ORDER') continue
    const concerned = amounts.map((line, at) => (concerns(each, lines[at]!.sellable.id) ? line : 0))
    const over = takeOff(concerned, sum(concerned) - left(sum(concerned), each.discount))
    amounts = amounts.map((line, at) => (concerns(each, lines[at]!.sellable.id) ? over[at]! : line))
  }
  return sum(amounts)
}

function paidWith({ lines, rules, carriage }: Cart, discounts: readonly Taken[]): { total: number; fees: number } {
  const goods = goodsWith(lines, discounts)
  const { fromBottles, fromGoods } = rules.freeShipping
  const goesFree = carriage?.destination.isFrance && !carriage.destination.isExport
  const isFree = goesFree && ((fromBottles && bottlesIn(lines) >= fromBottles) || (fromGoods && goods >= fromGoods))
  const due = carriage === null || isFree || lines.every(({ sellable }) => !sellable.hasShippingFees) ? 0 : carriage.price
  const fees = discounts
    .filter(({ discount }) => discount.detailType === 'SHIPPING_FEES')
    .reduce<number>((rest, { discount }) => left(rest, discount), due)
  return { total: goods + fees, fees }
}

/** Computes the total of a cart and its shipping from the text of the rules only. */
export function paidFor(cart: Cart): { total: number; fees: number } {
  const reached = cart.rules.steps.filter(({ bottles }) => bottles <= bottlesIn(cart.lines))
  const step = reached.find(({ bottles }) => reached.every((other) => other.bottles <= bottles))
  const taken = { step: step ? [{ discount: step.discount, sellables: null }] : [], code: cart.code ? [cart.code] : [] }
  const ways = [[...taken.step, ...taken.code], taken.step, taken.code, []].map((discounts) => paidWith(cart, discounts))
  const least = Math.min(...ways.map(({ total }) => total))
  return ways.find(({ total }) => total === least)!
}
