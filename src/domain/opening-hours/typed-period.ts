import { toNfd } from '#schemas/text/normalise-text.ts'
import { MAX_CLOSURE_DAYS } from '#schemas/hours/opening-ranges.ts'
import { addDays } from '#domain/dates/dates.ts'

/** Fault of a typed period. */
export type PeriodFault = 'UNREADABLE' | 'NO_SUCH_DAY' | 'BACKWARDS' | 'PAST' | 'TOO_LONG'

/** A typed period as it is read, both days included. */
export type TypedPeriod = { readonly from: string; readonly to: string } | { readonly fault: PeriodFault }

const MAX_TYPED_LENGTH = 80
const MONTHS = ['jan', 'fev', 'mar', 'avr', 'mai', 'juin', 'juil', 'ao', 'sep', 'oct', 'nov', 'dec'] as const
const SILENT = new Set([
  'du',
  'le',
  'de',
  'des',
  'au',
  'a',
  'jusqu',
  'er',
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
  'dimanche',
])

interface Day {
  readonly day: number
  readonly month?: number | undefined
  readonly year?: number | undefined
}

const plain = (text: string): string => toNfd(text).replaceAll(/\p{M}/gu, '').toLowerCase()

/** The number of a month by its name or the beginning of it. */
function monthOf(word: string): number | undefined {
  const found = MONTHS.findIndex((start) => word.startsWith(start))
  return found === -1 ? undefined : found + 1
}

const isNumber = (token: string | undefined): token is string => token !== undefined && /^\d{1,4}$/.test(token)
const isYear = (token: string | undefined): token is string => token !== undefined && /^\d{4}$/.test(token)

interface ReadDay {
  readonly day: Day
  readonly used: number
}

/** « 24/12/2026 » and « 24/12 ». */
function slashedDay(tokens: readonly string[], at: number): ReadDay | null {
  const [day, slash, month, second, year] = tokens.slice(at, at + 5)
  if (slash !== '/' || !isNumber(day) || !isNumber(month)) return null
  const hasYear = second === '/' && isYear(year)
  return { day: { day: Number(day), month: Number(month), year: hasYear ? Number(year) : undefined }, used: hasYear ? 5 : 3 }
}

/** « 24 », « 24 décembre » and « 24 déc. 2026 ». */
function namedDay(tokens: readonly string[], at: number): ReadDay | null {
  const [day, word = '', third] = tokens.slice(at, at + 3)
  if (!isNumber(day) || day.length > 2) return null
  const month = monthOf(word)
  const hasYear = month !== undefined && isYear(third)
  return { day: { day: Number(day), month, year: hasYear ? Number(third) : undefined }, used: month === undefined ? 1 : hasYear ? 3 : 2 }
}

function daysOf(tokens: readonly string[]): Day[] | null {
  const days: Day[] = []
  for (let at = 0; at < tokens.length;) {
    const found = slashedDay(tokens, at) ?? namedDay(tokens, at)
    if (found === null) return null
    days.push(found.day)
    at += found.used
  }
  return days
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The day as `YYYY-MM-DD`; null where the calendar has none. */
function dayIn(year: number, month: number, day: number): string | null {
  const written = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  const parsed = Date.parse(`${written}T00:00:00Z`)
  return Number.isNaN(parsed) || new Date(parsed).toISOString().slice(0, 10) !== written ? null : written
}

const nextMonth = ([year, month]: readonly [number, number]): [number, number] => (month === 12 ? [year + 1, 1] : [year, month + 1])

/** The first such day that is not before another; a month or a year that is named counts. */
function dayFrom({ day, month, year }: Day, earliest: string): string | null {
  const [thisYear = 0, thisMonth = 0] = earliest.split('-').map(Number)
  if (month !== undefined) {
    const here = dayIn(year ?? thisYear, month, day)
    return year === undefined && (here ?? '') < earliest ? dayIn(thisYear + 1, month, day) : here
  }
  const here = dayIn(thisYear, thisMonth, day)
  return here !== null && here >= earliest ? here : dayIn(...nextMonth([thisYear, thisMonth]), day)
}

/** The first day of such a period that has begun and is not over, without a named year: a season is closed while it runs. */
function begunDay({ month, year, day }: Day, last: Day, today: string): string | null {
  if (month === undefined || year !== undefined) return null
  const thisYear = Number(today.slice(0, 4))
  const begun = [thisYear, thisYear - 1].flatMap((each) => dayIn(each, month, day) ?? []).filter((from) => from < today)
  return begun.find((from) => (dayFrom(last, from) ?? '') >= today) ?? null
}

/** « du 2 au 10 janvier »: the month of the last day is that of the first one. */
function firstDay(first: Day, last: Day, today: string): string | null {
  if (first.month !== undefined || last.month === undefined) return begunDay(first, last, today) ?? dayFrom(first, today)
  const to = dayFrom(last, today)
  if (to === null) return null
  const [year = 0, month = 0] = to.split('-').map(Number)
  if (first.day <= last.day) return dayIn(year, month, first.day)
  return month === 1 ? dayIn(year - 1, 12, first.day) : dayIn(year, month - 1, first.day)
}

/** The one or two days of a text; null where it has others, or other words. */
function typedDays(typed: string): Day[] | null {
  if (typed.length > MAX_TYPED_LENGTH) return null
  const tokens = plain(typed).match(/\d+|\/|\p{L}+/gu) ?? []
  const days = daysOf(tokens.filter((token) => !SILENT.has(token)))
  return days === null || days.length > 2 ? null : days
}

function faultOf(from: string, to: string, today: string): PeriodFault | null {
  if (to < from) return 'BACKWARDS'
  if (to < today) return 'PAST'
  return to > addDays(from, MAX_CLOSURE_DAYS - 1) ? 'TOO_LONG' : null
}

/** Reads days as people type them: « du 24 au 2 », « 24 déc. au 2 janv. », « 24/12 – 02/01 », « le 25 décembre ». */
export function readTypedPeriod(typed: string, today: string): TypedPeriod {
  const [first, last = first] = typedDays(typed) ?? []
  if (!first || !last) return { fault: 'UNREADABLE' }
  const from = firstDay(first, last, today)
  const to = from === null ? null : dayFrom(last, from)
  if (from === null || to === null) return { fault: 'NO_SUCH_DAY' }
  const fault = faultOf(from, to, today)
  return fault === null ? { from, to } : { fault }
}
