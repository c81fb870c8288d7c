import { expect, it } from 'vitest'
import { initialsOf, personName } from './person.ts'

it.each([
  [{ firstname: 'Lucie', lastname: 'Fontanel', email: 'caveau@x.fr' }, 'Lucie Fontanel', 'LF'],
  [{ firstname: 'Lucie', lastname: null, email: 'caveau@x.fr' }, 'Lucie', 'L'],
  [{ firstname: ' ', lastname: null, email: 'claire.roy@x.fr' }, 'claire.roy', 'CR'],
  [{ firstname: 'Anne Marie', lastname: 'de la Tour', email: 'a@x.fr' }, 'Anne Marie de la Tour', 'AT'],
])('names %j %s, in short %s', (person, name, initials) => {
  expect(personName(person)).toBe(name)
  expect(initialsOf(name)).toBe(initials)
})
