import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countBottles, countBottlesCeil } from '#domain/shop/products/bottle-count.ts'
import { cents, parseEuros, shareOfCents, multiplyCents, toEuros } from '#domain/shop/pricing/cents.ts'
import { feesReduction, orderReduction, reducedPrice, unitReduction, type Discount } from '#domain/shop/pricing/discount.ts'
import {
  decreaseQuantity,
  increaseQuantity,
  maximumQuantity,
  parseQuantity,
  quantityFault,
  roundUpToStep,
} from '#domain/shop/orders/quantity.ts'

const amount = fc.integer({ min: 0, max: 10_000_000 }).map(cents)
const basisPoints = fc.integer({ min: 0, max: 10_000 })
const step = fc.integer({ min: 1, max: 24 })
const discount: fc.Arbitrary<Discount> = fc.record({
  type: fc.constantFrom('EURO', 'PERCENT'),
  amount: fc.integer({ min: 0, max: 20_000 }),
  detailType: fc.constantFrom('PRODUCT', 'ORDER', 'SHIPPING_FEES'),
})

describe('amounts', () => {
  it('survive a JSON round trip', () => {
    fc.assert(
      fc.property(amount, (each) => {
        expect(parseEuros(JSON.parse(JSON.stringify(toEuros(each))))).toBe(each)
      }),
    )
  })

  it('with a third decimal are rejected', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 9 }), (each, thousandths) => {
        expect(parseEuros(`${toEuros(each).toFixed(2)}${thousandths}`)).toBeNull()
      }),
    )
  })

  it('have shares rounded to the nearest cent, half up', () => {
    fc.assert(
      fc.property(amount, basisPoints, (each, share) => {
        // Exact, in ten-thousandths of a cent.
        const off = BigInt(shareOfCents(each, share)) * 10_000n - BigInt(each) * BigInt(share)
        expect(off > -5000n && off <= 5000n).toBe(true)
      }),
    )
  })
})

describe('discounts', () => {
  it('leave a price between zero and itself, and return the difference', () => {
    fc.assert(
      fc.property(amount, discount, (price, off) => {
        const reduced = reducedPrice(price, off)
        expect(reduced).toBeLessThanOrEqual(price)
        expect(reduced + unitReduction(price, off)).toBe(price)
      }),
    )
  })

  it('apply in one place only: the unit, the order or the fees', () => {
    fc.assert(
      fc.property(amount, discount, (each, off) => {
        const taken = [unitReduction(each, off), orderReduction(each, off), feesReduction(each, off)]
        expect(taken.filter((part) => part > 0).length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('preserve the order of prices within one cent of rounding', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 1000 }), discount, (price, more, off) => {
        expect(reducedPrice(cents(price + more), off)).toBeGreaterThanOrEqual(reducedPrice(price, off) - 1)
      }),
    )
  })

  it('make a line exactly the unit price times the quantity', () => {
    fc.assert(
      fc.property(amount, discount, fc.integer({ min: 1, max: 99 }), (price, off, quantity) => {
        const line = multiplyCents(reducedPrice(price, off), quantity)
        expect(line / quantity).toBe(reducedPrice(price, off))
      }),
    )
  })
})

describe('quantities', () => {
  it('of any input become integers that a cart accepts', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.integer(), fc.anything({ withNullPrototype: false })), (typed) => {
        fc.pre(typeof typed !== 'object' && typeof typed !== 'symbol')
        const quantity = parseQuantity(typed)
        expect(Number.isInteger(quantity) && quantity >= 0 && quantity <= maximumQuantity).toBe(true)
      }),
    )
  })

  it('return to their start after steps up and down, and remain multiples', () => {
    fc.assert(
      fc.property(step, fc.integer({ min: 1, max: 300 }), (by, count) => {
        const quantity = by * count
        expect(decreaseQuantity(increaseQuantity(quantity, by), by)).toBe(quantity)
        expect(quantityFault(increaseQuantity(quantity, by), by)).toBeNull()
      }),
    )
  })

  it('that are rounded up to a step can be ordered', () => {
    fc.assert(
      fc.property(step, fc.integer({ min: 1, max: maximumQuantity }), (by, quantity) => {
        const rounded = roundUpToStep(quantity, by)
        expect(quantityFault(rounded, by)).toBeNull()
        expect(Math.abs(rounded - quantity)).toBeLessThan(by)
      }),
    )
  })
})

describe('bottles', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 60 }),
    sellable: fc.record({
      type: fc.constantFrom('WINE' as const, 'BOX' as const),
      sellByMultipleOf: fc.option(fc.integer({ min: 1, max: 12 })),
      capacityMl: fc.option(fc.constantFrom(187, 375, 500, 749, 750, 1500, 3000)),
    }),
  })

  it('are counted independently of the order and the splitting of lines', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const singles = lines.flatMap(({ sellable, quantity }) => Array.from({ length: quantity }, () => ({ sellable, quantity: 1 })))
        expect(countBottles(singles.reverse())).toBe(countBottles(lines))
        expect(countBottlesCeil(lines) - countBottles(lines)).toBe(
          singles.filter(({ sellable }) => sellable.type === 'WINE' && (sellable.capacityMl ?? 750) < 750).length % 2,
        )
      }),
    )
  })
})
