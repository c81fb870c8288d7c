import { describe, expect, it } from 'vitest'
import { withDefaultSort } from './default-sort.ts'

const usual = (setting: unknown, hidesPrices = false) =>
  withDefaultSort({ filters: [], orderBy: [{ field: 'PRODUCT_ORDER', direction: 'asc' }] } as never, setting, hidesPrices).orderBy

describe('the default order of products', () => {
  it('is what the setting says', () => {
    expect(usual('year:desc')).toEqual([{ field: 'year', direction: 'desc' }])
    expect(usual('order')).toEqual([{ field: 'order', direction: 'asc' }])
  })

  it('is the price where the setting says nothing, or what there is no order of', () => {
    for (const setting of [null, '', 'colour', 'price:sideways', 'constructor', 7])
      expect(usual(setting), String(setting)).toEqual([{ field: 'price', direction: 'asc' }])
  })

  it('is the name where prices are hidden', () => {
    for (const setting of [null, 'price:desc', 'colour']) expect(usual(setting, true)).toEqual([{ field: 'name', direction: 'asc' }])
  })
})
