import { expect, it } from 'vitest'
import { addWorkingDays, isWorkingDay } from './working-days.ts'

it.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-11-23', true],
  ['2026-11-11', false],
  ['2026-05-14', false],
])('people work on %s: %s', (day, isOne) => {
  expect(isWorkingDay(day)).toBe(isOne)
})

it.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-22', 2, '2026-11-24'],
  // Ascension Thursday lies between, and the bridge after it is a day like another.
  ['2026-05-13', 1, '2026-05-15'],
  ['2026-12-24', 3, '2026-12-30'],
])('from %s, working day number %i is %s', (day, count, reached) => {
  expect(addWorkingDays(day, count)).toBe(reached)
})
