import { expect, it } from 'vitest'
import { comesInTime } from './transfer-time.ts'

// Days of Paris: the evening of the nineteenth in London is the twentieth there.
it.each([
  ['2026-11-17T09:00:00Z', '2026-11-19', 'from Tuesday to Thursday'],
  ['2026-11-20T09:00:00Z', '2026-11-24', 'over a weekend'],
  ['2026-11-19T23:30:00Z', '2026-11-24', 'in the night, by the day in Paris'],
  ['2026-12-24T09:00:00Z', '2026-12-29', 'over Christmas'],
])('a transfer made at %s comes by %s, %s, and no sooner', (made, day) => {
  const now = Date.parse(made)
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
  expect([comesInTime(before, now), comesInTime(day, now), comesInTime('2027-06-01', now)]).toEqual([false, true, true])
})

it('has time where no day is booked', () => {
  expect(comesInTime(null, Date.parse('2026-11-20T09:00:00Z'))).toBe(true)
})
