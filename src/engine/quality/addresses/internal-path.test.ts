import { expect, it } from 'vitest'
import { internalPath } from './internal-path.ts'

const hosts = ['domaine.example', 'localhost:8080']

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
  ['#bas', null],
  ['mailto:a@domaine.example', null],
])('reads the path of %j on the site as %j', (href, path) => {
  expect(internalPath(href, hosts)).toBe(path)
})
