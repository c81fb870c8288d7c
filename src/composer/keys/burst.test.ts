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

it('says of a character at once after the end of a burst that it follows none', () => {
  const bursts = watchBursts({ start: () => 0, stop: () => undefined }, () => 1000)
  bursts.note()
  bursts.end()
  expect([bursts.note(), bursts.note()]).toEqual([false, true])
})

it('says of a letter long after a dead accent that it follows it', () => {
  let now = 1000
  const bursts = watchBursts({ start: () => 0, stop: () => undefined }, () => now)
  const later = (isBegun = false) => {
    now += 5000
    return bursts.note(isBegun)
  }
  expect([later(true), later(), later()]).toEqual([false, true, false])
})
