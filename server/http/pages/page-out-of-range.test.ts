import { describe, expect, it } from 'vitest'
import { isEmptyMonth, isPageOutOfRange } from './page-out-of-range.ts'

const list = (page: number, total: unknown) => [{ params: { page, nbItem: 10 }, value: { items: [], total }, pagedBy: 'page' as const }]

describe('a page of a list', () => {
  it('is past the end when the pages before hold all items', () => {
    expect([list(2, 10), list(99, 3), list(2, 0)].map(isPageOutOfRange)).toEqual([true, true, true])
  })

  it('is not with items, as the first page, without a count, or of a list outside the address', () => {
    const others = [
      list(2, 11),
      list(1, 0),
      list(2, null),
      [{ params: { page: 2, nbItem: 10 }, value: { items: [], total: 3 } }],
      [{ params: { id: 2 }, value: { total: 1 } }],
      [{ params: {}, value: undefined }],
      [],
    ]
    expect(others.map(isPageOutOfRange)).toEqual(others.map(() => false))
  })
})

describe('a month of a calendar', () => {
  const month = (total: number, params = { startAt: 'lt:2045-08-01', endAt: 'gte:2045-07-01' }) => [
    { params: { ...params, page: 1, nbItem: 100 }, value: { items: [], total } },
  ]

  it('is empty when nothing takes place in it, and a page all the same', () => {
    expect([month(0), month(1)].map(isEmptyMonth)).toEqual([true, false])
    expect(isPageOutOfRange(month(0))).toBe(false)
  })

  it('is not when none is asked for', () => {
    expect(isEmptyMonth([{ params: { endAt: 'gte:2026-11-01', page: 1, nbItem: 100 }, value: { items: [], total: 0 } }])).toBe(false)
  })
})
