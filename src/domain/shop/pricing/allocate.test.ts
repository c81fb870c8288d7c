import { expect, it } from 'vitest'
import { cents } from './cents.ts'
import { allocateCents } from './allocate.ts'

it.each([
  [500, [7500], [500]],
  [500, [5000, 2500], [333, 167]],
  [100, [1, 1, 1].map((each) => each * 1000), [34, 33, 33]],
  [101, [1000, 1000, 1000], [34, 34, 33]],
  [1, [1000, 2000, 3000], [0, 0, 1]],
  [3, [1, 1, 1], [1, 1, 1]],
  [2, [0, 1, 1], [0, 1, 1]],
  [1, [0, 0, 5], [0, 0, 1]],
  [0, [100, 200], [0, 0]],
  [0, [0, 0], [0, 0]],
  [0, [], []],
  [99_999_999_999, [99_999_999_999, 0], [99_999_999_999, 0]],
])('%s spread over %j is %j, the cents left over to the largest remainders', (amount, over, shares) => {
  expect(allocateCents(cents(amount), over.map(cents))).toEqual(shares)
})
