import { expect, it } from 'vitest'
import { blankLocale } from '#admin/resources/form/blank-form.ts'
import { findResource } from '#admin/resources/resource-list.ts'
import { translationState, withTaken } from './translation-state.ts'

const localesOf = (name: string) => {
  const found = findResource(name)?.fields.find(({ kind }) => kind === 'locales')
  if (!found) throw new Error(`${name} has no texts in languages`)
  return found
}
const field = localesOf('news')
const french = { title: 'Vendange', slug: 'vendange', summary: 'Le premier jour.', content: '<p>Sept heures.</p>', seo: {} }
const english = { title: 'Harvest', slug: 'harvest', summary: 'The first day.', content: '<p>Seven.</p>', seo: {} }
const between = { first: 'fr_FR', locale: 'en_GB' }
const state = (fr: object, en: object, published?: object) =>
  translationState({ field, texts: { fr_FR: fr, en_GB: en }, published, ...between })

it.each([
  ['nothing of translated texts', english, { absent: [], copied: [], behind: [] }],
  ['empty texts', { ...english, summary: null, content: '' }, { absent: ['Résumé', 'Texte'], copied: [], behind: [] }],
  ['long texts in the first language', { ...english, content: french.content }, { absent: [], copied: ['Texte'], behind: [] }],
  ['no title alone, which may be a name', { ...english, title: french.title }, { absent: [], copied: [], behind: [] }],
  ['all texts of a copied language', { ...french, slug: 'x' }, { absent: [], copied: ['Titre', 'Résumé', 'Texte'], behind: [] }],
])('names %s', (_, texts, expected) => {
  expect(state(french, texts)).toEqual(expected)
})

it('names texts whose first language has changed since the publication, until they change too', () => {
  const published = { fr_FR: french, en_GB: english }
  const changed = { ...french, content: '<p>Huit heures.</p>' }
  expect(state(changed, english, published).behind).toEqual(['Texte'])
  expect(state(changed, { ...english, content: '<p>Eight.</p>' }, published).behind).toEqual([])
  expect(state(changed, english).behind).toEqual([])
})

it('takes from the first language what a language lacks, and leaves what it has', () => {
  const blank = blankLocale(field)
  expect(withTaken(field, { fr_FR: french }, between, blank)).toEqual(french)
  const own = { ...english, summary: null }
  expect(withTaken(field, { fr_FR: french, en_GB: own }, between, blank)).toEqual({ ...english, summary: french.summary })
  const answer = localesOf('review')
  expect(withTaken(answer, { fr_FR: 'Merci' }, between, '')).toBe('Merci')
})
