import { describe, expect, it } from 'vitest'
import { hasNoItems } from './has-no-items.ts'

describe('hasNoItems', () => {
  it.each<[object, boolean]>([
    [{ list: { blogs: [], total: 0 } }, true],
    [{ list: [] }, true],
    [{ list: { blogs: [], total: 0 }, related: [] }, true],
    [{ list: { blogs: [{}], total: 1 } }, false],
    [{ list: { blogs: [], total: 12 } }, false],
    [{ list: [], others: [{}] }, false],
    [{ product: { id: 3, pictures: [] } }, false],
    [{ list: undefined }, false],
    [{ list: null }, false],
    [{}, false],
  ])('reads %o as %s', (answers, isEmpty) => {
    expect(hasNoItems(answers as Record<string, unknown>)).toBe(isEmpty)
  })
})
