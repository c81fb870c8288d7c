import { describe, expect, it } from 'vitest'
import { countedCarts } from '#tests/support/shop/bottle-cases.ts'
import { cartOf } from '#tests/support/machines/cart-notation.ts'
import { countBottles, countBottlesCeil, toMillilitres } from './bottle-count.ts'

describe('a capacity', () => {
  it.each([
    [75, 'CENTILITRE', 750],
    [37.5, 'CENTILITRE', 375],
    [0.75, 'LITER', 750],
    [0.375, 'LITER', 375],
    [1.5, 'LITER', 1500],
    [0.7, 'LITER', 700],
    [18.7, 'CENTILITRE', 187],
    [null, 'LITER', null],
    [75, null, null],
  ] as const)('of %s %s holds %s ml', (capacity, unit, millilitres) => {
    expect(toMillilitres(capacity, unit)).toBe(millilitres)
  })
})

describe('the bottles of a cart', () => {
  it.each(countedCarts)('of « %s » are %s, or %s when a half one counts', (cart, bottles, bottlesUp) => {
    expect(countBottles(cartOf(cart))).toBe(bottles)
    expect(countBottlesCeil(cartOf(cart))).toBe(bottlesUp)
  })
})
