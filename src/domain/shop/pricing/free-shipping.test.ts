import { describe, expect, it } from 'vitest'
import { freedCarts, limitedCarts } from '#tests/support/shop/bottle-cases.ts'
import { cartOf } from '#tests/support/machines/cart-notation.ts'
import { countBottles } from '#domain/shop/products/bottle-count.ts'
import { cents } from './cents.ts'
import { expeditionFault, isShippingFree } from './free-shipping.ts'

const euros = (amount: number | null) => (amount === null ? null : cents(Math.round(amount * 100)))

describe('the bottles of one delivery', () => {
  it.each(limitedCarts)('« %s » between %s and %s: %j', (cart, minimum, maximum, fault) => {
    expect(expeditionFault(cartOf(cart), { minimum, maximum })).toEqual(fault)
  })
})

describe('free shipping', () => {
  it.each(freedCarts)('« %s », %s €, from %s bottles or %s €, to %s: %s', (...[cart, goods, fromBottles, fromGoods, where, isFree]) => {
    const destination = { isFrance: where.startsWith('France'), isExport: where.endsWith('export') }
    const counted = { bottles: countBottles(cartOf(cart)), goods: cents(Math.round(goods * 100)) }
    expect(isShippingFree({ fromBottles, fromGoods: euros(fromGoods) }, destination, counted)).toBe(isFree)
  })
})
