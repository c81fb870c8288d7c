import { cents } from '#domain/shop/cents.ts'
import type { QuoteRequest } from '#domain/shop/quote.ts'
import type { NextStep } from '#domain/shop/steps.ts'
import { paidFor } from './price-by-hand.ts'

type Lines = QuoteRequest['lines']

/** The same cart as if so many more bottles were in it: wines of nothing, which no tariff counts. */
function withMore(lines: Lines, count: number): Lines {
  const { sellable } = lines[0]!
  const free = { ...sellable, id: 1000, type: 'WINE' as const, capacityMl: 750, price: cents(0), hasShippingFees: false }
  return [...lines, { sellable: free, quantity: count }]
}

/** Half bottles count for the most that a delivery may have: one left over as a whole one. */
function isTooMuch(lines: Lines, most: number): boolean {
  const halves = lines.map(({ sellable: { type, sellByMultipleOf, capacityMl }, quantity }) =>
    type === 'BOX' ? 2 * quantity * (sellByMultipleOf ?? 1) : quantity * ((capacityMl ?? 750) < 750 ? 1 : 2),
  )
  return halves.reduce((all, each) => all + each, 0) > 2 * most
}

/** What more bottles bring, found by trying one after another, by each carrier that may be the one. */
export function nextStepByTrying({ lines, rules, code, carriage, expected }: QuoteRequest): NextStep | null {
  const { ways, elsewhere } = carriage === null && expected ? expected : { ways: [carriage], elsewhere: [] }
  const most = rules.limits.maximum
  for (let count = 1; count <= 60; count += 1) {
    const more = withMore(lines, count)
    if (ways[0] && most && isTooMuch(more, most)) return null
    const [here, there] = [ways, elsewhere].map((some) =>
      some.map((way) => {
        const [now, then] = [paidFor({ lines, rules, code, carriage: way }), paidFor({ lines: more, rules, code, carriage: way })]
        const gain = now.total - then.total
        return { gain, isFree: then.fees === 0 && 2 * (now.fees - then.fees) >= gain }
      }),
    )
    const isFree = here!.every((each) => each.isFree)
    const gain = Math.min(...[...here!, ...(isFree ? [] : there!)].map((each) => each.gain))
    if (gain > 0) return { bottles: count, gain: cents(gain), kind: isFree ? 'FREE_SHIPPING' : 'DISCOUNT' }
  }
  return null
}
