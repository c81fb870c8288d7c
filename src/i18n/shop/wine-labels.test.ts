import { expect, it } from 'vitest'
import { containers } from '#schemas/api/shop/product.ts'
import { containerLabel } from './wine-labels.ts'

it('containers are called as one or as several of them are, in both languages', () => {
  const called = (count: number, locale: string) => containers.map((container) => containerLabel(container, count, locale))
  expect(called(1, 'fr_FR')).toEqual(['bouteille', 'fontaine à vin', 'canette', 'fût'])
  expect(called(2, 'fr_FR')).toEqual(['bouteilles', 'fontaines à vin', 'canettes', 'fûts'])
  expect([called(1, 'en_GB'), called(12, 'en_GB')]).toEqual([
    ['bottle', 'bag-in-box', 'can', 'keg'],
    ['bottles', 'bag-in-boxes', 'cans', 'kegs'],
  ])
})
