import { describe, expect, it } from 'vitest'
import { endOfParisDay, parisDay, parisInstant } from './paris-day.ts'

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

it.each([
  ['2026-12-04', '10:00', '2026-12-04T09:00:00.000Z'],
  ['2026-07-14', '10:00', '2026-07-14T08:00:00.000Z'],
  ['2026-07-14', '00:30', '2026-07-13T22:30:00.000Z'],
  ['2026-12-31', '23:59', '2026-12-31T22:59:00.000Z'],
  // The days on which the clocks change: half past two comes twice in October.
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '02:30', '2026-10-25T01:30:00.000Z'],
  ['2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
  // Skipped in March: half past two counts as half past three.
  ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
])('on %s it is %s in Paris at %s', (day, time, instant) => {
  expect(parisInstant(day, time).toISOString()).toBe(instant)
})
