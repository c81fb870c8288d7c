import { formatWeekday } from './format.ts'
import { formatRanges } from './opening-hours.ts'
import type { Text } from './use-text.ts'

/** When something takes place, as it is in Paris. */
export interface EventTimes {
  /** « jeudi 3 décembre 2026 » */
  readonly day: string
  /** The day on which it ends, when that is another one. */
  readonly lastDay: string | null
  /** « 18 h – 20 h » */
  readonly hours: string
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Paris' })
const timeOf = (instant: string): string => clock.format(new Date(instant))

/** Writes when something begins and ends. */
export function eventTimes({ startAt, endAt }: { readonly startAt: string; readonly endAt: string }, locale: string): EventTimes {
  const day = formatWeekday(startAt, locale)
  const last = formatWeekday(endAt, locale)
  const hours = formatRanges([{ open: timeOf(startAt), close: timeOf(endAt) }], locale) ?? ''
  return { day, lastDay: last === day ? null : last, hours }
}

/** The day on which something takes place, or the first and the last, in one phrase. */
export function eventDays({ day, lastDay }: EventTimes, text: Text): string {
  return lastDay === null ? day : text('event.days', { from: day, to: lastDay })
}
