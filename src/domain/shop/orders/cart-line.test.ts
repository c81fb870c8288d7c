import { describe, expect, it } from 'vitest'
import { declinationExample, vintageExample, wineExample } from '#tests/support/blocks/cart-examples.ts'
import { askedProducts, declinationOf, mostOf, stepOf, stockOf, type NewLine } from './cart-line.ts'

const bottle = (quantity = 1, more = {}): NewLine => ({ product: wineExample(31, more), declinationId: null, quantity })
const bySix = (quantity: number, more = {}): NewLine => ({
  product: vintageExample(30, [declinationExample(107, more), declinationExample(108, { year: 2022, sellByMultipleOf: 1 })]),
  declinationId: 107,
  quantity,
})

describe('cart line', () => {
  it('sells its variant, or its product when it has none', () => {
    expect(askedProducts([bySix(6), bottle(2), bySix(12)])).toEqual([
      { id: 107, quantity: 6 },
      { id: 31, quantity: 2 },
      { id: 107, quantity: 12 },
    ])
    expect([declinationOf(bySix(6))?.id, declinationOf(bottle())]).toEqual([107, undefined])
    expect([stockOf(bySix(6)).id, stockOf(bottle()).id]).toEqual([107, 31])
  })

  it('uses the step of a vintage, and 1 for all other products', () => {
    expect([stepOf(bySix(6)), stepOf(bottle()), stepOf(bottle(1, { sellByMultipleOf: 6 }))]).toEqual([6, 1, 1])
    expect(stepOf(bottle(1, { type: { type: 'BOX' }, isVintage: true, sellByMultipleOf: 6 }))).toBe(1)
  })

  it('limits a line to whole steps of the stock and of one order, and to 0 when not on sale', () => {
    expect([0, 5, 6, 17].map((quantity) => mostOf(bySix(6, { setQuantity: true, quantity })))).toEqual([0, 0, 6, 12])
    expect([mostOf(bySix(6)), mostOf(bottle())]).toEqual([9996, 9999])
    expect(mostOf(bottle(1, { onSale: false }))).toBe(0)
  })
})
