import { expect, it } from 'vitest'
import { findResource } from '#admin/resources/resource-list.ts'
import { pathLabel } from './path-words.ts'
import { valueWords } from './value-words.ts'

const news = findResource('news')?.fields ?? []

it.each([
  ['texts.fr_FR.title', 'Titre (français)'],
  ['texts.en_GB', 'Anglais'],
  ['texts.fr_FR.seo.title', 'Moteurs de recherche (français)'],
  ['promoted', 'À la une'],
])('names the field at %s « %s »', (path, label) => {
  expect(pathLabel(news, path, true)).toBe(label)
})

it('names no language on a site with a single one', () => {
  expect(pathLabel(news, 'texts.fr_FR.title', false)).toBe('Titre')
})

it.each([
  [{ kind: 'switch' as const }, true, 'Oui'],
  [{ kind: 'html' as const }, '<p>Dix <b>ans</b></p>', 'Dix ans'],
  [{ kind: 'line' as const }, 'Prix <10 € et >5 €, <b>net</b> &amp; clair', 'Prix <10 € et >5 €, <b>net</b> &amp; clair'],
  [{ kind: 'tags' as const }, ['vigne', 'bio'], 'vigne, bio'],
  [{ kind: 'image' as const }, 31, 'Image n°\u00a031'],
  [{ kind: 'select' as const, options: { a: { fr: 'Premier', en: 'First' } } }, 'a', 'Premier'],
  [{ kind: 'seo' as const }, { title: 'T', description: 'D' }, 'T · D'],
  [{ kind: 'text' as const }, null, ''],
])('writes a value of %j', (field, value, words) => {
  expect(valueWords(field, value)).toBe(words)
})
