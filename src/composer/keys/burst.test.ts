import { expect, it } from 'vitest'
import { watchBursts } from './burst.ts'

it.each([
  [0, true],
  [399, true],
  [400, false],
])('says of a character %i ms after another one that it follows it: %s', (pause, follows) => {
  let now = 1000
  const bursts = watchBursts({ start: () => 0, stop: () => undefined }, () => now)
  expect(bursts.note()).toBe(false)
  now += pause
  expect(bursts.note()).toBe(follows)
})
