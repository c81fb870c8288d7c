import { describe, expect, it } from 'vitest'
import { easterSunday, frenchHolidays, isFrenchHoliday } from './french-holidays.ts'

describe('Easter', () => {
  // Dates of the Bureau des longitudes; the earliest and the latest that there can be, and the years in which simpler rules are a week off.
  it.each([
    '0800-04-23',
    '1818-03-22',
    '1943-04-25',
    '1954-04-18',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
    '2010-04-04',
    '2014-04-20',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2029-04-01',
    '2033-04-17',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
    '2285-03-22',
  ])('is on %s in its year', (day) => {
    expect(easterSunday(Number(day.slice(0, 4)))).toBe(day)
  })
})

describe('the public holidays of France', () => {
  it('are eleven, in their order', () => {
    expect(frenchHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-08',
      '2026-05-14',
      '2026-05-25',
      '2026-07-14',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ])
  })

  it('move with Easter', () => {
    expect(['2027-03-29', '2027-05-06', '2027-05-17'].map(isFrenchHoliday)).toEqual([true, true, true])
    expect(['2027-04-06', '2027-05-14', '2027-05-25'].map(isFrenchHoliday)).toEqual([false, false, false])
  })
})
