import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Lucie Fontanel', 'LF'],
  ['Lucie', 'L'],
  ['claire.roy', 'CR'],
  ['a@exemple.fr', 'A'],
  ['e\u0301mile 👨‍👩‍👧Roy', 'E\u0301👨‍👩‍👧'],
  ['Anne Marie de la Tour', 'AT'],
])('shortens %s to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
