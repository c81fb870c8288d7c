import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, weekdayOf } from '#domain/dates/dates.ts'
import { easterSunday, frenchHolidays } from '#domain/dates/french-holidays.ts'
import { addWorkingDays, isWorkingDay } from '#domain/dates/working-days.ts'

const year = fc.integer({ min: 1900, max: 2199 })
const day = fc.integer({ min: 0, max: 109_000 }).map((count) => addDays('1900-01-01', count))

/** Computes Easter independently: the golden number gives the full moon, and Easter is the Sunday after it. */
function easterByTheMoon(year: number): string {
  const century = Math.floor(year / 100)
  const epact = (((11 * (year % 19) + 8 - century + Math.floor(century / 4) + Math.floor((8 * century + 13) / 25)) % 30) + 30) % 30
  const late = epact === 24 || (epact === 25 && year % 19 > 10) ? epact + 1 : epact
  const moon = addDays(`${year}-03-01`, (late < 24 ? 44 : 74) - late - 1)
  return addDays(moon, 7 - weekdayOf(moon))
}

describe('Easter', () => {
  it('is the Sunday after the first full moon of spring, in both calculations', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1583, max: 4099 }), (each) => {
        const easter = easterSunday(each)
        expect(weekdayOf(easter)).toBe(0)
        expect(easter >= `${each}-03-22` && easter <= `${each}-04-25`).toBe(true)
        expect(easter).toBe(easterByTheMoon(each))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('public holidays', () => {
  it('are eleven days of their year, at most two of them equal', () => {
    fc.assert(
      fc.property(year, (each) => {
        const days = frenchHolidays(each)
        expect(days).toHaveLength(11)
        expect(days.every((holiday) => holiday.startsWith(`${each}-`))).toBe(true)
        // Ascension falls on 1 or 8 May in some years.
        expect(new Set(days).size).toBeGreaterThanOrEqual(10)
      }),
    )
  })
})

describe('working days', () => {
  it('that are added end on a working day with that many in between', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 40 }), (from, count) => {
        const until = addWorkingDays(from, count)
        expect(isWorkingDay(until)).toBe(true)
        const between = Array.from({ length: daysBetween(from, until) }, (_, index) => addDays(from, index + 1))
        expect(between.filter(isWorkingDay)).toHaveLength(count)
      }),
    )
  })

  it('can be added in two steps', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), (from, one, other) => {
        expect(addWorkingDays(addWorkingDays(from, one), other)).toBe(addWorkingDays(from, one + other))
      }),
    )
  })

  it('that are added by ten span two to three weeks', () => {
    fc.assert(
      fc.property(day, (from) => {
        const days = daysBetween(from, addWorkingDays(from, 10))
        expect(days).toBeGreaterThanOrEqual(12)
        expect(days).toBeLessThanOrEqual(21)
      }),
    )
  })

  it('are monotonic', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 30 }), (from, later) => {
        expect(addWorkingDays(addDays(from, later), 10) >= addWorkingDays(from, 10)).toBe(true)
      }),
    )
  })
})
