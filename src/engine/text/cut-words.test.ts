import { expect, it } from 'vitest'
import { cutWords } from './cut-words.ts'

it.each([
  ['Vins de Faugères', 60, 'Vins de Faugères'],
  ['Vins de Faugères, sur le schiste', 18, 'Vins de Faugères,…'],
  ['Vins de Faugères, sur le schiste', 12, 'Vins de…'],
  ['Anticonstitutionnellement', 5, 'Antic…'],
  ['🍇🍇🍇', 3, '🍇…'],
  ['ab👨‍👩‍👧‍👦', 5, 'ab…'],
])('cuts %j at %i characters to %j', (text, most, cut) => expect(cutWords(text, most)).toBe(cut))
