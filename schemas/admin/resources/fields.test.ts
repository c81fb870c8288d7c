import { expect, it } from 'vitest'
import { link } from './fields.ts'

it.each([
  ['https://exemple.fr/mon fichier.pdf', 'https://exemple.fr/mon%20fichier.pdf'],
  ['//exemple.fr/x', 'https://exemple.fr/x'],
  ['tel:01 23 45 67 89', 'tel:0123456789'],
  ['tel:0692 12 34 56', 'tel:+262692123456'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
  [null, null],
])('a link typed as %j is %j', (typed, read) => {
  expect(link({ fr: 'Lien', en: 'Link' }).parse(typed)).toBe(read)
})
