import { describe, expect, it } from 'vitest'
import { pageKey, readPageRequest } from './read-request.ts'

const requestOf = (query: Record<string, unknown>, { siteUrl = 'http://localhost:3000', kind = 'visitor' } = {}) => {
  const scope = { site: { id: 37, url: siteUrl, contentVersion: 1 }, locale: 'fr_FR' }
  return { pagePath: '/recherche', url: '/recherche?x', query, scope, caller: { kind } } as never
}
const queryOf = (query: Record<string, unknown>) => readPageRequest(requestOf(query)).query
const keyOf = (query: Record<string, string>, options = {}) =>
  pageKey(requestOf({}, options), { path: 'recherche', isPrefixed: false, query })

describe('the query of a page', () => {
  it('keeps the first value of a name that is given twice', () => {
    expect(queryOf({ q: ['statuts', 'siège'], page: ['2', '3'] })).toEqual({ q: 'statuts', page: '2' })
  })

  it('keeps a search text of any length, so that its field shows all of it', () => {
    expect(queryOf({ q: 'a'.repeat(140) })).toEqual({ q: 'a'.repeat(140) })
  })

  it('leaves out unknown names and invalid values', () => {
    const invalid = { q: '  ', page: '0', part: 'x', month: '2026-13', tag: 'é', done: 'x', target: '//elsewhere.example' }
    expect(queryOf({ ...invalid, foo: 'bar', utm_source: 'lettre', fbclid: 'abc', 'a[]': ['1', '2'], constructor: 'x' })).toEqual({})
  })
})

describe('the cache key of a page', () => {
  it('differs between two hosts of a site, whose pages name their own address', () => {
    expect(keyOf({}, { siteUrl: 'https://www.greffe-plume.example' })).not.toBe(keyOf({}))
  })

  it('differs between two pages of a list', () => {
    expect(new Set([keyOf({}), keyOf({ page: '2' }), keyOf({ page: '3' })]).size).toBe(3)
  })

  it.each<Record<string, string>>([{ q: 'statuts' }, { page: '2', month: '2026-11' }])(
    'is null for a query of other names: %j',
    (query) => {
      expect(keyOf(query)).toBeNull()
    },
  )

  it('is null for a member', () => {
    expect(keyOf({}, { kind: 'member' })).toBeNull()
  })
})
