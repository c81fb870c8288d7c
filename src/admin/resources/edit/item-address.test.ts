import { expect, it } from 'vitest'
import { siteAddressOf } from './item-address.ts'

it.each([
  ['actualites/dix-ans', ['fr_FR', 'en_GB'], '/actualites/dix-ans'],
  ['actualites/dix-ans', ['en_GB', 'fr_FR'], '/fr/actualites/dix-ans'],
  ['news/ten-years', ['en_GB'], '/news/ten-years'],
  [null, ['fr_FR'], null],
])('opens %s on a site in %j at %s', (address, locales, path) => {
  expect(siteAddressOf(address, locales)).toBe(path)
})
