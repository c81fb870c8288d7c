import type { ClosedPeriod, OpeningHoursConf, OpeningRange } from '#schemas/generated/content.ts'
import { isOvernight } from '#schemas/hours/opening-ranges.ts'
import { addDays, weekdayOf } from '#domain/dates/dates.ts'
import { parisHour, parisInstant } from '#domain/dates/paris-day.ts'

/** The opening hours of a site as visitors see them. */
export type ShownHours = Pick<OpeningHoursConf, 'days' | 'exceptions'> & { readonly closures?: readonly ClosedPeriod[] | undefined }

/** Cause of the hours of a day: its weekday, its own entry, or a closure. */
export type HoursCause = 'WEEK' | 'DAY' | 'CLOSURE'

/** The opening hours of a day. Without ranges the place is closed; the label is the reason of a day that differs. */
export interface HoursOfDay {
  readonly ranges: readonly OpeningRange[]
  readonly label: string | null
  readonly cause: HoursCause
}

/** A time during which the place is open, as instants in milliseconds; the end is no part of it. */
export interface OpenInterval {
  readonly from: number
  readonly to: number
  /** The time at which it ends, as it is written. */
  readonly close: string
}

const WEEK = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const
const HOUR = 3_600_000

/** Tests if a site has given its hours: it opens on a day of the week, or on one of its own. */
export const hasHours = ({ days, exceptions }: ShownHours): boolean => [...days, ...exceptions].some(({ ranges }) => ranges.length > 0)

/** The hours of a weekday, 0 for Sunday. */
export const weekRanges = ({ days }: Pick<ShownHours, 'days'>, weekday: number): readonly OpeningRange[] =>
  days.find(({ day }) => day === WEEK[weekday])?.ranges ?? []

/** The opening hours of a day, `YYYY-MM-DD`: an entry of its own goes before a closure, which goes before the week. */
export function hoursOn(hours: ShownHours, day: string): HoursOfDay {
  const own = hours.exceptions.find(({ date }) => date === day)
  if (own) return { ranges: own.ranges, label: own.label ?? null, cause: 'DAY' }
  const closure = hours.closures?.find(({ from, to }) => from <= day && day <= to)
  if (closure) return { ranges: [], label: closure.label ?? null, cause: 'CLOSURE' }
  return { ranges: weekRanges(hours, weekdayOf(day)), label: null, cause: 'WEEK' }
}

/** The instant of a time of day. One that a night skips is the end of the skipped hour; of one that comes twice, `isEarlier` chooses. */
function instantOf(day: string, time: string, isEarlier: boolean): number {
  if (time === '24:00') return parisInstant(addDays(day, 1), '00:00').getTime()
  const at = parisInstant(day, time).getTime()
  if (parisHour(at) !== time) return at - (at % HOUR)
  return isEarlier && parisHour(at - HOUR) === time ? at - HOUR : at
}

/** The times during which the place is open by the hours of a day; the last may end on the next day. */
export function intervalsOn(hours: ShownHours, day: string): OpenInterval[] {
  return hoursOn(hours, day).ranges.flatMap((range) => {
    const from = instantOf(day, range.open, true)
    const to = instantOf(isOvernight(range) ? addDays(day, 1) : day, range.close, false)
    return from < to ? [{ from, to, close: range.close }] : []
  })
}
