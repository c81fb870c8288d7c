import { describe, expect, it } from 'vitest'
import { isPastEnd } from './past-end.ts'

const list = (page: number, total: unknown) => [{ params: { page, nbItem: 10 }, value: { items: [], total } }]

describe('a page of a list', () => {
  it('is past the end when all there is stands on the pages before', () => {
    expect([list(2, 10), list(99, 3), list(2, 0)].map(isPastEnd)).toEqual([true, true, true])
  })

  it('is not while something stands on it, nor when it is the first, nor where nobody counts', () => {
    const others = [
      list(2, 11),
      list(1, 0),
      list(2, null),
      [{ params: { id: 2 }, value: { total: 1 } }],
      [{ params: {}, value: undefined }],
      [],
    ]
    expect(others.map(isPastEnd)).toEqual(others.map(() => false))
  })
})
