import { describe, expect, it } from 'vitest'
import { cartOf, sellable } from '#tests/support/machines/cart-notation.ts'
import { cents } from './cents.ts'
import { millilitresIn, pricePerLitre } from './price-per-litre.ts'

describe('the price of a litre', () => {
  it.each([
    [1250, 750, 1667],
    [900, 375, 2400],
    [3000, 1500, 2000],
    [1000, 1000, 1000],
    [1, 2000, 1],
    [1, 3000, 0],
    [0, 750, 0],
    [1250, null, null],
    [1250, 0, null],
  ])('of %s cents for %s ml is %s', (price, millilitres, litre) => {
    expect(pricePerLitre(cents(price), millilitres)).toBe(litre)
  })
})

describe('what one unit holds', () => {
  it.each([
    ['1x75', 750],
    ['6x150', 1500],
    ['1x?', null],
    ['1xbox(75,75,37.5)', 1875],
    ['1xbox(75,?)', null],
    ['1xbox()', null],
  ])('%s: %s ml', (cart, millilitres) => {
    expect(millilitresIn(cartOf(cart)[0]!.sellable)).toBe(millilitres)
  })

  it('is for a box each of its bottles as often as it is inside', () => {
    expect(millilitresIn(sellable({ type: 'BOX', contents: [{ id: 1, count: 3, capacityMl: 750 }] }))).toBe(2250)
  })
})
