import { expect, it } from 'vitest'
import { paletteSearch } from '#schemas/admin/palette/palette-calls.ts'
import { searchFind } from '#schemas/api/content/search.ts'
import { searchedWordsSchema } from './searched-words.ts'

it.each([
  [' vin ', 'vin'],
  ['a'.repeat(100), 'a'.repeat(100)],
  ['a'.repeat(5000), 'a'.repeat(100)],
  [`${'a'.repeat(98)} bc`, `${'a'.repeat(98)} b`],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
  [`${'a'.repeat(99)}🍷`, 'a'.repeat(99)],
])('reads the searched words %j: %j', (text, words) => expect(searchedWordsSchema.parse(text)).toBe(words))

it('searches the beginning of an overlong text, on the site and in the palette', () => {
  const q = 'mot '.repeat(200)
  const words = 'mot '.repeat(25).trim()
  expect([searchFind.params.parse({ q })['q'], paletteSearch.params.parse({ q })['q']]).toEqual([words, words])
})
