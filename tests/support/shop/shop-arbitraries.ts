import fc from 'fast-check'
import { cents } from '#domain/shop/pricing/cents.ts'
import type { Discount } from '#domain/shop/pricing/discount.ts'
import type { QuoteRequest } from '#domain/shop/pricing/quote.ts'
import type { LineItem, Sellable } from '#domain/shop/products/sellable.ts'
import { sellable } from '#tests/support/machines/cart-notation.ts'

const price = fc.integer({ min: 0, max: 30_000 }).map(cents)
const vatRate = fc.constantFrom(2000, 1000, 550)
const capacityMl = fc.constantFrom(187, 375, 500, 750, 750, 750, 1500, 3000, null)

/** A discount of any kind, as often as not one that takes everything. */
const discount: fc.Arbitrary<Discount> = fc.record({
  type: fc.constantFrom('EURO' as const, 'PERCENT' as const),
  amount: fc.integer({ min: 1, max: 12_000 }),
  detailType: fc.constantFrom('PRODUCT' as const, 'ORDER' as const, 'SHIPPING_FEES' as const),
})

const sellableArbitrary = (id: number): fc.Arbitrary<Sellable> =>
  fc
    .record({
      type: fc.constantFrom('WINE' as const, 'WINE' as const, 'BOX' as const),
      isVintage: fc.boolean(),
      price,
      discount: fc.option(discount),
      sellByMultipleOf: fc.option(fc.integer({ min: 1, max: 12 })),
      capacityMl,
      hasShippingFees: fc.boolean(),
      vatRate,
    })
    .map((more) => sellable({ id, ...more }))

/** The lines of a cart, each of another sellable. */
export const cartLines: fc.Arbitrary<readonly LineItem<Sellable>[]> = fc
  .integer({ min: 1, max: 5 })
  .chain((count) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, index) =>
        fc.record({ sellable: sellableArbitrary(index + 1), quantity: fc.integer({ min: 1, max: 9 }) }),
      ),
    ),
  )

const threshold = fc.option(fc.integer({ min: 0, max: 40 }))

const carriage = fc.record({
  price,
  destination: fc.record({
    isFrance: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
    isExport: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
  }),
  mostUnits: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, fc.integer({ min: 1, max: 60 })),
})

/** A cart with everything that may bear on its price: steps, thresholds, limits, a code and a carrier. */
export const quoteRequest: fc.Arbitrary<QuoteRequest> = fc.record({
  lines: cartLines,
  rules: fc.record({
    freeShipping: fc.record({ fromBottles: threshold, fromGoods: fc.option(price) }),
    limits: fc.record({ minimum: threshold, maximum: threshold }),
    steps: fc.uniqueArray(fc.record({ bottles: fc.integer({ min: 1, max: 40 }), discount }), {
      maxLength: 3,
      selector: ({ bottles }) => bottles,
    }),
  }),
  code: fc.option(
    fc.record({ discount, sellables: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 })) }),
  ),
  carriage: fc.option(carriage),
})

const expectation = fc.record({ ways: fc.array(carriage, { minLength: 1, maxLength: 3 }), elsewhere: fc.array(carriage, { maxLength: 2 }) })

/** A cart for which no carrier is chosen yet: of some it is known by what they may be brought, of the others that nothing brings them. */
export const openRequest: fc.Arbitrary<QuoteRequest> = fc
  .tuple(quoteRequest, fc.option(expectation, { freq: 5 }))
  .map(([request, expected]) => ({ ...request, carriage: null, ...(expected && { expected }) }))
