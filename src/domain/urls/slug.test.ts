import { expect, it } from 'vitest'
import { toSlug } from './slug.ts'

it.each([
  ['Créer son EURL en ligne', 'creer-son-eurl-en-ligne'],
  ['  L’Œuvre : 2e édition ! ', 'l-oeuvre-2e-edition'],
  ['Straße & Æther', 'strasse-aether'],
  ['…', ''],
])('« %s » becomes the address %s', (text, slug) => {
  expect(toSlug(text)).toBe(slug)
})
