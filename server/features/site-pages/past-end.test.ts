import { describe, expect, it } from 'vitest'
import { isPastEnd } from './past-end.ts'

const list = (page: number, total: unknown) => [{ call: 'news.list', params: { page, nbItem: 10 }, value: { items: [], total } }]

describe('a page of a list', () => {
  it('is past the end when all there is stands on the pages before', () => {
    expect([list(2, 10), list(99, 3), list(2, 0)].map(isPastEnd)).toEqual([true, true, true])
  })

  it('is not while something stands on it, nor when it is the first, nor where nobody counts', () => {
    const others = [
      list(2, 11),
      list(1, 0),
      list(2, null),
      [{ call: 'news.get', params: { id: 2 }, value: { total: 1 } }],
      [{ call: 'news.list', params: {}, value: undefined }],
      [],
    ]
    expect(others.map(isPastEnd)).toEqual(others.map(() => false))
  })
})

describe('a list of which a page shows several pages at once', () => {
  it('is not past its end where they stop before the last of them', () => {
    expect(isPastEnd([list(1, 3), list(2, 3), list(3, 3)].flat())).toBe(false)
  })

  it('says nothing of another list beside it', () => {
    const other = { call: 'blog.list', params: { page: 1, nbItem: 10 }, value: { items: [], total: 3 } }
    expect(isPastEnd([other, ...list(2, 3)])).toBe(true)
    expect(isPastEnd([...list(1, 3), { ...other, params: { page: 2, nbItem: 10 } }])).toBe(true)
    expect(isPastEnd([{ ...other, call: 'news.list', params: { page: 1, nbItem: 5 } }, ...list(2, 3)])).toBe(true)
  })
})

describe('a month of a calendar', () => {
  const month = (total: number, params = { startAt: 'lt:2045-08-01', endAt: 'gte:2045-07-01' }) => [
    { call: 'element.list', params: { ...params, page: 1, nbItem: 100 }, value: { items: [], total } },
  ]

  it('is past the end when nothing takes place in it', () => {
    expect([month(0), month(1)].map(isPastEnd)).toEqual([true, false])
  })

  it('is not when none is asked for', () => {
    expect(
      isPastEnd([{ call: 'element.list', params: { endAt: 'gte:2026-11-01', page: 1, nbItem: 100 }, value: { items: [], total: 0 } }]),
    ).toBe(false)
  })
})
