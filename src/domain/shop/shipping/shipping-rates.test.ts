import { describe, expect, it } from 'vitest'
import { cents } from '#domain/shop/pricing/cents.ts'
import { mostUnits, maxUnits, tariffPrice, type Tariff } from './shipping-rates.ts'

const row = (more: Partial<Tariff>): Tariff => ({
  countryId: 1,
  postalPrefix: '',
  fromUnits: 0,
  toUnits: null,
  fromGoods: cents(0),
  toGoods: null,
  price: cents(1000),
  ...more,
})
const tariffs = [
  row({ toUnits: 6, price: cents(990) }),
  row({ fromUnits: 7, toUnits: 12, price: cents(1490) }),
  row({ fromUnits: 7, toUnits: 12, fromGoods: cents(30_000), price: cents(790) }),
  row({ fromUnits: 13, toUnits: 24, toGoods: cents(99_999), price: cents(2490) }),
  row({ postalPrefix: '20', toUnits: 12, price: cents(2900) }),
  row({ postalPrefix: '201', price: cents(3500) }),
  row({ postalPrefix: '97', price: null }),
  row({ countryId: 2, price: cents(1990) }),
]

describe('price of a parcel', () => {
  it.each([
    ['by its units', '75011', 6, 0, 990],
    ['by its units, from the next row on', '75011', 7, 0, 1490],
    ['by what the goods cost, at the lowest price that holds', '75011', 7, 30_000, 790],
    ['up to what the goods may cost', '75011', 13, 99_999, 2490],
    ['of goods that cost more is not told', '75011', 13, 100_000, null],
    ['of more units than any row holds is not told', '75011', 25, 0, null],
    ['in a zone is the zone’s', '20090', 6, 0, 2900],
    ['in a zone within a zone is the inner one’s', '20137', 6, 0, 3500],
    ['in a zone without such a row is not that of the country', '20090', 13, 0, null],
    ['where nothing is carried to is not told', '97400', 1, 0, null],
  ])('%s', (...[, postalCode, units, goods, price]) => {
    expect(tariffPrice(tariffs, { countryId: 1, postalCode, units, goods: cents(goods) })).toBe(price)
  })

  it('overseas comes only from rows that name the place', () => {
    const parcel = { countryId: 1, postalCode: '97400', isOverseas: true, units: 1, goods: cents(0) }
    const mainland = [row({}), row({ postalPrefix: '9' })]
    expect(tariffPrice(mainland, parcel)).toBeNull()
    expect(tariffPrice([...mainland, row({ postalPrefix: '97', price: cents(4900) })], parcel)).toBe(4900)
  })

  it('comes from the rows of its country', () => {
    const parcel = { postalCode: '1000', units: 1, goods: cents(0) }
    expect(tariffPrice(tariffs, { ...parcel, countryId: 2 })).toBe(1990)
    expect(tariffPrice(tariffs, { ...parcel, countryId: 3 })).toBeNull()
  })
})

describe('largest parcel', () => {
  it.each([
    ['of goods at a low price', '75011', 0, 24],
    ['of goods that cost more than a row takes', '75011', 100_000, 12],
    ['to a zone is the zone’s', '20090', 0, 12],
    ['to a zone without an end', '20137', 0, Infinity],
    ['where nothing is carried to is nothing', '97400', 0, 0],
  ])('%s', (...[, postalCode, goods, most]) => {
    expect(mostUnits(tariffs, { countryId: 1, postalCode, goods: cents(goods) })).toBe(most)
  })
})

describe('growing parcel', () => {
  it.each([
    ['is taken to the end of the rows that follow one another', '75011', 1, 0, 24],
    ['is taken no further than goods of its price are', '75011', 7, 100_000, 12],
    ['is taken in a zone as far as the zone’s rows', '20090', 6, 0, 12],
    ['is taken without an end where there is none', '20137', 6, 0, null],
  ])('%s', (...[, postalCode, units, goods, most]) => {
    expect(maxUnits(tariffs, { countryId: 1, postalCode, units, goods: cents(goods) })).toBe(most)
  })

  it('stops before a gap between the rows', () => {
    const gap = [row({ toUnits: 6 }), row({ fromUnits: 13, toUnits: 24 })]
    expect(maxUnits(gap, { countryId: 1, postalCode: '75011', units: 3, goods: cents(0) })).toBe(6)
    expect(maxUnits(gap, { countryId: 1, postalCode: '75011', units: 13, goods: cents(0) })).toBe(24)
  })
})
