import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, weekdayOf } from '#domain/dates/dates.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { nextDate, seasonDay, seasonTimes } from './seasonal-dates.ts'

const everyDay = Array.from({ length: 1500 }, (_, count) => addDays('2026-11-21', count))

describe('the day of a season', () => {
  it.each([
    ['2026-12-03', 'NEXT', '2026-11-21', '2026-12-03'],
    ['2026-12-03', 'NEXT', '2026-11-26', '2026-12-03'],
    ['2026-12-03', 'NEXT', '2026-11-27', '2027-12-02'],
    ['2026-12-19', 'NEXT', '2026-12-31', '2027-12-18'],
    ['2027-01-14', 'NEXT', '2026-12-31', '2027-01-14'],
    ['2027-02-09', 'NEXT', '2028-02-29', '2029-02-06'],
    ['2027-03-18', 'NEXT', '2028-02-29', '2028-03-16'],
    ['2028-02-29', 'NEXT', '2028-03-31', '2029-02-27'],
    ['2026-10-15', 'LAST', '2026-11-21', '2026-10-15'],
    ['2026-10-15', 'LAST', '2026-10-21', '2025-10-16'],
    ['2026-09-19', 'LAST', '2027-01-31', '2026-09-19'],
  ] as const)('of %s, %s, is on %s the %s', (day, season, today, found) => {
    expect(seasonDay(day, season, today)).toBe(found)
  })

  it.each(everyDay.filter((_, count) => count % 37 === 0))('keeps weekday, season and distance, seen on %s', (today) => {
    for (const day of ['2026-12-03', '2027-01-01', '2027-02-09', '2028-02-29', '2026-12-31']) {
      const next = seasonDay(day, 'NEXT', today)
      const last = seasonDay(day, 'LAST', today)
      expect([weekdayOf(next), weekdayOf(last)]).toEqual([weekdayOf(day), weekdayOf(day)])
      expect(daysBetween(today, next)).toBeGreaterThanOrEqual(7)
      expect(daysBetween(today, next)).toBeLessThan(7 + 366 + 7)
      expect(daysBetween(last, today)).toBeGreaterThanOrEqual(7)
      expect(daysBetween(last, today)).toBeLessThan(7 + 366 + 7)
    }
  })
})

describe('the times of a season', () => {
  const spring = { startAt: '2027-03-26T17:00:00Z', endAt: '2027-03-26T23:30:00Z' }

  it.each(everyDay.filter((_, count) => count % 41 === 0))('keep their hours in Paris, in winter and in summer, seen on %s', (today) => {
    const { startAt, endAt } = seasonTimes(spring, 'NEXT', today)
    const hour = (instant: string) => new Date(instant).toLocaleTimeString('fr-FR', { timeZone: 'Europe/Paris' })
    expect([hour(startAt), hour(endAt)]).toEqual(['18:00:00', '00:30:00'])
    expect(daysBetween(parisDay(Date.parse(startAt)), parisDay(Date.parse(endAt)))).toBe(1)
  })
})

describe('the next day of a date', () => {
  it.each([
    ['2026-12-25', '2026-11-21', '2026-12-25'],
    ['2026-12-25', '2026-12-25', '2026-12-25'],
    ['2026-12-25', '2026-12-26', '2027-12-25'],
    ['2027-01-01', '2026-11-21', '2027-01-01'],
    ['2027-01-01', '2028-02-29', '2029-01-01'],
  ])('of %s is on %s the %s', (day, today, found) => {
    expect(nextDate(day, today)).toBe(found)
  })
})
