import { cents } from '#domain/shop/cents.ts'
import { expeditionFault } from '#domain/shop/free-shipping.ts'
import { quote, type QuoteRequest } from '#domain/shop/quote.ts'
import type { NextStep } from '#domain/shop/steps.ts'

/** The same cart as if so many more bottles were in it: wines of nothing, which no tariff counts. */
function withMore(request: QuoteRequest, count: number): QuoteRequest {
  const { sellable } = request.lines[0]!
  const free = { ...sellable, id: 1000, type: 'WINE' as const, capacityMl: 750, price: cents(0), hasShippingFees: false }
  return { ...request, lines: [...request.lines, { sellable: free, quantity: count }] }
}

/** What more bottles bring, found by trying one after another. */
export function nextStepByTrying(request: QuoteRequest): NextStep | null {
  const now = quote(request)
  for (let count = 1; count <= 60; count += 1) {
    const more = withMore(request, count)
    if (request.carriage && expeditionFault(more.lines, { minimum: null, maximum: request.rules.limits.maximum })) return null
    const then = quote(more)
    const gain = now.total - then.total
    const kind = 2 * (now.fees.paid - then.fees.paid) >= gain ? 'FREE_SHIPPING' : 'DISCOUNT'
    if (gain > 0) return { bottles: count, gain: cents(gain), kind }
  }
  return null
}
