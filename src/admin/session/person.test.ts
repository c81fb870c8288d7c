import { expect, it } from 'vitest'
import { personName } from './person.ts'

it.each([
  [{ firstname: 'Lucie', lastname: 'Fontanel', email: 'caveau@x.fr' }, 'Lucie Fontanel'],
  [{ firstname: 'Lucie', lastname: null, email: 'caveau@x.fr' }, 'Lucie'],
  [{ firstname: ' ', lastname: null, email: 'claire.roy@x.fr' }, 'claire.roy'],
])('names %j %s', (person, name) => {
  expect(personName(person)).toBe(name)
})
