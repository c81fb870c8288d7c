import { describe, expect, it } from 'vitest'
import { sellable } from '#tests/support/machines/cart-notation.ts'
import type { LineItem, Sellable } from '#domain/shop/products/sellable.ts'
import { cents } from './cents.ts'
import type { Discount } from './discount.ts'
import { quote, type QuoteRequest, type ShopRules } from './quote.ts'

const noRules: ShopRules = {
  freeShipping: { fromBottles: null, fromGoods: null },
  limits: { minimum: null, maximum: null },
  steps: [],
}
const line = (quantity: number, more: Partial<Sellable> = {}): LineItem<Sellable> => ({ quantity, sellable: sellable(more) })
const inFrance = { isFrance: true, isExport: false }
const carried = (price: number) => ({ price: cents(price), destination: inFrance })
const off = (type: Discount['type'], amount: number, detailType: Discount['detailType'] = 'ORDER'): Discount => ({
  type,
  amount,
  detailType,
})
const code = (discount: Discount, sellables: number[] | null = null) => ({ discount, sellables })
const ask = (more: Partial<QuoteRequest>) =>
  quote({ lines: [line(6, { price: cents(1250) })], rules: noRules, code: null, carriage: null, ...more })

describe('cart', () => {
  it('costs the sum of its lines', () => {
    expect(ask({ lines: [line(6, { id: 107, price: cents(1250) }), line(2, { id: 31, price: cents(999), vatRate: 550 })] })).toEqual({
      lines: [
        { id: 107, quantity: 6, price: 1250, discount: 0, share: 0, total: 7500, vatRate: 2000 },
        { id: 31, quantity: 2, price: 999, discount: 0, share: 0, total: 1998, vatRate: 550 },
      ],
      goods: 9498,
      fees: { price: 0, due: 0, paid: 0 },
      total: 9498,
      bottles: 8,
      subtotal: 9498,
      step: null,
      value: 0,
      vat: [
        { rate: 2000, base: 6250, vat: 1250, total: 7500 },
        { rate: 550, base: 1894, vat: 104, total: 1998 },
      ],
      nextStep: null,
    })
  })

  it('costs nothing when empty', () => {
    expect(ask({ lines: [], carriage: carried(1490) })).toMatchObject({ lines: [], total: 0, fees: { price: 0, due: 0, paid: 0 }, vat: [] })
  })

  it('applies the discounts of the catalogue first', () => {
    const reduced = ask({ lines: [line(6, { price: cents(1250), discount: off('PERCENT', 1000, 'PRODUCT') })] })
    expect(reduced).toMatchObject({ subtotal: 6750, total: 6750, value: 0, lines: [{ price: 1125, discount: 0 }] })
  })
})

