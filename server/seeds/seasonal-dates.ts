import { addDays, daysBetween, weekdayOf } from '#domain/dates/dates.ts'
import { parisDay, parisInstant } from '#domain/dates/paris-day.ts'
import { toInstant } from '#domain/dates/to-instant.ts'

/** States whether an item of a seed is upcoming or past on the day of the seeding. */
export type Season = 'NEXT' | 'LAST'

// Upcoming items stay upcoming for this number of days after the seeding.
const KEPT_AWAY = 7
const parisTime = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' })

const dayIn = (year: number, [month = 1, day = 1]: readonly number[]): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

const monthAndDay = (day: string): number[] => day.split('-').slice(1).map(Number)

const yearsAround = (today: string): number[] => [-2, -1, 0, 1, 2].map((more) => Number(today.slice(0, 4)) + more)

/** Returns the same weekday closest to the same date of another year. */
function sameWeekday(day: string, year: number): string {
  const there = dayIn(year, monthAndDay(day))
  const ahead = (weekdayOf(day) - weekdayOf(there) + 7) % 7
  return addDays(there, ahead > 3 ? ahead - 7 : ahead)
}

/** Returns the next or last day of a season on its weekday, at least some days away. */
export function seasonDay(day: string, season: Season, today: string): string {
  const days = yearsAround(today).map((year) => sameWeekday(day, year))
  const found =
    season === 'NEXT'
      ? days.find((candidate) => daysBetween(today, candidate) >= KEPT_AWAY)
      : days.findLast((candidate) => daysBetween(candidate, today) >= KEPT_AWAY)
  return found ?? day
}

/** Returns the next day with the same date, today included. */
export function nextDate(day: string, today: string): string {
  const days = yearsAround(today).map((year) => dayIn(year, monthAndDay(day)))
  return days.find((candidate) => candidate >= today) ?? day
}

/** Returns the start and end of an event in its season, at the Paris hours of the seed. */
export function seasonTimes(times: { startAt: string; endAt: string }, season: Season, today: string): { startAt: string; endAt: string } {
  const [start, end] = [Date.parse(times.startAt), Date.parse(times.endAt)]
  const written = parisDay(start)
  const first = seasonDay(written, season, today)
  const last = addDays(first, daysBetween(written, parisDay(end)))
  return { startAt: toInstant(parisInstant(first, parisTime.format(start))), endAt: toInstant(parisInstant(last, parisTime.format(end))) }
}
