import { describe, expect, it } from 'vitest'
import { readPageRequest } from './read-request.ts'

const queryOf = (query: Record<string, unknown>) => {
  const scope = { site: { id: 37, contentVersion: 1 }, locale: 'fr_FR' }
  return readPageRequest({ pagePath: '/recherche', url: '/recherche?x', query, scope, bringsSession: false } as never).query
}

describe('what a page is told by its query', () => {
  it('is what stands first where a name is there twice', () => {
    expect(queryOf({ q: ['statuts', 'siège'], page: ['2', '3'] })).toEqual({ q: 'statuts', page: '2' })
  })

  it('is the beginning of what is looked for, as long as its field, and never half a sign', () => {
    expect(queryOf({ q: 'a'.repeat(140) })).toEqual({ q: 'a'.repeat(100) })
    expect(queryOf({ q: `${'a'.repeat(99)}😀` })).toEqual({ q: 'a'.repeat(99) })
    expect(queryOf({ q: 'a'.repeat(100) })).toEqual({ q: 'a'.repeat(100) })
  })

  it('is nothing where it is unknown or cannot be', () => {
    expect(queryOf({ q: '  ', page: '0', foo: 'bar', tag: 'é' })).toEqual({})
  })
})
