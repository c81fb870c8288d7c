import { expect, it } from 'vitest'
import { rangeOf } from './range-of.ts'

const rows = [4, 5, 6, 7].map((id) => ({ id }))

it.each([
  [5, 7, [5, 6, 7]],
  [7, 5, [5, 6, 7]],
  [6, 6, [6]],
  [null, 6, [6]],
  [9, 6, [6]],
  [5, 9, [9]],
])('leads from the row %j to the row %i over %j', (from, to, range) => {
  expect(rangeOf(rows, from, { id: to }).map(({ id }) => id)).toEqual(range)
})
