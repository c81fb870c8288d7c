import { expect, it } from 'vitest'
import { isItemShown } from './item-address.ts'

const pages = ['blog/{blog}', 'evenements/{event}', 'evenements/{event}/annulation']

it.each([
  ['blog', 'blog/vendanges', true],
  ['blog', 'blog', false],
  ['blog', 'blog/', false],
  ['blog', 'blog/vendanges/suite', false],
  ['folder', 'blog/vendanges', false],
  ['event', 'evenements/portes-ouvertes', true],
  ['event', 'events/open-day', false],
  ['news', 'actualites/nouveau-guichet', false],
] as const)('finds the page of %s at %j: %s', (kind, url, isShown) => {
  expect(isItemShown(pages, kind, url)).toBe(isShown)
})

it('takes every item as shown while the pages are unknown, and none without a page', () => {
  expect(isItemShown(undefined, 'blog', 'blog/vendanges')).toBe(true)
  expect(isItemShown([], 'blog', 'blog/vendanges')).toBe(false)
})
