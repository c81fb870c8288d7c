import { expect, it } from 'vitest'
import { daysLeft, deadlineTone } from './days-left.ts'

it.each([
  ['2026-12-25', '2026-11-27', 28, 'far'],
  ['2026-12-04', '2026-11-27', 7, 'near'],
  ['2026-11-27', '2026-11-27', 0, 'near'],
  ['2026-11-26', '2026-11-27', -1, 'late'],
  // The clocks change between the two.
  ['2026-03-30', '2026-03-28', 2, 'near'],
] as const)('counts from %s back to %s %i days, which is %s', (deadline, today, days, tone) => {
  expect([daysLeft(deadline, today), deadlineTone(days)]).toEqual([days, tone])
})
