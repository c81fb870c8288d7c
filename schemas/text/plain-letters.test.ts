import { expect, it } from 'vitest'
import { holdsWords, plainLetters } from './plain-letters.ts'

it.each([
  ['Déplacer', 'deplacer'],
  ['L’Œuvre', 'l oeuvre'],
  ['e\u0301te\u0301', 'ete'],
  ['Mots-clés', 'mots cles'],
])('compares %s as %s', (text, plain) => expect(plainLetters(text)).toBe(plain))

it.each([
  ['Déplacer vers le haut', 'haut depl', true],
  ['Mettre dans une section', 'SECT', true],
  ['Retirer l’élément', 'élém', true],
  ['Retirer l’élément', 'ment', false],
  ['Copier', '', true],
])('in %s, %s is found: %s', (text, query, isFound) => expect(holdsWords(text, query)).toBe(isFound))
