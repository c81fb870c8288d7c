import type { ClosedPeriod, OpeningDay, OpeningException, OpeningHoursConf, OpeningRange } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { isDay } from '#domain/dates/is-day.ts'
import type { Closure, ClosedPart } from './closures.ts'

const WEEK: readonly OpeningDay['day'][] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']
const PARTS: readonly ClosedPart[] = ['PLACE', 'COLLECT', 'DISPATCH', 'PHONE']
const TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/

const listOf = <Item>(value: unknown, read: (item: Record<string, unknown>) => Item | null): Item[] =>
  Array.isArray(value) ? value.flatMap((item: unknown) => (isRecord(item) ? (read(item) ?? []) : [])) : []

const dayOf = (value: unknown): string | null => (typeof value === 'string' && isDay(value) ? value : null)

const readRanges = (value: unknown): OpeningRange[] =>
  listOf(value, ({ open, close }) =>
    typeof open === 'string' && typeof close === 'string' && TIME.test(open) && TIME.test(close) && open !== close && open !== '24:00'
      ? { open, close }
      : null,
  )

/** Reads the days of a stored week: those that are right, once each; null without any. */
export function readWeek(value: unknown): OpeningDay[] | null {
  const days = listOf(value, ({ day, ranges }) => {
    const name = WEEK.find((each) => each === day)
    return name === undefined ? null : { day: name, ranges: readRanges(ranges) }
  })
  if (days.length === 0) return null
  return WEEK.map((name) => days.find(({ day }) => day === name) ?? { day: name, ranges: [] })
}

/** Reads the stored days that differ from the week: those with a date. */
export function readExceptions(value: unknown): OpeningException[] {
  return listOf(value, ({ date, label, ranges }) => {
    const day = dayOf(date)
    return day === null ? null : { date: day, ...(typeof label === 'string' && { label }), ranges: readRanges(ranges) }
  })
}

/** Reads stored closures: those with both days in their order, with the parts and the sentences that are right. */
export function readClosures(value: unknown): Closure[] {
  return listOf(value, ({ from, to, closes, sentences }) => {
    const [first, last] = [dayOf(from), dayOf(to)]
    if (first === null || last === null || last < first) return null
    const words = Object.entries(isRecord(sentences) ? sentences : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    return {
      from: first,
      to: last,
      closes: PARTS.filter((part) => Array.isArray(closes) && closes.includes(part)),
      sentences: Object.fromEntries(words),
    }
  })
}

/** Reads stored opening hours as far as they are right; without any day of the week, the site has no hours. */
export function readOpeningHours({ days, exceptions, note }: Readonly<Record<string, unknown>>): OpeningHoursConf {
  return { days: readWeek(days) ?? [], exceptions: readExceptions(exceptions), note: typeof note === 'string' ? note : null }
}

/** Reads the configuration of the opening hours as an answer has it, with its closures. */
export function readShownHours(conf: Readonly<Record<string, unknown>>): OpeningHoursConf {
  const closures = listOf<ClosedPeriod>(conf['closures'], ({ from, to, label }) => {
    const [first, last] = [dayOf(from), dayOf(to)]
    return first === null || last === null ? null : { from: first, to: last, ...(typeof label === 'string' && { label }) }
  })
  return { ...readOpeningHours(conf), ...(closures.length > 0 && { closures }) }
}