describe('discount code', () => {
  it.each([
    [36, 890, 600, 1922],
    [7, 1275, 1000, 893],
    [12, 333, 1500, 599],
    [5, 10, 500, 3],
  ])('takes a percentage of %d bottles at %d cents off the sum once', (quantity, price, percent, value) => {
    const lines = [line(quantity, { price: cents(price) })]
    const subtotal = quantity * price
    expect(ask({ lines, code: code(off('PERCENT', percent)) })).toMatchObject({ subtotal, value, total: subtotal - value })
    const rules = { ...noRules, steps: [{ bottles: 1, discount: off('PERCENT', percent) }] }
    expect(ask({ lines, rules })).toMatchObject({ step: { value }, total: subtotal - value })
  })

  it('spreads a percentage over the lines by largest remainder', () => {
    const lines = [line(1, { id: 1, price: cents(333) }), line(1, { id: 2, price: cents(333) }), line(1, { id: 3, price: cents(334) })]
    expect(ask({ lines, code: code(off('PERCENT', 1000)) })).toMatchObject({
      value: 100,
      lines: [{ share: 33 }, { share: 33 }, { share: 34 }],
    })
  })

  it('takes a percentage off the price after catalogue discounts', () => {
    const lines = [line(6, { price: cents(1250), discount: off('EURO', 260, 'PRODUCT') })]
    expect(ask({ lines, code: code(off('PERCENT', 1500)) })).toMatchObject({
      subtotal: 5940,
      value: 891,
      total: 5049,
      lines: [{ price: 990, discount: 0, share: 891, total: 5049 }],
    })
  })

  it('spreads a fixed amount over the lines', () => {
    const lines = [line(2, { id: 1, price: cents(2500) }), line(1, { id: 2, price: cents(2500) })]
    expect(ask({ lines, code: code(off('EURO', 500)) })).toMatchObject({
      subtotal: 7500,
      value: 500,
      total: 7000,
      lines: [
        { discount: 0, share: 333, total: 4667 },
        { discount: 0, share: 167, total: 2333 },
      ],
    })
  })

  it('of more than the total takes off all goods and no fees', () => {
    expect(ask({ code: code(off('EURO', 50_000)), carriage: carried(1490) })).toMatchObject({ goods: 0, value: 7500, total: 1490 })
  })

  it('for some products leaves the others unchanged, per unit or on the sum', () => {
    const lines = [line(1, { id: 1 }), line(1, { id: 2 })]
    const shareOff = ask({ lines, code: code(off('PERCENT', 5000, 'PRODUCT'), [2]) })
    expect(shareOff.lines.map(({ total }) => total)).toEqual([1000, 500])
    const amountOff = ask({ lines, code: code(off('EURO', 1500), [2]) })
    expect(amountOff.lines.map(({ total }) => total)).toEqual([1000, 0])
    expect(amountOff.value).toBe(1000)
  })

  it('for shipping takes off fees and leaves prices unchanged', () => {
    expect(ask({ code: code(off('PERCENT', 10_000, 'SHIPPING_FEES')), carriage: carried(1490) })).toMatchObject({
      fees: { price: 1490, due: 1490, paid: 0 },
      subtotal: 7500,
      value: 1490,
      total: 7500,
      lines: [{ discount: 0, share: 0, total: 7500 }],
    })
    expect(ask({ code: code(off('EURO', 500, 'SHIPPING_FEES')), carriage: carried(1490) })).toMatchObject({ value: 500, total: 8490 })
  })
})

describe('shipping', () => {
  it('is taxed at the rate of the goods, shared by their totals among several rates', () => {
    const juice = line(6, { price: cents(1250), vatRate: 550 })
    expect(ask({ lines: [juice], carriage: carried(1055) })).toMatchObject({
      total: 8555,
      vat: [{ rate: 550, base: 8109, vat: 446, total: 8555 }],
    })
    // 75 € of juice and 25 € of wine: three quarters of 12 € and one quarter.
    const wine = line(2, { id: 31, price: cents(1250) })
    expect(ask({ lines: [juice, wine], carriage: carried(1200) }).vat).toEqual([
      { rate: 2000, base: 2333, vat: 467, total: 2800 },
      { rate: 550, base: 7962, vat: 438, total: 8400 },
    ])
    expect(ask({ carriage: carried(1200) }).vat).toEqual([{ rate: 2000, base: 7250, vat: 1450, total: 8700 }])
  })

  it('is free when no item of the cart has shipping fees', () => {
    const lines = [line(1, { hasShippingFees: false })]
    expect(ask({ lines, carriage: carried(1490) }).fees).toEqual({ price: 0, due: 0, paid: 0 })
    expect(ask({ lines: [...lines, line(1)], carriage: carried(1490) }).fees.paid).toBe(1490)
  })

  it('is free from a number of bottles, or from a price after discounts', () => {
    const rules = { ...noRules, freeShipping: { fromBottles: 12, fromGoods: cents(7000) } }
    expect(ask({ rules, carriage: carried(1490) }).fees).toEqual({ price: 1490, due: 0, paid: 0 })
    expect(ask({ rules, carriage: carried(1490), code: code(off('PERCENT', 3000)) }).fees.paid).toBe(1490)
    expect(ask({ rules, carriage: { ...carried(1490), destination: { isFrance: false, isExport: false } } }).fees.paid).toBe(1490)
    expect(ask({ lines: [line(12, { price: cents(100) })], rules, carriage: carried(1490) }).fees.paid).toBe(0)
  })
})

