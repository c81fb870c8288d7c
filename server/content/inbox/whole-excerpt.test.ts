import { expect, it } from 'vitest'
import { wholeExcerpt } from './whole-excerpt.ts'

/** The first 200 code points of a text, as the database cuts it. */
const cut = (text: string) => [...text].slice(0, 200).join('')

it.each([
  ['an accent of its own', 'e\u0301'],
  ['a family', '👨‍👩‍👧'],
  ['a flag', '🇫🇷'],
  ['a tone of skin', '👍🏽'],
])('an excerpt that ends within %s loses all of it', (_, character) => {
  expect(wholeExcerpt(cut(`${'a'.repeat(199)}${character} suite`))).toBe(`${'a'.repeat(199)}…`)
})

it.each(['', 'Bonjour', 'a'.repeat(199), `${'a'.repeat(197)}e\u0301`])('a short excerpt stays as it is', (excerpt) => {
  expect(wholeExcerpt(excerpt)).toBe(excerpt)
})
