import { expect, it } from 'vitest'
import type { Json } from '#schemas/generated/content.ts'
import type { ReadNames } from './content-name.ts'
import { fieldValueWords, type WrittenField } from './field-value-words.ts'

const names: ReadNames = {
  content: (kind, value) => ({ name: `Nom de ${kind} ${value}`, detail: `n°\u00a0${value}` }),
  colour: (value) => (value === '#aa3300' ? 'Accent' : null),
}
const words = (fr: string) => ({ fr, en: fr })
const options = [{ value: 'leaf', label: words('Feuille') }]

it.each<[WrittenField, Json, string | undefined]>([
  [{ kind: 'album' }, 7, 'Nom de album 7'],
  [{ kind: 'article' }, [3, 4], 'Nom de article 3, Nom de article 4'],
  [{ kind: 'tags' }, ['bio'], 'Nom de tags bio'],
  [{ kind: 'form' }, [], undefined],
  [{ kind: 'file' }, { id: 5 }, 'Nom de file 5'],
  [{ kind: 'file' }, '/media/5.mp4', '/media/5.mp4'],
  [{ kind: 'image' }, { id: 3 }, 'Nom de image 3'],
  [{ kind: 'image' }, { id: 3, alt: 'Le <b>mas</b>' }, 'Le mas'],
  [{ kind: 'image' }, 3, 'Nom de image 3'],
  [{ kind: 'date' }, '2026-12-24', '24 décembre 2026'],
  [{ kind: 'date' }, '2027-01-01', '1ᵉʳ janvier 2027'],
  [{ kind: 'date' }, 'demain', undefined],
  [{ kind: 'moment' }, '2026-12-24T17:30:00Z', '24 décembre 2026 à 18\u00a0h\u00a030'],
  [{ kind: 'moment' }, 'demain', undefined],
  [{ kind: 'money' }, 1250, '12,50\u00a0€'],
  [{ kind: 'number', unit: words('cm') }, 1.5, '1,5\u00a0cm'],
  [{ kind: 'icon', options }, 'leaf', 'Feuille'],
  [{ kind: 'colour', options: null }, '#aa3300', 'Accent'],
  [{ kind: 'colour', options: null }, '#000000', undefined],
  [{ kind: 'text' }, 'Déjà des mots', undefined],
])('writes the value of %j, %j, as %j', (field, value, expected) => {
  expect(fieldValueWords(field, value, { names, isWhole: false })).toBe(expected)
})

it.each<[WrittenField, Json, string]>([
  [{ kind: 'album' }, 7, 'Nom de album 7 (n°\u00a07)'],
  [{ kind: 'image' }, { id: 3, alt: 'Le mas' }, 'Le mas · Nom de image 3 (n°\u00a03)'],
])('tells equal names apart in the whole words of %j, %j', (field, value, expected) => {
  expect(fieldValueWords(field, value, { names, isWhole: true })).toBe(expected)
})
