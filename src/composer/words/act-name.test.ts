import { expect, it } from 'vitest'
import { actName } from './act-name.ts'

it.each([
  ['Retrait de Texte', 'Retrait de Texte'],
  ['restore', 'composer.act.restore'],
  [undefined, 'composer.act.unnamed'],
  ['', 'composer.act.unnamed'],
  [' \u00a0', 'composer.act.unnamed'],
])('names an act with the label %j', (label, name) => {
  expect(actName(label, (id) => id)).toBe(name)
})
