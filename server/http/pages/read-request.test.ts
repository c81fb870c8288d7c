import { describe, expect, it } from 'vitest'
import { readPageRequest } from './read-request.ts'

const read = (query: Record<string, unknown>, siteUrl = 'http://localhost:3000') => {
  const scope = { site: { id: 37, url: siteUrl, contentVersion: 1 }, locale: 'fr_FR' }
  return readPageRequest({ pagePath: '/recherche', url: '/recherche?x', query, scope, bringsSession: false } as never)
}
const queryOf = (query: Record<string, unknown>) => read(query).query
const keyOf = (query: Record<string, unknown>) => read(query).key

describe('what a page is told by its query', () => {
  it('is what stands first where a name is there twice', () => {
    expect(queryOf({ q: ['statuts', 'siège'], page: ['2', '3'] })).toEqual({ q: 'statuts', page: '2' })
  })

  it('holds a search text of any length, so that its field shows all of it', () => {
    expect(queryOf({ q: 'a'.repeat(140) })).toEqual({ q: 'a'.repeat(140) })
  })

  it('is nothing where it is unknown or cannot be', () => {
    expect(queryOf({ q: '  ', page: '0', foo: 'bar', tag: 'é' })).toEqual({})
  })
})

describe('the cache key of a page', () => {
  it('differs between two hosts of a site, whose pages name their own address', () => {
    expect(read({}, 'https://www.greffe-plume.example').key).not.toBe(keyOf({}))
  })

  it.each<Record<string, unknown>>([{ utm_source: 'lettre' }, { fbclid: 'abc' }, { gclid: 'x', 'a[]': ['1', '2'] }, { constructor: 'x' }])(
    'ignores names that no page reads: %j',
    (query) => {
      expect(keyOf(query)).toBe(keyOf({}))
      expect(keyOf({ ...query, page: '2' })).toBe(keyOf({ page: '2' }))
    },
  )

  it.each<Record<string, unknown>>([{ page: '0' }, { q: 'statuts' }, { utm_source: 'lettre', month: '2026-11' }])(
    'is none with a name that is read: %j',
    (query) => {
      expect(keyOf(query)).toBeNull()
    },
  )
})
