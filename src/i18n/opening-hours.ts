import type { OpeningDay, OpeningRange } from '#schemas/generated/content.ts'
import { htmlLang } from './locale.ts'
import { writtenTime } from './format/format-time.ts'

/** Consecutive days with the same hours; no text means closed. */
export interface OpeningLine {
  readonly from: string
  readonly to: string | null
  readonly hours: string | null
}

const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000
const weekdays = new Map<string, readonly string[]>()

/** Returns the names of the weekdays, Monday first: « lundi », or « lun. » if short. */
export function weekdayNames(locale: string, weekday: 'long' | 'short' = 'long'): readonly string[] {
  const key = `${locale} ${weekday}`
  const known = weekdays.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(htmlLang(locale), { weekday, timeZone: 'UTC' })
  const names = Array.from({ length: 7 }, (_, index) => format.format(MONDAY + index * DAY))
  weekdays.set(key, names)
  return names
}

/** Formats the opening hours of a day: « 9 h – 12 h 30, 14 h – 18 h », or null when closed. */
export function formatRanges(ranges: readonly OpeningRange[], locale: string): string | null {
  if (ranges.length === 0) return null
  return ranges.map(({ open, close }) => `${writtenTime(open, locale)}\u00a0–\u00a0${writtenTime(close, locale)}`).join(', ')
}

/** Groups consecutive days with the same hours. */
export function openingLines(days: readonly OpeningDay[], locale: string): OpeningLine[] {
  const names = weekdayNames(locale)
  const lines: { from: string; to: string | null; hours: string | null }[] = []
  for (const [index, { ranges }] of days.entries()) {
    const hours = formatRanges(ranges, locale)
    const name = names[index] ?? ''
    const last = lines.at(-1)
    if (last?.hours === hours) last.to = name
    else lines.push({ from: name, to: null, hours })
  }
  return lines
}

/** Writes the open days of a week in one line: « mardi – samedi : 10 h – 12 h 30 »; null for a week without one. */
export function writtenWeek({ days }: { readonly days: readonly OpeningDay[] }, locale: string): string | null {
  const colon = htmlLang(locale).startsWith('fr') ? '\u00a0: ' : ': '
  const lines = openingLines(days, locale).flatMap(({ from, to, hours }) =>
    hours === null ? [] : [`${to === null ? from : `${from}\u00a0–\u00a0${to}`}${colon}${hours}`],
  )
  return lines.length === 0 ? null : lines.join('\u00a0; ')
}
