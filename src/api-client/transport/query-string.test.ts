import { describe, expect, it } from 'vitest'
import { callAddress } from './call-url.ts'
import { listQueryString } from './query-string.ts'

const written = (query: Parameters<typeof listQueryString>[0]) => decodeURIComponent(listQueryString(query).replaceAll('+', ' '))

describe('the query of a list', () => {
  it('requests ten items of the first page by default', () => {
    expect(written({})).toBe('nbItem=10&page=1')
    expect(written({ nbItem: 12, page: 3 })).toBe('nbItem=12&page=3')
  })

  it('contains the sort order', () => {
    expect(written({ orderBy: { value: 'publishedAt:desc' } })).toBe('nbItem=10&page=1&orderBy=publishedAt:desc')
  })

  it('builds the prefix of each kind of filter', () => {
    expect(
      written({
        a: { type: 'EQUAL', value: 'x' },
        b: { type: 'LIKE', value: 'x' },
        c: { type: 'DIFFERENT', value: 'x' },
        d: { type: 'LESS_THAN', value: 1 },
        e: { type: 'LESS_OR_EQUAL', value: 1 },
        f: { type: 'GREATER_THAN', value: 1 },
        g: { type: 'GREATER_OR_EQUAL', value: '2026-01-01' },
        h: { value: true },
      }),
    ).toBe('nbItem=10&page=1&a=x&b=lk:x&c=df:x&d=lt:1&e=lte:1&f=gt:1&g=gte:2026-01-01&h=true')
  })

  it('joins several values with commas', () => {
    expect(written({ tag: { value: ['creation', 'juridique'] } })).toBe('nbItem=10&page=1&tag=creation,juridique')
  })

  it('omits empty filters and an empty order', () => {
    const query = {
      orderBy: { value: '' },
      a: { value: '' },
      b: { type: 'LIKE', value: '' },
      c: { value: null },
      d: { value: undefined },
      e: { value: [] },
      f: undefined,
    } as const
    expect(written(query)).toBe('nbItem=10&page=1')
    expect(written({ zero: { value: 0 }, no: { value: false } })).toBe('nbItem=10&page=1&zero=0&no=false')
  })
})

describe('the URL of a call', () => {
  it('puts path parameters into the path and the others into the query', () => {
    expect(callAddress('/blog/folder/list/{id?}', { id: 7, nbItem: 12, page: 2, orderBy: 'publishedAt:desc' })).toBe(
      '/blog/folder/list/7?nbItem=12&page=2&orderBy=publishedAt%3Adesc',
    )
  })

  it('omits absent and empty parameters', () => {
    expect(callAddress('/blog/folder/list/{id?}', { id: undefined, search: '' })).toBe('/blog/folder/list')
  })

  it('encodes each segment, and preserves the slashes of a page path', () => {
    expect(callAddress('/blog/{id}/related', { id: 'a/b?c' })).toBe('/blog/a%2Fb%3Fc/related')
    expect(callAddress('/page/{id*}', { id: 'vous-etes/où' })).toBe('/page/vous-etes/o%C3%B9')
    expect(callAddress('/page/{id*}', { id: '' })).toBe('/page/')
  })
})
