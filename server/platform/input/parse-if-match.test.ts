import { expect, it } from 'vitest'
import { parseIfMatch } from './parse-if-match.ts'

it.each([
  ['"12"', 12],
  ['W/"12"', 12],
  [' 12 ', 12],
  ['"12", "13"', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
])('If-Match %j names the version %j', (header, version) => {
  expect(parseIfMatch(header)).toBe(version)
})
