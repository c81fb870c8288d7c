import { expect, it } from 'vitest'
import { readUrl } from './read-url.ts'

it.each([
  ['https://example.org/a?b=1', undefined, 'https://example.org/a?b=1'],
  ['/a', 'https://example.org/b', 'https://example.org/a'],
  ['/a', undefined, undefined],
  ['https://', undefined, undefined],
])('reads %j on %j as %j', (address, base, href) => {
  expect(readUrl(address, base)?.href).toBe(href)
})
