import { expect, it } from 'vitest'
import { daysOf, isOnDay } from './event-days.ts'

it('tells the days on which something takes place, as they are in Paris', () => {
  const night = { startAt: '2026-12-30T23:30:00Z', endAt: '2027-01-01T22:59:00Z' }
  const days = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']
  expect(days.map((day) => isOnDay(night, day))).toEqual([false, true, true, false])
})

it.each<[string, [string, string], [string, string]]>([
  ['ends at midnight', ['2027-03-26T18:00:00Z', '2027-03-26T23:00:00Z'], ['2027-03-26', '2027-03-26']],
  ['ends a minute later', ['2027-03-26T18:00:00Z', '2027-03-26T23:01:00Z'], ['2027-03-26', '2027-03-27']],
  ['ends at the midnight after the clocks went forward', ['2027-03-28T08:00:00Z', '2027-03-28T22:00:00Z'], ['2027-03-28', '2027-03-28']],
  ['ends a minute after that', ['2027-03-28T08:00:00Z', '2027-03-28T22:01:00Z'], ['2027-03-28', '2027-03-29']],
  ['ends at the midnight after the clocks went back', ['2027-10-30T22:00:00Z', '2027-10-31T23:00:00Z'], ['2027-10-31', '2027-10-31']],
  ['ends at eleven in the evening there', ['2027-10-31T10:00:00Z', '2027-10-31T22:00:00Z'], ['2027-10-31', '2027-10-31']],
  ['is a moment at midnight', ['2027-03-26T23:00:00Z', '2027-03-26T23:00:00Z'], ['2027-03-27', '2027-03-27']],
  ['takes two whole days', ['2027-03-25T23:00:00Z', '2027-03-27T23:00:00Z'], ['2027-03-26', '2027-03-27']],
])('tells the last day of what %s', (_, [startAt, endAt], [firstDay, lastDay]) => {
  expect(daysOf({ startAt, endAt })).toEqual({ firstDay, lastDay })
})