describe('code that would lose free shipping', () => {
  const rules = { ...noRules, freeShipping: { fromBottles: null, fromGoods: cents(7000) } }
  const carriage = carried(1490)

  it('applies with the fees when that is cheaper', () => {
    expect(ask({ rules, carriage, code: code(off('PERCENT', 3000)) })).toMatchObject({
      ...{ subtotal: 7500, value: 2250, goods: 5250, total: 6740 },
      fees: { price: 1490, due: 1490, paid: 1490 },
    })
  })

  it('takes nothing off when free shipping is cheaper', () => {
    for (const dear of [off('EURO', 501), off('PERCENT', 1000), off('EURO', 1489)]) {
      const asked = ask({ rules, carriage, code: code(dear) })
      expect(asked).toEqual(ask({ rules, carriage }))
      expect(asked).toMatchObject({ value: 0, total: 7500, fees: { paid: 0 } })
    }
    expect(ask({ rules, carriage, code: code(off('EURO', 1490)) })).toMatchObject({ value: 1490, total: 7500, fees: { paid: 1490 } })
    expect(ask({ rules, carriage, code: code(off('EURO', 500)) })).toMatchObject({ value: 500, total: 7000, fees: { paid: 0 } })
  })
})

describe('discount tier', () => {
  const rules = {
    ...noRules,
    steps: [
      { bottles: 6, discount: off('PERCENT', 500) },
      { bottles: 12, discount: off('PERCENT', 1000) },
    ],
  }

  it('is taken off before the code', () => {
    expect(ask({ rules })).toMatchObject({ subtotal: 7500, step: { bottles: 6, value: 375 }, value: 0, total: 7125 })
    // 75.00 less 5 % is 71.25, less 10 % (7.13 with half a cent up) is 64.12.
    expect(ask({ rules, code: code(off('PERCENT', 1000)) })).toMatchObject({
      subtotal: 7500,
      step: { bottles: 6, value: 375 },
      value: 713,
      total: 6412,
      lines: [{ price: 1250, discount: 0, share: 1088 }],
    })
  })

  it('and a code of fixed amounts never exceed the total', () => {
    const both = ask({
      rules: { ...noRules, steps: [{ bottles: 6, discount: off('EURO', 5000) }] },
      code: code(off('EURO', 5000)),
    })
    expect(both).toMatchObject({ step: { bottles: 6, value: 5000 }, value: 2500, total: 0, vat: [] })
  })

  it('can apply to shipping', () => {
    const steps = [{ bottles: 6, discount: off('EURO', 500, 'SHIPPING_FEES') }]
    const both = ask({ rules: { ...noRules, steps }, carriage: carried(1490), code: code(off('PERCENT', 5000, 'SHIPPING_FEES')) })
    expect(both).toMatchObject({ step: { bottles: 6, value: 500 }, value: 495, fees: { due: 1490, paid: 495 }, total: 7995 })
  })
})

describe('tier that would lose free shipping', () => {
  const carriage = carried(1690)
  const rulesOf = (fromGoods: number, percent: number) => ({
    ...noRules,
    freeShipping: { fromBottles: null, fromGoods: cents(fromGoods) },
    steps: [{ bottles: 6, discount: off('PERCENT', percent) }],
  })

  it('takes nothing off when free shipping is cheaper', () => {
    expect(ask({ rules: rulesOf(7300, 500), carriage })).toMatchObject({ step: null, value: 0, fees: { due: 0, paid: 0 }, total: 7500 })
  })

  it('applies with the fees when that is cheaper, and with free shipping when both hold', () => {
    expect(ask({ rules: rulesOf(7300, 3000), carriage })).toMatchObject({ step: { value: 2250 }, fees: { paid: 1690 }, total: 6940 })
    expect(ask({ rules: rulesOf(7000, 500), carriage })).toMatchObject({ step: { value: 375 }, fees: { paid: 0 }, total: 7125 })
  })

  it('is dropped in favour of a code that preserves free shipping', () => {
    // 75.00 less 2.00 ships free; less 5 % and the code it does not.
    expect(ask({ rules: rulesOf(7300, 500), carriage, code: code(off('EURO', 200)) })).toMatchObject({
      ...{ subtotal: 7500, step: null, value: 200, total: 7300 },
      fees: { price: 1690, due: 0, paid: 0 },
    })
  })
})

