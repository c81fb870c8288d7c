import { expect, it } from 'vitest'
import { isItemSlug, toSlug } from './slug.ts'

it.each([
  ['Créer son EURL en ligne', 'creer-son-eurl-en-ligne'],
  ['  L’Œuvre : 2e édition ! ', 'l-oeuvre-2e-edition'],
  ['Straße & Æther', 'strasse-aether'],
  ['…', ''],
])('makes an address of « %s »', (text, slug) => {
  expect(toSlug(text)).toBe(slug)
})

it.each([
  ['creer-son-eurl', true],
  ['2026', false],
  ['2026-bilan', true],
  ['folder', false],
  ['list', false],
  ['ariane', false],
  ['-a', false],
  ['a--b', false],
  ['É', false],
  ['a'.repeat(201), false],
])('« %s » may be an item’s address: %s', (text, allowed) => {
  expect(isItemSlug(text)).toBe(allowed)
})
