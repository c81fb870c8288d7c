import { expect, it } from 'vitest'
import { isForeignSlug } from './is-foreign-slug.ts'

const tour = { locale: 'en_GB', url: 'tour' }

it.each([
  ['the French slug under the English prefix', tour, { path: 'visite', locale: 'en_GB', isPrefixed: true }, true],
  ['the English slug under the English prefix', tour, { path: 'tour', locale: 'en_GB', isPrefixed: true }, false],
  ['the French slug for who has chosen English', tour, { path: 'visite', locale: 'en_GB', isPrefixed: false }, false],
  ['a page that has no English text', { locale: 'fr_FR', url: 'cave' }, { path: 'cave', locale: 'en_GB', isPrefixed: true }, false],
])('%s', (_what, page, asked, isForeign) => {
  expect(isForeignSlug(page, asked)).toBe(isForeign)
})
