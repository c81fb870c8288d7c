import { expect, it } from 'vitest'
import { nextRow } from './next-row.ts'

it.each([
  ['j', -1, 3, 0],
  ['k', -1, 3, 0],
  ['j', 0, 3, 1],
  ['j', 2, 3, null],
  ['k', 0, 3, null],
  ['k', 2, 3, 1],
  ['x', 0, 3, null],
  ['constructor', 0, 3, null],
  ['j', -1, 0, null],
])('leads by %s from row %i of %i to %j', (key, at, count, next) => {
  expect(nextRow(key, at, count)).toBe(next)
})
