import { cents } from '#domain/shop/pricing/cents.ts'
import type { Carriage, QuoteRequest } from '#domain/shop/pricing/quote.ts'
import type { NextStep } from '#domain/shop/pricing/discount-tiers.ts'
import { bottlesIn, paidFor } from './price-by-hand.ts'

type Lines = QuoteRequest['lines']
type Way = Carriage | null

const sum = (amounts: readonly number[]): number => amounts.reduce((whole, each) => whole + each, 0)

/** Adds the given number of bottles to a cart: free wines that no tariff counts. */
function withMore(lines: Lines, count: number): Lines {
  const { sellable } = lines[0]!
  const free = { ...sellable, id: 1000, type: 'WINE' as const, capacityMl: 750, price: cents(0), hasShippingFees: false }
  return [...lines, { sellable: free, quantity: count }]
}

/** Half bottles are rounded up for the maximum of a delivery. */
function isTooMuch(lines: Lines, most: number): boolean {
  const halves = lines.map(({ sellable: { type, sellByMultipleOf, capacityMl }, quantity }) =>
    type === 'BOX' ? 2 * quantity * (sellByMultipleOf ?? 1) : quantity * ((capacityMl ?? 750) < 750 ? 1 : 2),
  )
  return sum(halves) > 2 * most
}

/**
 * Returns the space of a bottle in a parcel in units of 75 cl: a half up to 37.5 cl, one up to 75 cl, two up to 1.5 l, and so on by halves.
 */
const roomOfBottle = (capacityMl: number | null): number => Math.max(1, Math.ceil((capacityMl ?? 750) / 375)) / 2

function roomOf(lines: Lines): number {
  const rooms = lines.map(({ sellable: { type, sellByMultipleOf, capacityMl, contents, hasShippingFees }, quantity }) => {
    if (!hasShippingFees) return 0
    if (type !== 'BOX') return quantity * roomOfBottle(capacityMl)
    const packed = contents.map((each) => each.count * roomOfBottle(each.capacityMl))
    return quantity * (packed.length > 0 ? sum(packed) : (sellByMultipleOf ?? 1))
  })
  return Math.ceil(sum(rooms))
}

/** Returns the carriers for a larger cart: the same one, or each that accepts the space when it does not. */
function changesTo(room: number, ways: readonly Way[]): (readonly [Way, Way])[] {
  const isTooSmall = (way: Way) => way?.mostUnits != null && way.mostUnits < room
  const pairs = ways.flatMap((before, at) => ways.map((after, to) => ({ before, after, isSame: at === to })))
  return pairs
    .filter(({ before, after, isSame }) => (isSame ? !isTooSmall(before) : isTooSmall(before) && !isTooSmall(after)))
    .map(({ before, after }) => [before, after])
}

/** Returns the benefit of more bottles with each possible carrier. */
function broughtBy({ lines, rules, code, carriage, expected }: QuoteRequest, count: number): NextStep | null {
  const { ways, elsewhere } = carriage === null && expected ? expected : { ways: [carriage], elsewhere: [] }
  const [more, room] = [withMore(lines, count), roomOf(lines) + count]
  const gains = (some: readonly Way[]) =>
    changesTo(room, some).map(([before, after]) => {
      const [now, then] = [paidFor({ lines, rules, code, carriage: before }), paidFor({ lines: more, rules, code, carriage: after })]
      const gain = now.total - then.total
      return { gain, isFree: then.fees === 0 && 2 * (now.fees - then.fees) >= gain }
    })
  const [here, there] = [gains(ways), gains(elsewhere)]
  if (here.length === 0 || (elsewhere.length > 0 && there.length === 0)) return null
  const isFree = here.every((each) => each.isFree)
  const gain = Math.min(...[...here, ...(isFree ? [] : there)].map((each) => each.gain))
  return gain > 0 ? { bottles: count, gain: cents(gain), kind: isFree ? 'FREE_SHIPPING' : 'DISCOUNT' } : null
}

/** Finds the next step by adding one bottle after another, at each number that a rule names, as far as they can be delivered. */
export function nextStepByTrying(request: QuoteRequest): NextStep | null {
  const { lines, rules, carriage, expected } = request
  const most = carriage === null && !expected ? null : rules.limits.maximum
  const named = [rules.freeShipping.fromBottles, ...rules.steps.map(({ bottles }) => bottles)]
  for (let count = 1; count <= 60; count += 1) {
    const more = withMore(lines, count)
    if (most && isTooMuch(more, most)) return null
    const brought = named.includes(bottlesIn(more)) ? broughtBy(request, count) : null
    if (brought) return brought
  }
  return null
}
