import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countBottles, countBottlesCeil } from '#domain/shop/products/bottle-count.ts'
import { cents } from '#domain/shop/pricing/cents.ts'
import { expeditionFault } from '#domain/shop/pricing/free-shipping.ts'
import { expectedCarriage } from '#domain/shop/shipping/estimated-shipping.ts'
import { quote, type QuoteRequest } from '#domain/shop/pricing/quote.ts'
import { allocateCents } from '#domain/shop/pricing/allocate.ts'
import { nextStepByTrying } from '#tests/support/shop/next-step-model.ts'
import { paidFor } from '#tests/support/shop/price-by-hand.ts'
import { openRequest, quoteRequest } from '#tests/support/shop/shop-arbitraries.ts'

const runs = 10_000
const sum = (amounts: readonly number[]) => amounts.reduce((whole, each) => whole + each, 0)

const goodsWithCode = (request: QuoteRequest) => quote({ ...request, carriage: null }).goods

describe('a quote', () => {
  it('adds up exactly: lines, fees, discounts and the tax of each rate', () => {
    fc.assert(
      fc.property(quoteRequest, (request) => {
        const { lines, goods, fees, total, subtotal, step, value, vat } = quote(request)
        for (const line of lines) expect(line.quantity * (line.price - line.discount) - line.share).toBe(line.total)
        expect(sum(lines.map((line) => line.total))).toBe(goods)
        expect(goods + fees.paid).toBe(total)
        expect(subtotal + fees.due - (step?.value ?? 0) - value).toBe(total)
        for (const each of vat) {
          expect(each.base + each.vat).toBe(each.total)
          expect(Math.abs(each.vat - (each.total * each.rate) / (10_000 + each.rate))).toBeLessThanOrEqual(0.5)
        }
        expect(sum(vat.map((each) => each.total))).toBe(total)
        expect(fees.paid <= fees.due && fees.due <= fees.price).toBe(true)
      }),
      { seed: 1, numRuns: runs },
    )
  })

  it('costs at most as much with a code as without, for the same shipping', () => {
    fc.assert(
      fc.property(quoteRequest, (request) => {
        const [withCode, without] = [quote(request), quote({ ...request, code: null })]
        expect(withCode.goods).toBeLessThanOrEqual(without.goods)
        expect(withCode.subtotal).toBe(without.subtotal)
        expect(withCode.total).toBeLessThanOrEqual(without.total)
      }),
      { seed: 2, numRuns: 2000 },
    )
  })

  it('costs at most as much with a code, even if it loses free shipping', () => {
    let below = 0
    const brought = { destination: { isFrance: true, isExport: false } }
    const asked = fc.tuple(quoteRequest, fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 5000 }))
    fc.assert(
      fc.property(asked, ([request, gap, price]) => {
        const { goods } = quote({ ...request, code: null })
        const freeShipping = { fromBottles: null, fromGoods: cents(Math.max(1, goods - gap)) }
        const near = { ...request, carriage: { ...brought, price: cents(price) }, rules: { ...request.rules, freeShipping } }
        const [withCode, without] = [quote(near), quote({ ...near, code: null })]
        below += goodsWithCode(request) < freeShipping.fromGoods ? 1 : 0
        expect(withCode.total).toBeLessThanOrEqual(without.total)
        if (withCode.value === 0) expect(withCode.total).toBe(without.total)
      }),
      { seed: 7, numRuns: 2000 },
    )
    // Enough carts lose free shipping for the test to be meaningful.
    expect(below).toBeGreaterThan(200)
  })

  it('costs at most as much with a discount tier, even if it loses free shipping', () => {
    let left = 0
    const brought = { destination: { isFrance: true, isExport: false } }
    const amounts = {
      gap: fc.integer({ min: 0, max: 500 }),
      price: fc.integer({ min: 0, max: 5000 }),
      share: fc.integer({ min: 50, max: 1500 }),
    }
    fc.assert(
      fc.property(quoteRequest, fc.record(amounts), (request, { gap, price, share }) => {
        const plain = { ...request.rules, steps: [] }
        const { goods } = quote({ ...request, rules: plain })
        const freeShipping = { fromBottles: null, fromGoods: cents(Math.max(1, goods - gap)) }
        const step = { bottles: 1, discount: { type: 'PERCENT' as const, amount: share, detailType: 'ORDER' as const } }
        const near = { ...request, carriage: { ...brought, price: cents(price) }, rules: { ...plain, freeShipping, steps: [step] } }
        const [withStep, without] = [quote(near), quote({ ...near, rules: { ...plain, freeShipping } })]
        left += withStep.bottles > 0 && withStep.step === null ? 1 : 0
        expect(withStep.total).toBeLessThanOrEqual(without.total)
        if (withStep.step === null) expect(withStep.total).toBe(without.total)
      }),
      { seed: 10, numRuns: 2000 },
    )
    // Enough carts skip a reached tier for the test to be meaningful.
    expect(left).toBeGreaterThan(200)
  })

  it('is independent of the order of lines, except for the cent of equal lines', () => {
    fc.assert(
      fc.property(quoteRequest, (request) => {
        const [one, other] = [quote(request), quote({ ...request, lines: [...request.lines].reverse() })]
        expect(other.total).toBe(one.total)
        expect(other.bottles).toBe(one.bottles)
      }),
      { seed: 3, numRuns: 2000 },
    )
  })
})

