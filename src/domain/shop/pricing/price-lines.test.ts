import { describe, expect, it } from 'vitest'
import { sellable } from '#tests/support/machines/cart-notation.ts'
import type { LineItem, Sellable } from '#domain/shop/products/sellable.ts'
import { cents } from './cents.ts'
import type { Discount } from './discount.ts'
import { goodsTotal, priceLines, type AppliedDiscount } from './price-lines.ts'

const line = (id: number, quantity: number, price: number, more: Partial<Sellable> = {}): LineItem<Sellable> => ({
  quantity,
  sellable: sellable({ id, price: cents(price), ...more }),
})
const off = (type: Discount['type'], amount: number, detailType: Discount['detailType']): Discount => ({ type, amount, detailType })
const applied = (discount: Discount, sellables: readonly number[] | null = null): AppliedDiscount => ({ discount, sellables })
const tenPercentOff = off('PERCENT', 1000, 'PRODUCT')

describe('priceLines', () => {
  it('multiplies the unit price by the quantity and passes the VAT rate on', () => {
    expect(priceLines([line(107, 3, 1250, { vatRate: 550 })], [])).toEqual([
      { id: 107, quantity: 3, price: 1250, discount: 0, share: 0, total: 3750, vatRate: 550 },
    ])
  })

  it('puts the catalogue’s own discount into the price and not into the discount', () => {
    expect(priceLines([line(107, 2, 1250, { discount: tenPercentOff })], [])).toMatchObject([{ price: 1125, discount: 0, total: 2250 }])
  })

  it('rounds a percentage on the unit, before it multiplies', () => {
    // 10 % of 9.95 € is 0.995 €: 1.00 € for each of the three, and not 2.99 € for all.
    expect(priceLines([line(107, 3, 995)], [applied(tenPercentOff)])).toMatchObject([{ price: 995, discount: 100, total: 2685 }])
  })

  it('takes each discount from the price that the previous one left', () => {
    const both = [applied(tenPercentOff), applied(off('EURO', 100, 'PRODUCT'))]
    expect(priceLines([line(107, 1, 1000)], both)).toMatchObject([{ discount: 200, total: 800 }])
    expect(priceLines([line(107, 1, 1000)], both.toReversed())).toMatchObject([{ discount: 190, total: 810 }])
  })

  it('never takes off more than the price', () => {
    expect(priceLines([line(107, 2, 300)], [applied(off('EURO', 500, 'PRODUCT'))])).toMatchObject([{ discount: 300, total: 0 }])
  })

  it('applies a discount of named sellables to their lines alone', () => {
    const lines = [line(107, 1, 1000), line(31, 1, 1000)]
    expect(priceLines(lines, [applied(tenPercentOff, [31])])).toMatchObject([{ total: 1000 }, { total: 900 }])
    expect(priceLines(lines, [applied(off('EURO', 500, 'ORDER'), [31])])).toMatchObject([
      { share: 0, total: 1000 },
      { share: 500, total: 500 },
    ])
  })

  it('spreads a reduction of the order over the lines in proportion, to the last cent', () => {
    const lines = priceLines([line(107, 1, 1000), line(31, 1, 1000), line(36, 1, 1000)], [applied(off('EURO', 100, 'ORDER'))])
    expect(lines.map(({ share }) => share).sort()).toEqual([33, 33, 34])
    expect(lines.map(({ share, total }) => share + total)).toEqual([1000, 1000, 1000])
    const uneven = priceLines([line(107, 3, 1000), line(31, 1, 1000)], [applied(off('EURO', 400, 'ORDER'))])
    expect(uneven).toMatchObject([{ share: 300 }, { share: 100 }])
  })

  it('adds the shares of two reductions of the order, the second on what the first left', () => {
    const half = applied(off('PERCENT', 5000, 'ORDER'))
    expect(priceLines([line(107, 1, 1000)], [half, half])).toMatchObject([{ discount: 0, share: 750, total: 250 }])
  })

  it('ignores a discount of the shipping fees', () => {
    expect(priceLines([line(107, 1, 1000)], [applied(off('EURO', 500, 'SHIPPING_FEES'))])).toMatchObject([
      { discount: 0, share: 0, total: 1000 },
    ])
  })
})

describe('goodsTotal', () => {
  it('sums quantity × price after the catalogue’s own discount', () => {
    expect(goodsTotal([line(107, 2, 1250, { discount: tenPercentOff }), line(31, 3, 999)])).toBe(2250 + 2997)
    expect(goodsTotal([])).toBe(0)
  })
})
