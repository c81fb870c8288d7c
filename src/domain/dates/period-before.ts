import type { DaySpan } from './compared-months.ts'
import { addDays, daysBetween } from './dates.ts'

const monthOf = (day: string): string => day.slice(0, 7)

/** The last day of the month of a day. */
export function lastDayOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** The first day of the month before that of a day. */
function firstDayBefore(day: string): string {
  return `${monthOf(addDays(`${monthOf(day)}-01`, -1))}-01`
}

/**
 * The period that a period is compared with. The beginning of a month is compared with the same days of the month before, a whole month
 * with the whole month before, and any other period with as many days just before it.
 */
export function periodBefore({ from, until }: DaySpan): DaySpan {
  if (!from.endsWith('-01') || monthOf(from) !== monthOf(until)) {
    const last = addDays(from, -1)
    return { from: addDays(last, -daysBetween(from, until)), until: last }
  }
  const first = firstDayBefore(from)
  const last = lastDayOfMonth(first)
  const same = `${monthOf(first)}-${until.slice(8)}`
  return { from: first, until: until === lastDayOfMonth(until) || same > last ? last : same }
}
