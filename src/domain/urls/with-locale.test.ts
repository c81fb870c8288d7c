import fc from 'fast-check'
import { expect, it } from 'vitest'
import { searchWithoutLocale } from './strip-locale-query.ts'
import { withLocale } from './with-locale.ts'

it('asks for a language before all else that is asked', () => {
  expect(withLocale('/contact', 'fr_FR')).toBe('/contact?locale=fr_FR')
  expect(withLocale('/recherche?q=vin%20rouge&page=2', 'fr_FR')).toBe('/recherche?locale=fr_FR&q=vin+rouge&page=2')
})

it('is undone by taking the language away', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (asked) => {
      const query = asked.filter(([name]) => name !== 'locale')
      const kept = new URLSearchParams(query).toString()
      const search = kept === '' ? '' : `?${kept}`
      expect(searchWithoutLocale(new URL(withLocale(`/page${search}`, 'en_GB'), 'http://site.example').search)).toBe(search)
    }),
  )
})
