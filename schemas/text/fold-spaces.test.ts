import { expect, it } from 'vitest'
import { comparedSpaces, foldSpaces } from './fold-spaces.ts'

it.each([
  ['a \n\t b', 'a b'],
  ['a\u2028b\vc', 'a b c'],
  ['Prix\u00a0:\n1\u202f200\u00a0€', 'Prix\u00a0: 1\u202f200\u00a0€'],
  ['a\u2007b\u2009c\u3000d', 'a\u2007b\u2009c\u3000d'],
])('folds %j to %j', (text, folded) => expect(foldSpaces(text)).toBe(folded))

it('compares no-break, narrow and simple spaces as equal', () => {
  expect(comparedSpaces('a\u00a0b\u202fc d')).toBe('a b c d')
})
