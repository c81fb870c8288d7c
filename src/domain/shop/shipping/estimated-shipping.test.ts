import { describe, expect, it } from 'vitest'
import { cartOf } from '#tests/support/machines/cart-notation.ts'
import { cents } from '#domain/shop/pricing/cents.ts'
import { expectedCarriage, type ShippingContext } from './estimated-shipping.ts'

const frenchFees = [
  { fromUnits: 0, range: { least: cents(690), most: cents(990) } },
  { fromUnits: 7, range: { least: cents(1490), most: cents(2990) } },
  { fromUnits: 37, range: null },
]
const expected = (more: Partial<ShippingContext> = {}, lines = '6x75') =>
  expectedCarriage({ lines: cartOf(lines), offered: [], frenchFees, country: null, postalCode: null, ...more })
const inFrance = { isFrance: true, isExport: false }
const abroad = { isFrance: false, isExport: false }
const prices = (more?: Partial<ShippingContext>, lines?: string) => expected(more, lines).ways.map(({ price }) => price)

describe('expected carriage of a cart without a carrier', () => {
  it('is any of the offered carriers', () => {
    const offered = [{ price: cents(1490), destination: { isFrance: true, isExport: true } }]
    expect(expected({ offered, country: 'BE' })).toEqual({ ways: offered, elsewhere: [] })
  })

  it('without a country is the fee range of France, and any fee elsewhere', () => {
    expect(expected({ country: 'FR', postalCode: '34600' })).toEqual({
      ways: [
        { price: 690, destination: inFrance, mostUnits: 36 },
        { price: 990, destination: inFrance, mostUnits: 36 },
      ],
      elsewhere: [],
    })
    expect([prices({}, '6x75'), prices({}, '6x75 1x37.5'), prices({}, '6x75!')]).toEqual([
      [690, 990],
      [1490, 2990],
      [690, 990],
    ])
    expect(expected().ways).toEqual(expected({ country: 'FR' }).ways)
    expect(expected().elsewhere.map(({ destination }) => destination)).toEqual([abroad, abroad])
  })

  it('has no known price abroad, overseas, or above the largest parcel', () => {
    const known = [expected({ country: 'BE' }), expected({ country: 'FR', postalCode: '97 400' }), expected({}, '37x75')]
    for (const { ways } of known) {
      expect(ways[0]?.price).toBe(0)
      expect(ways[1]?.price).toBeGreaterThan(1_000_000)
    }
    expect(known.map(({ ways }) => ways[0]?.mostUnits)).toEqual([undefined, 36, 36])
    expect(expected({ frenchFees: frenchFees.slice(0, 2) }).ways[0]?.mostUnits).toBeNull()
    expect(known.map(({ ways }) => ways[0]?.destination.isFrance)).toEqual([false, true, true])
  })
})
