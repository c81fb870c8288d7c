import { expect, it } from 'vitest'
import { changeAddress, nameOf, placeOf } from './publication-types.ts'

const text = (key: string) => key

it('names the appearance, which has no title, and leads to its screen', () => {
  expect(nameOf({ kind: 'item', resource: 'appearance', title: '' }, text)).toBe('Apparence')
  expect(changeAddress({ kind: 'item', resource: 'appearance', id: 37 })).toBe('/apparence')
})

it('names other contents by their titles, and leads to their forms', () => {
  expect(nameOf({ kind: 'item', resource: 'news', title: 'Vendange' }, text)).toBe('Vendange')
  expect(nameOf({ kind: 'item', resource: 'news', title: ' ' }, text)).toBe('panel.list.untitled')
  expect(changeAddress({ kind: 'item', resource: 'news', id: 5 })).toBe('/news/5')
})

it('writes the address of a document as visitors open it, in its language', () => {
  const page = { url: 'our-prices', locale: 'en_GB' }
  expect(placeOf(page, ['fr_FR', 'en_GB'])).toBe('/en/our-prices · anglais')
  expect(placeOf(page, ['en_GB'])).toBe('/our-prices')
  expect(placeOf({ ...page, url: null }, ['fr_FR', 'en_GB'])).toBe('anglais')
})