describe('a total', () => {
  it('equals an independent calculation from the rules', () => {
    fc.assert(
      fc.property(quoteRequest, (request) => {
        const { total, fees } = quote(request)
        expect({ total, fees: fees.paid }).toEqual(paidFor(request))
      }),
      { seed: 8, numRuns: runs / 5 },
    )
  })
})

describe('the next step', () => {
  it.each([
    ['a carrier or none at all', quoteRequest],
    ['no carrier chosen yet', openRequest],
  ])('equals a search bottle by bottle, with %s', (_, requests) => {
    const found = { FREE_SHIPPING: 0, DISCOUNT: 0 }
    fc.assert(
      fc.property(requests, (request) => {
        const { nextStep } = quote(request)
        if (nextStep) found[nextStep.kind] += 1
        expect(nextStep).toEqual(nextStepByTrying(request))
      }),
      { seed: 4, numRuns: runs / 5 },
    )
    // Enough carts have a step of each kind for the test to be meaningful.
    expect(Math.min(found.FREE_SHIPPING, found.DISCOUNT)).toBeGreaterThan(runs / 400)
  })

  it('of a cart without a carrier holds for every carrier and possible price', () => {
    const kept = { FREE_SHIPPING: 0, DISCOUNT: 0 }
    const part = fc.double({ min: 0, max: 1, noNaN: true })
    const [fee, place] = [fc.integer({ min: 100, max: 3000 }), fc.constantFrom('FR', 'BE', null)]
    const asked = fc.tuple(openRequest, fee, fee, place)
    fc.assert(
      fc.property(asked, part, fc.boolean(), ([{ expected: _, ...rest }, one, other, country], between, goesAbroad) => {
        const [least, most] = [cents(Math.min(one, other)), cents(Math.max(one, other))]
        const known = { lines: rest.lines, offered: [], country, postalCode: null, frenchFees: [{ fromUnits: 0, range: { least, most } }] }
        const { nextStep } = quote({ ...rest, expected: expectedCarriage(known) })
        const isFrance = country === 'FR' || (country === null && !goesAbroad)
        if (nextStep === null || (country === null && !isFrance && nextStep.kind === 'FREE_SHIPPING')) return
        const price = cents(Math.round(isFrance ? least + between * (most - least) : between * 30_000))
        const by = { ...rest, carriage: { price, destination: { isFrance, isExport: false } } }
        const wine = {
          ...rest.lines[0]!.sellable,
          id: 1000,
          type: 'WINE' as const,
          capacityMl: 750,
          price: cents(0),
          hasShippingFees: false,
        }
        const [now, then] = [paidFor(by), paidFor({ ...by, lines: [...rest.lines, { sellable: wine, quantity: nextStep.bottles }] })]
        expect(now.total - then.total).toBeGreaterThanOrEqual(nextStep.gain)
        if (nextStep.kind === 'FREE_SHIPPING') expect(then.fees).toBe(0)
        kept[nextStep.kind] += 1
      }),
      { seed: 9, numRuns: runs },
    )
    expect(Math.min(kept.FREE_SHIPPING, kept.DISCOUNT)).toBeGreaterThan(runs / 100)
  })
})

describe('an allocated amount', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents)

  it('is complete, within a cent of its exact share, and at most the base', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 8 }), fc.double({ min: 0, max: 1, noNaN: true }), (over, part) => {
        const whole = sum(over)
        const spread = cents(Math.floor(whole * part))
        const shares = allocateCents(spread, over)
        expect(sum(shares)).toBe(spread)
        for (const [index, share] of shares.entries()) {
          expect(share).toBeLessThanOrEqual(over[index]!)
          expect(Math.abs(share - (whole === 0 ? 0 : (spread * over[index]!) / whole))).toBeLessThan(1)
        }
      }),
      { seed: 5, numRuns: 2000 },
    )
  })
})

describe('the bottles of a delivery', () => {
  it('are within the limits that allow it', () => {
    fc.assert(
      fc.property(quoteRequest, ({ lines, rules }) => {
        const { minimum, maximum } = rules.limits
        const fits = (!minimum || countBottles(lines) >= minimum) && (!maximum || countBottlesCeil(lines) <= maximum)
        expect(expeditionFault(lines, rules.limits) === null).toBe(fits)
      }),
      { seed: 6, numRuns: 2000 },
    )
  })
})
