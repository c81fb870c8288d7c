import { expect, it } from 'vitest'
import type { FormField } from '#schemas/admin/resources/form-tree.ts'
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
  [{ kind: 'seo' as const }, { title: 'T', image: 31, noIndex: true }, 'T · Image n°\u00a031 · Cacher aux moteurs de recherche\u00a0: oui'],
  [{ kind: 'seo' as const }, 31, 'Image n°\u00a031'],
  [{ kind: 'instant' as const }, '2026-12-24T17:30:00Z', '24 décembre 2026 à 18\u00a0h\u00a030'],
  [{ kind: 'text' as const }, null, ''],
])('writes a value of %j', (field, value, words) => {
  expect(valueWords(field, value)).toBe(words)
})

it('writes the items of a list by their fields: choices by their labels, switches with theirs', () => {
  const placed = (path: string, kind: FormField['kind'], more: Partial<FormField> = {}): FormField => ({
    ...{ path, kind, isRequired: false, isLocalised: false, limits: {} },
    ...more,
  })
  const words = (fr: string) => ({ fr, en: fr })
  const children = [
    placed('lots.*.name', 'line'),
    placed('lots.*.unit', 'select', { options: { BOX: words('La caisse') } }),
    placed('lots.*.isShown', 'switch', { label: words('Montré') }),
    placed('lots.*.price', 'money'),
  ]
  const lots = [
    { name: 'Rouge', unit: 'BOX', isShown: true, price: 1250 },
    { name: 'Blanc', isShown: false },
  ]
  expect(valueWords({ kind: 'list', children }, lots).replaceAll(/[\u00a0\u202f]/gu, ' ')).toBe(
    'Rouge · La caisse · Montré : oui · 12,50 €, Blanc · Montré : non',
  )
})
