import { countBottles, countBottlesCeil } from '#domain/shop/products/bottle-count.ts'
import { countParcelUnits } from '#domain/shop/shipping/parcel-units.ts'
import type { LineItem, Sellable } from '#domain/shop/products/sellable.ts'
import { cents, subtractCents, zeroCents, sumCents, type Cents } from './cents.ts'
import { feesReduction } from './discount.ts'
import { isShippingFree, type Destination, type ExpeditionLimits, type FreeShipping } from './free-shipping.ts'
import { priceLines, goodsTotal, type AppliedDiscount, type PricedLine } from './price-lines.ts'
import { reachedTier, type DiscountStep, type NextStep } from './discount-tiers.ts'
import { shippingByRate, vatLines, type VatLine } from './vat.ts'

/** The pricing rules of a site. */
export interface ShopRules {
  readonly freeShipping: FreeShipping
  readonly limits: ExpeditionLimits
  readonly steps: readonly DiscountStep[]
}

/**
 * The full rate of a carrier for a cart, its destination, and the most units that it takes there at once (null or absent: unknown or
 * unlimited).
 */
export interface Carriage {
  readonly price: Cents
  readonly destination: Destination
  readonly mostUnits?: number | null
}

/** The possible carriages of a cart without a carrier: within the known destination, and elsewhere while the destination is not known. */
export interface ExpectedCarriage {
  readonly ways: readonly Carriage[]
  readonly elsewhere: readonly Carriage[]
}

/** A cart to be priced. A code and a carrier are optional. */
export interface QuoteRequest {
  readonly lines: readonly LineItem<Sellable>[]
  readonly rules: ShopRules
  readonly code: AppliedDiscount | null
  readonly carriage: Carriage | null
  /** The possible carriages while no carrier is chosen; absent when nothing is shipped. */
  readonly expected?: ExpectedCarriage
}

/** Shipping fees: by the tariff, after free shipping, and after discounts. */
export interface QuotedFees {
  readonly price: Cents
  readonly due: Cents
  readonly paid: Cents
}

interface Totals {
  readonly lines: readonly PricedLine[]
  readonly goods: Cents
  readonly fees: QuotedFees
  readonly total: Cents
}

/**
 * The price of a cart, to the cent. The total is the sum of the lines and the paid fees; it also equals the subtotal and the due fees less
 * the discounts.
 */
export interface Quote extends Totals {
  readonly bottles: number
  /** The goods before the tier and the code. */
  readonly subtotal: Cents
  /** The reduction of the reached tier; null when no tier is reached, or when free shipping that it would lose is worth more. */
  readonly step: { readonly bottles: number; readonly value: Cents } | null
  /** The reduction of the code, on goods and fees together; 0 when free shipping that it would lose is worth more. */
  readonly value: Cents
  readonly vat: readonly VatLine[]
  readonly nextStep: NextStep | null
}

type Applied = readonly AppliedDiscount[]

const goodsOf = (lines: readonly PricedLine[]): Cents => sumCents(lines.map(({ total }) => total))

function feesAfter(fees: Cents, applied: Applied): Cents {
  return applied.reduce((left, { discount }) => subtractCents(left, feesReduction(left, discount)), fees)
}

function feesOf({ carriage, lines, rules }: QuoteRequest, applied: Applied, counted: { bottles: number; goods: Cents }): QuotedFees {
  if (carriage === null || !lines.some(({ sellable }) => sellable.hasShippingFees))
    return { price: zeroCents, due: zeroCents, paid: zeroCents }
  const due = isShippingFree(rules.freeShipping, carriage.destination, counted) ? zeroCents : carriage.price
  return { price: carriage.price, due, paid: feesAfter(due, applied) }
}

const stepAt = ({ rules }: QuoteRequest, bottles: number): Applied => {
  const step = reachedTier(rules.steps, bottles)
  return step ? [{ discount: step.discount, sellables: null }] : []
}

/** The price of a cart with some discounts, and the tier and code among them. */
interface Priced extends Totals {
  readonly applied: { readonly steps: Applied; readonly code: Applied }
}

function pricedWith(request: QuoteRequest, bottles: number, applied: Priced['applied']): Priced {
  const all = [...applied.steps, ...applied.code]
  const lines = priceLines(request.lines, all)
  const goods = goodsOf(lines)
  const fees = feesOf(request, all, { bottles, goods })
  return { lines, goods, fees, total: sumCents([goods, fees.paid]), applied }
}

const withAndWithout = (some: Applied): readonly Applied[] => (some.length === 0 ? [some] : [some, []])

/**
 * Prices a cart as if it had a number of bottles: first the tier, then the code. A discount is skipped when free shipping that it would
 * lose is worth more.
 */
