import { countBottles, countBottlesCeil } from '#domain/shop/products/bottle-count.ts'
import { countParcelUnits } from '#domain/shop/shipping/parcel-units.ts'
import type { LineItem, Sellable } from '#domain/shop/products/sellable.ts'
import { cents, subtractCents, zeroCents, sumCents, type Cents } from './cents.ts'
import { feesReduction } from './discount.ts'
import { isShippingFree, type Destination, type ExpeditionLimits, type FreeShipping } from './free-shipping.ts'
import { priceLines, goodsTotal, type AppliedDiscount, type PricedLine } from './price-lines.ts'
import { reachedTier, type DiscountStep, type NextStep } from './discount-tiers.ts'
import { shippingVatRate, vatLines, type VatLine } from './vat.ts'

/** What a site has decided about its prices. */
export interface ShopRules {
  readonly freeShipping: FreeShipping
  readonly limits: ExpeditionLimits
  readonly steps: readonly DiscountStep[]
}

/** A carrier's full tariff for a cart, where it goes, and the most units that the carrier takes there at once, where that is known and ends. */
export interface Carriage {
  readonly price: Cents
  readonly destination: Destination
  readonly mostUnits?: number | null
}

/** By what a cart may be brought: by any of these, or by one of those elsewhere, where nobody has said yet that it does not go there. */
export interface ExpectedCarriage {
  readonly ways: readonly Carriage[]
  readonly elsewhere: readonly Carriage[]
}

/** A cart to be priced: without a code, without a carrier where there is none. */
export interface QuoteRequest {
  readonly lines: readonly LineItem<Sellable>[]
  readonly rules: ShopRules
  readonly code: AppliedDiscount | null
  readonly carriage: Carriage | null
  /** By what it may be brought, as long as no carrier is chosen; left out where nothing is brought. */
  readonly expected?: ExpectedCarriage
}

/** What carriage costs: by the tariff, after free shipping, and after discounts. */
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

/** What a cart costs, to the cent: the total is the sum of the lines and the fees that are paid, and the subtotal and the fees due less what the discounts take off. */
export interface Quote extends Totals {
  readonly bottles: number
  /** The goods before the step and the code. */
  readonly subtotal: Cents
  /** What the step for so many bottles takes off; null when none is reached, or free shipping that it would lose is worth more. */
  readonly step: { readonly bottles: number; readonly value: Cents } | null
  /** What the code takes off, of goods and fees together; nothing where free shipping that it would lose is worth more. */
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

/** What a cart costs with some discounts, and which of them are a step. */
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

/** What a cart costs when it counts as so many bottles: first the step that they reach, then the code; but neither where free shipping that it would lose is worth more. */
function pricedAt(request: QuoteRequest, bottles: number): Priced {
  const codes = withAndWithout(request.code === null ? [] : [request.code])
  const choices = withAndWithout(stepAt(request, bottles)).flatMap((steps) => codes.map((code) => ({ steps, code })))
  return choices.map((applied) => pricedWith(request, bottles, applied)).reduce((best, other) => (other.total < best.total ? other : best))
}

/** The numbers of bottles at which something may become cheaper, above the present one and within what can be delivered. */
function stepsAhead({ lines, rules, carriage }: QuoteRequest, bottles: number): readonly number[] {
  const { freeShipping, limits, steps } = rules
  const mostAdded = carriage !== null && limits.maximum ? limits.maximum - countBottlesCeil(lines) : Infinity
  const counts = [...steps.map((step) => step.bottles), freeShipping.fromBottles ?? 0]
  return counts.filter((count) => count > bottles && count - bottles <= mostAdded).sort((one, other) => one - other)
}

type Gain = Pick<NextStep, 'kind'> & { readonly gain: number }
/** A way in which a cart is brought as it is, and one in which it is with more bottles. */
type Change = readonly [before: Carriage | null, after: Carriage | null]

/** The ways as they are with so many more bottles of 75 cl: who cannot take those is left for any of the others that can. */
function changesFor(lines: QuoteRequest['lines'], ways: readonly (Carriage | null)[], added: number): readonly Change[] {
  const units = countParcelUnits(lines) + added
  const takes = (way: Carriage | null) => units <= (way?.mostUnits ?? Infinity)
  const able = ways.filter(takes)
  return ways.flatMap((way) => (takes(way) ? [[way, way] as const] : able.map((other) => [way, other] as const)))
}

/** What a cart of so many bottles would cost less than the same as it is, and by what most; shipping is only called free where nothing of it is left to pay. */
function gainAt(request: QuoteRequest, [bottles, count]: readonly [number, number], [before, after]: Change): Gain {
  const [now, then] = [pricedAt({ ...request, carriage: before }, bottles), pricedAt({ ...request, carriage: after }, count)]
  const [gain, fees] = [now.total - then.total, now.fees.paid - then.fees.paid]
  return { gain, kind: then.fees.paid === 0 && 2 * fees >= gain ? 'FREE_SHIPPING' : 'DISCOUNT' }
}

/** What holds by whichever of them it is brought, as much as by the one that gains least: of amounts elsewhere too, while shipping may be free here alone. */
function sureGain(here: readonly Gain[], elsewhere: readonly Gain[]): Gain {
  const isFree = here.every(({ kind }) => kind === 'FREE_SHIPPING')
  const gains = (isFree ? here : [...here, ...elsewhere]).map(({ gain }) => gain)
  return { gain: Math.min(...gains), kind: isFree ? 'FREE_SHIPPING' : 'DISCOUNT' }
}

/** What the fewest more bottles would bring, told on what is in the cart already, whoever brings it as long as nobody is chosen; null when none bring anything. */
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

/** Prices a cart: lines, discounts, shipping, tax and total, the same in the browser and on the server. */
export function quote(request: QuoteRequest): Quote {
  const bottles = countBottles(request.lines)
  const { applied, ...now } = pricedAt(request, bottles)
  const step = applied.steps.length > 0 ? reachedTier(request.rules.steps, bottles) : null
  const subtotal = goodsTotal(request.lines)
  const withoutCode = goodsOf(priceLines(request.lines, applied.steps)) + feesAfter(now.fees.due, applied.steps)
  const vat = vatLines([
    ...now.lines.map(({ vatRate, total }) => ({ rate: vatRate, total })),
    { rate: shippingVatRate, total: now.fees.paid },
  ])
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
