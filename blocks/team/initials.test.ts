import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Claire Vauzelle', 'CV'],
  ['Jean-Marc de la Tour', 'JT'],
  ['Élodie', 'É'],
  ['« Zoé » Ṣànyà', 'ZṢ'],
  ['42', ''],
])('of %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