function pricedAt(request: QuoteRequest, bottles: number): Priced {
  const codes = withAndWithout(request.code === null ? [] : [request.code])
  const choices = withAndWithout(stepAt(request, bottles)).flatMap((steps) => codes.map((code) => ({ steps, code })))
  return choices.map((applied) => pricedWith(request, bottles, applied)).reduce((best, other) => (other.total < best.total ? other : best))
}

/** Returns the numbers of bottles at which something may become cheaper, above the present one and within the limit of a delivery. */
function stepsAhead({ lines, rules, carriage }: QuoteRequest, bottles: number): readonly number[] {
  const { freeShipping, limits, steps } = rules
  const mostAdded = carriage !== null && limits.maximum ? limits.maximum - countBottlesCeil(lines) : Infinity
  const counts = [...steps.map((step) => step.bottles), freeShipping.fromBottles ?? 0]
  return counts.filter((count) => count > bottles && count - bottles <= mostAdded).sort((one, other) => one - other)
}

type Gain = Pick<NextStep, 'kind'> & { readonly gain: number }
/** The carriage of the present cart, and that of the cart with more bottles. */
type Change = readonly [before: Carriage | null, after: Carriage | null]

/**
 * Pairs each carriage with the one for a number of added 75 cl bottles. A carrier that cannot take them is replaced by each of those that
 * can.
 */
function changesFor(lines: QuoteRequest['lines'], ways: readonly (Carriage | null)[], added: number): readonly Change[] {
  const units = countParcelUnits(lines) + added
  const takes = (way: Carriage | null) => units <= (way?.mostUnits ?? Infinity)
  const able = ways.filter(takes)
  return ways.flatMap((way) => (takes(way) ? [[way, way] as const] : able.map((other) => [way, other] as const)))
}

/** Returns the saving of a cart with a number of bottles and its main cause. It is called free shipping only when no fee is left to pay. */
function gainAt(request: QuoteRequest, [bottles, count]: readonly [number, number], [before, after]: Change): Gain {
  const [now, then] = [pricedAt({ ...request, carriage: before }, bottles), pricedAt({ ...request, carriage: after }, count)]
  const [gain, fees] = [now.total - then.total, now.fees.paid - then.fees.paid]
  return { gain, kind: then.fees.paid === 0 && 2 * fees >= gain ? 'FREE_SHIPPING' : 'DISCOUNT' }
}

/** Returns the smallest saving of all carriages. Free shipping counts within France only; discounts count elsewhere too. */
function sureGain(here: readonly Gain[], elsewhere: readonly Gain[]): Gain {
  const isFree = here.every(({ kind }) => kind === 'FREE_SHIPPING')
  const gains = (isFree ? here : [...here, ...elsewhere]).map(({ gain }) => gain)
  return { gain: Math.min(...gains), kind: isFree ? 'FREE_SHIPPING' : 'DISCOUNT' }
}

/** Returns the nearest advantage of more bottles for the present cart, valid for each possible carriage; null when there is none. */
function nextStepOf(request: QuoteRequest, bottles: number): NextStep | null {
  const { carriage, expected } = request
  const { ways, elsewhere } = carriage === null && expected ? expected : { ways: [carriage], elsewhere: [] }
  const counts = stepsAhead({ ...request, carriage: ways[0] ?? null }, bottles)
  for (const count of counts) {
    const gainsBy = (some: readonly (Carriage | null)[]) =>
      changesFor(request.lines, some, count - bottles).map((change) => gainAt(request, [bottles, count], change))
    const [here, there] = [gainsBy(ways), gainsBy(elsewhere)]
    if (here.length === 0 || (there.length === 0 && elsewhere.length > 0)) return null
    const { gain, kind } = sureGain(here, there)
    if (gain > 0) return { bottles: count - bottles, gain: cents(gain), kind }
  }
  return null
}

/** Prices a cart: lines, discounts, shipping, tax and total. The browser and the server use the same code. */
export function quote(request: QuoteRequest): Quote {
  const bottles = countBottles(request.lines)
  const { applied, ...now } = pricedAt(request, bottles)
  const step = applied.steps.length > 0 ? reachedTier(request.rules.steps, bottles) : null
  const subtotal = goodsTotal(request.lines)
  const withoutCode = goodsOf(priceLines(request.lines, applied.steps)) + feesAfter(now.fees.due, applied.steps)
  const amounts = now.lines.map(({ vatRate, total }) => ({ rate: vatRate, total }))
  const vat = vatLines([...amounts, ...shippingByRate(now.fees.paid, amounts)])
  return {
    ...now,
    bottles,
    subtotal,
    step: step && { bottles: step.bottles, value: cents(subtotal + now.fees.due - withoutCode) },
    value: cents(withoutCode - now.total),
    vat,
    nextStep: nextStepOf(request, bottles),
  }
}
