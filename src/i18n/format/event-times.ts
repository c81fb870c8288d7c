import { lastInstant } from '#schemas/text/event-end.ts'
import { formatRanges } from '#i18n/opening-hours.ts'
import type { Text } from '#i18n/hooks/use-text.ts'
import { formatDate, formatWeekday } from './format.ts'

/** When something takes place, as it is in Paris. */
export interface EventTimes {
  /** « jeudi 3 décembre 2026 » */
  readonly day: string
  /** Its first and its last day, when these are two: « 3 » and « 5 décembre 2026 ». */
  readonly days: { readonly from: string; readonly to: string } | null
  /** « 18 h – 20 h » */
  readonly hours: string
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Paris' })
const timeOf = (instant: string): string => clock.format(new Date(instant))

/** The first of two dates without the month and the year with which the second ends too. */
function withoutSharedEnd(from: string, to: string): string {
  const [words, others] = [from.split(' '), to.split(' ')]
  while (words.length > 1 && words.at(-1) === others.pop()) words.pop()
  return words.join(' ')
}

/** The first and the last of days, `YYYY-MM-DD` or instants, in one phrase: « du 1er décembre 2026 au 15 mars 2027 ». */
export function periodWords({ from, to }: { readonly from: string; readonly to: string }, text: Text, locale: string): string {
  const [first, last] = [formatDate(from, locale), formatDate(to, locale)]
  return text('event.days', { from: withoutSharedEnd(first, last), to: last })
}

/** Writes when something begins and ends. */
export function eventTimes({ startAt, endAt }: { readonly startAt: string; readonly endAt: string }, locale: string): EventTimes {
  const day = formatWeekday(startAt, locale)
  const last = new Date(lastInstant({ startAt, endAt })).toISOString()
  const [from, to] = [formatDate(startAt, locale), formatDate(last, locale)]
  const hours = formatRanges([{ open: timeOf(startAt), close: timeOf(endAt) }], locale) ?? ''
  return { day, days: from === to ? null : { from: withoutSharedEnd(from, to), to }, hours }
}

/** The day on which something takes place, or the first and the last, in one phrase. */
export function eventDays({ day, days }: EventTimes, text: Text): string {
  return days === null ? day : text('event.days', days)
}
