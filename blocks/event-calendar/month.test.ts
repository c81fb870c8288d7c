import { describe, expect, it } from 'vitest'
import { nextMonth, requestedMonth, initialMonth, weeksOf } from './month.ts'

describe('the month of a calendar', () => {
  it('is the one that is asked for', () => {
    expect(['2026-12', undefined, '2026-13', '1999-12', '2026-1', "2026-12'"].map(requestedMonth)).toEqual([
      '2026-12',
      ...[null, null, null, null, null],
    ])
  })

  it('opens where something is still to come or under way, else today', () => {
    const opening = (...days: [string, string][]) =>
      initialMonth(
        days.map(([firstDay, lastDay]) => ({ firstDay, lastDay })),
        '2026-11-20',
      )
    expect([opening(), opening(['2026-11-05', '2026-11-05']), opening(['2026-10-28', '2026-12-02'])]).toEqual([
      '2026-11',
      '2026-11',
      '2026-11',
    ])
    expect(opening(['2027-02-01', '2027-02-01'], ['2026-11-05', '2026-11-05'], ['2027-01-08', '2027-01-09'])).toBe('2027-01')
    expect(opening(['2026-11-20', '2026-11-20'], ['2027-01-08', '2027-01-09'])).toBe('2026-11')
  })

  it('has one before and one after, as far as calendars go', () => {
    expect([nextMonth('2026-12', 1), nextMonth('2026-01', -1), nextMonth('2099-12', 1), nextMonth('2000-01', -1)]).toEqual([
      ...['2027-01', '2025-12', null, null],
    ])
  })

  it('has weeks from Monday to Sunday', () => {
    const weeks = weeksOf('2026-12')
    expect(weeks.map((week) => week.map(({ day }) => day).join(' '))).toEqual([
      '30 1 2 3 4 5 6',
      '7 8 9 10 11 12 13',
      '14 15 16 17 18 19 20',
      '21 22 23 24 25 26 27',
      '28 29 30 31 1 2 3',
    ])
    expect(weeks.flat().filter(({ isInMonth }) => isInMonth)).toHaveLength(31)
    expect(weeksOf('2027-02')).toHaveLength(4)
    expect(weeksOf('2028-02').flat().at(29)?.date).toBe('2028-02-29')
  })
})
