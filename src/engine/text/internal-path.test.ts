import { expect, it } from 'vitest'
import { internalPath } from './internal-path.ts'

const hosts = ['domaine.example', 'localhost:8080', 'cave.localhost']

it.each([
  ['/contact?x=1#y', '/contact'],
  ['https://domaine.example/contact?x=1', '/contact'],
  ['HTTP://Domaine.Example:443/contact', '/contact'],
  ['//domaine.example', '/'],
  ['https://domaine.example?x=1', '/'],
  ['http://localhost:8080/a', '/a'],
  ['http://localhost:9000/a', null],
  ['https://autre.example/contact', null],
  ['https://domaine.example@autre.example/a', null],
  ['https://domaine.example.autre.example/a', null],
  ['//autre.example/a', null],
  ['/a/{{PHONE}}', null],
  ['https://domaine.example//autre.example', null],
  ['/x/../contact', '/contact'],
  ['/./contact/', '/contact/'],
  ['/a/%2E%2e/contact?x=1', '/contact'],
  ['/../../contact', '/contact'],
  ['/contact/..', '/'],
  ['/a.b/..c/contact', '/a.b/..c/contact'],
  ['https://domaine.example/x/../contact', '/contact'],
  ['https://domaine.example:8443/contact', null],
  ['http://cave.localhost:4811/contact', '/contact'],
  ['http://autre.localhost:4811/contact', null],
  ['#bas', null],
  ['mailto:a@domaine.example', null],
])('reads the path of %j on the site as %j', (href, path) => {
  expect(internalPath(href, hosts)).toBe(path)
})
