import { expect, it } from 'vitest'
import { nextItem } from './next-item.ts'

it.each([
  [[4, 5, 6], 4, 5],
  [[4, 5, 6], 6, 5],
  [[4], 4, null],
  [[4, 5], 9, 4],
  [[], 9, null],
] as const)('of the list %j opens after %i the item %j', (ids, done, next) => {
  expect(nextItem(ids, done)).toBe(next)
})
