import { expect, it } from 'vitest'
import { addressView, choicePart, numberPart, pagePart, textPart } from './address-view.ts'

const address = addressView({
  search: textPart('q', (text) => text.slice(0, 5)),
  state: choicePart('etat', ['all', 'open', 'done'], 'all'),
  page: pagePart,
  item: numberPart('fiche'),
})
const usual = { search: '', state: 'all', page: 1, item: 0 }

it('writes what is not as usual, in the order of the parts', () => {
  expect(address.write({ search: 'Léa', state: 'done', page: 3, item: 12 }).toString()).toBe('q=L%C3%A9a&etat=done&page=3&fiche=12')
  expect(address.write(address.read(new URLSearchParams())).size).toBe(0)
})

it.each([
  ['', usual],
  ['q=bonjour&etat=open&page=2&fiche=7', { search: 'bonjo', state: 'open', page: 2, item: 7 }],
  ['etat=constructor&page=0&fiche=-3', usual],
  ['page=1.5&fiche=12345678901', usual],
  ['page=2&page=3', { ...usual, page: 2 }],
])('reads %j, and takes what is unknown as usual', (query, view) => {
  expect(address.read(new URLSearchParams(query))).toEqual(view)
})
