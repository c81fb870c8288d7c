import { expect, it } from 'vitest'
import { searchWithoutLocale } from './strip-locale-query.ts'

it('keeps what was asked beside the language', () => {
  const searches = ['', '?', '?locale=fr_FR', '?locale=fr_FR&q=caf%C3%A9+cr%C3%A8me', '?q=a%26b&locale=en_GB&page=2']
  expect(searches.map(searchWithoutLocale)).toEqual(['', '', '', '?q=caf%C3%A9+cr%C3%A8me', '?q=a%26b&page=2'])
})