describe('next step', () => {
  const steps = [
    { bottles: 6, discount: off('PERCENT', 500) },
    { bottles: 12, discount: off('PERCENT', 1000) },
  ]
  const freeShipping = { fromBottles: 8, fromGoods: null }

  it('is the nearest advantage of more bottles, with the saving on the present cart', () => {
    expect(ask({ rules: { ...noRules, steps } }).nextStep).toEqual({ bottles: 6, gain: 375, kind: 'DISCOUNT' })
    expect(ask({ rules: { ...noRules, steps, freeShipping }, carriage: carried(1490) }).nextStep).toEqual({
      bottles: 2,
      gain: 1490,
      kind: 'FREE_SHIPPING',
    })
  })

  it('ignores shipping that costs nothing yet, or anyway', () => {
    const rules = { ...noRules, freeShipping }
    expect(ask({ rules }).nextStep).toBeNull()
    expect(
      ask({ rules: { ...rules, freeShipping: { fromBottles: 8, fromGoods: cents(7000) } }, carriage: carried(1490) }).nextStep,
    ).toBeNull()
    const abroad = { price: cents(1490), destination: { isFrance: false, isExport: false } }
    expect(ask({ rules, carriage: abroad }).nextStep).toBeNull()
  })

  it('reports the larger saving when one number of bottles brings two', () => {
    const rules = { ...noRules, steps: [{ bottles: 8, discount: off('EURO', 1000) }], freeShipping }
    expect(ask({ rules, carriage: carried(990) }).nextStep).toEqual({ bottles: 2, gain: 1990, kind: 'DISCOUNT' })
    expect(ask({ rules, carriage: carried(1000) }).nextStep).toEqual({ bottles: 2, gain: 2000, kind: 'FREE_SHIPPING' })
    expect(ask({ rules, carriage: carried(1490) }).nextStep).toEqual({ bottles: 2, gain: 2490, kind: 'FREE_SHIPPING' })
  })

  it('is a discount when the shipping fees do not change', () => {
    expect(ask({ rules: { ...noRules, steps }, carriage: carried(1490) }).nextStep).toMatchObject({ bottles: 6, kind: 'DISCOUNT' })
  })

  it('never has fewer bottles, even when they would cost less', () => {
    const worse = [steps[1]!, { bottles: 6, discount: off('PERCENT', 2000) }]
    expect(ask({ lines: [line(12, { price: cents(1250) })], rules: { ...noRules, steps: worse } }).nextStep).toBeNull()
  })

  it('is null beyond the limit of a delivery', () => {
    const rules = { ...noRules, steps, limits: { minimum: null, maximum: 11 } }
    expect(ask({ rules, carriage: carried(1490) }).nextStep).toBeNull()
    expect(ask({ rules }).nextStep).not.toBeNull()
    const all = { ...noRules, steps, limits: { minimum: null, maximum: 12 } }
    expect(ask({ rules: all, carriage: carried(1490) }).nextStep).toMatchObject({ bottles: 6 })
  })

  it('is free shipping only when no fee is left to pay', () => {
    const less = { ...noRules, steps: [{ bottles: 8, discount: off('EURO', 500, 'SHIPPING_FEES') }] }
    expect(ask({ rules: less, carriage: carried(1490) }).nextStep).toEqual({ bottles: 2, gain: 500, kind: 'DISCOUNT' })
    expect(ask({ rules: less, carriage: carried(500) }).nextStep).toEqual({ bottles: 2, gain: 500, kind: 'FREE_SHIPPING' })
  })

  it('without a carrier reports the smallest saving of all possible carriers', () => {
    const rules = { ...noRules, steps, freeShipping }
    const open = (ways: QuoteRequest['carriage'][], elsewhere: QuoteRequest['carriage'][] = []) =>
      ask({ rules, expected: { ways: ways.flatMap((way) => way ?? []), elsewhere: elsewhere.flatMap((way) => way ?? []) } }).nextStep
    const exported = { price: cents(1490), destination: { isFrance: true, isExport: true } }
    const abroad = { price: cents(1490), destination: { isFrance: false, isExport: false } }
    expect(open([carried(1490), carried(690)])).toEqual({ bottles: 2, gain: 690, kind: 'FREE_SHIPPING' })
    expect(open([carried(690)], [abroad])).toEqual({ bottles: 2, gain: 690, kind: 'FREE_SHIPPING' })
    for (const other of [exported, abroad, carried(0)])
      expect(open([carried(1490), other])).toEqual({ bottles: 6, gain: 375, kind: 'DISCOUNT' })
  })

  it('elsewhere counts only reductions of the goods', () => {
    const both = { ...noRules, steps: [{ bottles: 8, discount: off('EURO', 1000) }], freeShipping }
    const abroad = { price: cents(1490), destination: { isFrance: false, isExport: false } }
    const open = (elsewhere: readonly (typeof abroad)[]) => ask({ rules: both, expected: { ways: [carried(690)], elsewhere } }).nextStep
    expect(open([])).toEqual({ bottles: 2, gain: 1690, kind: 'DISCOUNT' })
    expect(open([abroad])).toEqual({ bottles: 2, gain: 1000, kind: 'DISCOUNT' })
  })

  it('is null beyond the limit of a delivery with any carrier', () => {
    const rules = { ...noRules, steps, limits: { minimum: null, maximum: 11 } }
    expect(ask({ rules, expected: { ways: [carried(0)], elsewhere: [] } }).nextStep).toBeNull()
  })

  it('is null beyond the limit of the chosen carrier', () => {
    const rules = { ...noRules, steps }
    const upTo = (mostUnits: number | null) => ({ ...carried(1490), mostUnits })
    const reached = { bottles: 6, gain: 375, kind: 'DISCOUNT' }
    expect([11, 12, null].map((most) => ask({ rules, carriage: upTo(most) }).nextStep)).toEqual([null, reached, reached])
    // A magnum takes two units: six of them and six bottles are eighteen units.
    const lines = [line(6, { price: cents(1250), capacityMl: 1500 })]
    expect([17, 18].map((most) => ask({ lines, rules, carriage: upTo(most) }).nextStep)).toEqual([null, reached])
    expect(ask({ rules: { ...noRules, steps, freeShipping }, carriage: upTo(8) }).nextStep).toMatchObject({ bottles: 2 })
  })

  it('without a carrier compares with the carriers that can take the larger parcel', () => {
    const open = (rules: ShopRules, ...ways: { price: number; mostUnits: number | null }[]) =>
      ask({ rules, expected: { ways: ways.map(({ price, mostUnits }) => ({ ...carried(price), mostUnits })), elsewhere: [] } }).nextStep
    const [point, home] = [
      { price: 690, mostUnits: 6 },
      { price: 1490, mostUnits: 36 },
    ]
    const free = { ...noRules, freeShipping }
    expect(open(free, point, home)).toEqual({ bottles: 2, gain: 690, kind: 'FREE_SHIPPING' })
    expect(open(free, point, { ...home, mostUnits: 7 })).toBeNull()
    // The 3.75 saved on the goods is lost when the carriage costs 8.00 more.
    expect(open({ ...noRules, steps }, point, home)).toBeNull()
    expect(open({ ...noRules, steps }, { ...point, price: 1490 }, home)).toEqual({ bottles: 6, gain: 375, kind: 'DISCOUNT' })
  })
})
