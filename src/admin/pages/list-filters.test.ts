import { describe, expect, it } from 'vitest'
import { isFiltered, localeOfLanguage, readFilters, writeFilters, type ListFilters } from './list-filters.ts'

const locales = ['fr_FR', 'en_GB']
const read = (query: string) => readFilters(new URLSearchParams(query), locales)

describe('the filters of an address', () => {
  it.each<[string, ListFilters]>([
    ['', { search: '', state: null, locale: null }],
    ['q=+vins+&etat=modifiee&langue=en', { search: 'vins', state: 'MODIFIED', locale: 'en_GB' }],
    ['etat=toString&langue=de', { search: '', state: null, locale: null }],
  ])('of %j are read as %j', (query, filters) => {
    expect(read(query)).toEqual(filters)
  })

  it.each(['', 'q=vins', 'etat=en-ligne', 'etat=programmee&langue=fr', 'q=%C3%A9t%C3%A9&etat=archivee&langue=en'])(
    'come back equal: %j',
    (query) => {
      expect(writeFilters(read(query)).toString()).toBe(query)
    },
  )

  it('count as filters when one of them is on', () => {
    expect(['', 'q=a', 'etat=brouillon', 'langue=fr', 'etat=x'].map((query) => isFiltered(read(query)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })

  it('name no language that the site does not have', () => {
    expect([localeOfLanguage(locales, 'en'), localeOfLanguage(locales, 'de'), localeOfLanguage(locales, null)]).toEqual([
      'en_GB',
      null,
      null,
    ])
  })
})
