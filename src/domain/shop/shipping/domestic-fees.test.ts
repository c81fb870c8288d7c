import { describe, expect, it } from 'vitest'
import { cents } from '#domain/shop/pricing/cents.ts'
import { frenchFeesFor, frenchFeesOf } from './domestic-fees.ts'
import type { Tariff } from './shipping-rates.ts'

const row = (fromUnits: number, toUnits: number | null, price: number | null, postalPrefix = ''): Tariff => ({
  ...{ countryId: 1, postalPrefix, fromUnits, toUnits, fromGoods: cents(0), toGoods: null },
  price: price === null ? null : cents(price),
})
const door = { isExport: false, tariffs: [row(0, 6, 990), row(7, 18, 1490), row(0, 12, 2990, '20')] }
const relay = { isExport: false, tariffs: [row(0, 6, 690), row(0, null, null, '20')] }

describe('shipping fees within France', () => {
  it('range from the cheapest to the dearest carrier for parcels of a size', () => {
    const fees = frenchFeesOf([door, relay])
    const range = (units: number) => frenchFeesFor(fees, units)
    expect([0, 1, 6].map(range)).toEqual(Array(3).fill({ least: 690, most: 2990 }))
    expect([7, 12].map(range)).toEqual(Array(2).fill({ least: 1490, most: 2990 }))
    expect([13, 18].map(range)).toEqual(Array(2).fill({ least: 1490, most: 1490 }))
    expect([19, 500].map(range)).toEqual([null, null])
  })

  it('continue without an end when the last row has none', () => {
    expect(frenchFeesFor(frenchFeesOf([{ isExport: false, tariffs: [row(4, null, 500)] }]), 9999)).toEqual({ least: 500, most: 500 })
    expect(frenchFeesFor(frenchFeesOf([{ isExport: false, tariffs: [row(4, null, 500)] }]), 3)).toBeNull()
  })

  it('are omitted when an export carrier serves France', () => {
    expect(frenchFeesOf([door, { isExport: true, tariffs: [row(0, 6, 4900)] }])).toEqual([])
    expect(frenchFeesOf([relay, { isExport: true, tariffs: [row(0, 6, null)] }])).not.toEqual([])
    expect(frenchFeesOf([])).toEqual([])
    expect(frenchFeesFor([], 6)).toBeNull()
  })
})
