import { expect, it } from 'vitest'
import { isOnDay } from './event-days.ts'

it('tells the days on which something takes place, as they are in Paris', () => {
  const night = { startAt: '2026-12-30T23:30:00Z', endAt: '2027-01-01T22:59:00Z' }
  const days = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']
  expect(days.map((day) => isOnDay(night, day))).toEqual([false, true, true, false])
})
