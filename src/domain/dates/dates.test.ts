import { expect, it } from 'vitest'
import { addDays, daysBetween, weekdayOf } from './dates.ts'

it.each([
  ['2026-11-22', 0, '2026-11-22'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  // The days on which the clocks change have 23 and 25 hours in Paris.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
  ['2027-01-01', -1, '2026-12-31'],
])('%s and %i days more is %s', (day, count, reached) => {
  expect(addDays(day, count)).toBe(reached)
  expect(daysBetween(day, reached)).toBe(count)
})

it.each([
  ['2026-11-22', 0],
  ['2026-11-23', 1],
  ['2026-11-28', 6],
])('the weekday of %s is number %i', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})
