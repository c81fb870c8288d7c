import { expect, it } from 'vitest'
import { stepsOf, topOf } from './chart-scale.ts'

it.each([
  [0, 0],
  [1, 4],
  [4, 4],
  [5, 8],
  [180, 200],
  [200, 200],
  [201, 400],
  [9870, 16_000],
])('takes for a greatest number of %i the top %i', (most, top) => {
  expect(topOf(most)).toBe(top)
})

it('divides the scale into four steps of whole numbers', () => {
  expect(stepsOf(topOf(180))).toEqual([200, 150, 100, 50, 0])
  for (let most = 1; most < 3000; most += 7) for (const step of stepsOf(topOf(most))) expect(Number.isInteger(step)).toBe(true)
})
