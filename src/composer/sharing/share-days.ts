import { endOfParisDay, parisDay } from '#domain/dates/paris-day.ts'

const DAY = 86_400_000
const OFFERED = [1, 3, 7, 14, 30, 90, 365] as const

/** A last day that a link may have, and in how many days it comes. */
export interface ShareDay {
  readonly day: string
  readonly days: number
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/** The last days that are offered for a link, with the one that it has. */
export function shareDays(until: number, now: number): readonly ShareDay[] {
  const today = parisDay(now)
  const own = parisDay(until)
  const offered = OFFERED.map((days) => new Date(Date.parse(today) + days * DAY).toISOString().slice(0, 10))
  return [...new Set([...offered, own])].toSorted().map((day) => ({ day, days: daysBetween(today, day) }))
}

/** An instant by which a day is written in words. */
export function withinDay(day: string): string {
  return endOfParisDay(day).toISOString()
}
