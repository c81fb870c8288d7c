import { describe, expect, it } from 'vitest'
import { countedCarts } from '#tests/support/shop/bottle-cases.ts'
import { cartOf, sellable } from '#tests/support/machines/cart-notation.ts'
import { countParcelUnits } from './parcel-units.ts'

describe('parcel units', () => {
  it('are tested with at least sixty carts', () => {
    expect(countedCarts.length).toBeGreaterThanOrEqual(60)
  })

  it.each(countedCarts)('of “%s” (%s bottles, %s rounded up) are %s', (cart, _down, _up, units) => {
    expect(countParcelUnits(cartOf(cart))).toBe(units)
  })

  it('of a box count each of its bottles with its number', () => {
    const box = sellable({
      type: 'BOX',
      sellByMultipleOf: 5,
      contents: [
        { id: 1, count: 4, capacityMl: 375 },
        { id: 2, count: 1, capacityMl: 1500 },
      ],
    })
    expect(countParcelUnits([{ sellable: box, quantity: 2 }])).toBe(8)
  })

  it('of a box without listed bottles count its stated number of ordinary bottles', () => {
    expect(countParcelUnits([{ sellable: sellable({ type: 'BOX', sellByMultipleOf: 6 }), quantity: 1 }])).toBe(6)
  })
})
