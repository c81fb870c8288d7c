import { expect, it } from 'vitest'
import { monthsBefore } from './calendar-months.ts'

it.each([
  ['2026-11-20T12:00:00.000Z', 36, '2023-11-20T12:00:00.000Z'],
  ['2028-02-29T23:59:59.000Z', 36, '2025-02-28T23:59:59.000Z'],
  ['2026-03-31T00:00:00.000Z', 13, '2025-02-28T00:00:00.000Z'],
  ['2026-01-15T08:00:00.000Z', 25, '2023-12-15T08:00:00.000Z'],
  ['2026-11-20T09:30:00.000Z', -13, '2027-12-20T09:30:00.000Z'],
  ['2026-01-31T09:30:00.000Z', -1, '2026-02-28T09:30:00.000Z'],
])('%s, %i months before: %s', (instant, months, before) => {
  expect(monthsBefore(new Date(instant), months).toISOString()).toBe(before)
})
