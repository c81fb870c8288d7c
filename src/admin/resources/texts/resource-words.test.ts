import { expect, it } from 'vitest'
import { agreementOf, midSentence, nounOf } from './resource-words.ts'

const named = (fr: string) => ({ words: { one: { fr, en: '' }, many: { fr: '', en: '' }, empty: { fr: '', en: '' } } })

it.each([
  ['une actualité', 'actualité', 'f'],
  ['un avis', 'avis', 'v'],
  ['un produit', 'produit', 'm'],
])('%s is the noun %s, with the agreement %s', (one, noun, agreement) => {
  expect([nounOf(named(one)), agreementOf(named(one))]).toEqual([noun, agreement])
})

it('writes a label in the middle of a sentence', () => {
  expect(midSentence('Étiquettes')).toBe('étiquettes')
})
