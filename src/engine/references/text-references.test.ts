import { expect, it } from 'vitest'
import { referencesOfAddress } from './text-references.ts'

it.each([
  ['http://cave.localhost:8080/visite?vue=1', 'address //cave.localhost/visite'],
  ['HTTPS://Domaine.example:443/visite/', 'address //domaine.example/visite'],
  ['//domaine.example/visite', 'address //domaine.example/visite'],
  [' https://domaine.example/a/../visite', 'address //domaine.example/visite'],
  ['https://domaine.example:8443/visite', 'address //domaine.example:8443/visite'],
  ['https://domaine.example/media/0077-0a1b/plan.pdf', 'address //domaine.example/media/77'],
  ['/media/77-0a1b/plan.pdf', 'media 77'],
  ['mailto:a@domaine.example', undefined],
])('reads the address %j as %s', (href, named) => {
  expect(referencesOfAddress(href).map(({ kind, key }) => `${kind} ${key}`)).toEqual([named].flatMap((each) => each ?? []))
})
