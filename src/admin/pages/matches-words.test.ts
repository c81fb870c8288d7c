import { expect, it } from 'vitest'
import { matchesWords } from './matches-words.ts'

it.each([
  ['Les millésimes /millesimes', 'MILLES', true],
  ['Les millésimes', 'millé les', true],
  ['Œnologie', 'oenologie', true],
  ['L’été au caveau', "l'ete", true],
  ['Les vins', 'vins rouges', false],
  ['Les vins', '', true],
])('tests if « %s » matches the search « %s »: %s', (text, search, expected) => {
  expect(matchesWords(text, search)).toBe(expected)
})
