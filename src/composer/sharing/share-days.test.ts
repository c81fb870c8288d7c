import { expect, it } from 'vitest'
import { shareDays } from './share-days.ts'

it('offers the day that a link has among those of a list, counted in days of Paris', () => {
  // 23:30 of 30 November in UTC is 1 December in Paris.
  expect(shareDays(Date.parse('2026-12-06T10:00:00Z'), Date.parse('2026-11-30T23:30:00Z'))).toEqual([
    { day: '2026-12-02', days: 1 },
    { day: '2026-12-04', days: 3 },
    { day: '2026-12-06', days: 5 },
    { day: '2026-12-08', days: 7 },
    { day: '2026-12-15', days: 14 },
    { day: '2026-12-31', days: 30 },
    { day: '2027-03-01', days: 90 },
    { day: '2027-12-01', days: 365 },
  ])
})

it('offers a day once where the link has one of the list', () => {
  expect(shareDays(Date.parse('2026-12-08T22:59:59Z'), Date.parse('2026-12-01T09:00:00Z'))).toHaveLength(7)
})
