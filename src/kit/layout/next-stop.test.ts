import { expect, it } from 'vitest'
import { nextStop } from './next-stop.ts'

it.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowDown', 0, 3, null],
  ['toString', 0, 3, null],
  ['ArrowRight', 0, 0, null],
])('leads by %s from %i of %i to %j', (key, at, count, next) => {
  expect(nextStop(key, at, count)).toBe(next)
})
