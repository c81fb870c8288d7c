import { describe, expect, it } from 'vitest'
import { endOfParisDay, parisDay } from './paris-day.ts'

describe('the day in Paris', () => {
  it.each([
    ['2026-11-20T22:59:59Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-07-14T21:59:59Z', '2026-07-14'],
    ['2026-07-14T22:00:00Z', '2026-07-15'],
  ])('is at %s the %s', (instant, day) => {
    expect(parisDay(Date.parse(instant))).toBe(day)
  })
})

it.each([
  ['2026-12-04', '2026-12-04T22:59:59.000Z'],
  ['2026-07-14', '2026-07-14T21:59:59.000Z'],
  // The days on which the clocks change.
  ['2026-03-29', '2026-03-29T21:59:59.000Z'],
  ['2026-10-25', '2026-10-25T22:59:59.000Z'],
])('%s ends in Paris at %s', (day, instant) => {
  expect(endOfParisDay(day).toISOString()).toBe(instant)
})
