import { expect, it } from 'vitest'
import { median } from './interleave.ts'

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('takes the middle value of %j', (values, middle) => {
  expect(median(values)).toBe(middle)
})
