import type { OpeningDay, OpeningRange } from '#schemas/generated/content.ts'
import { htmlLang } from './locale.ts'
import { writtenTime } from './format/format-time.ts'

/** Days in a row with the same hours; no text means closed. */
export interface OpeningLine {
  readonly from: string
  readonly to: string | null
  readonly hours: string | null
}

const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000
const weekdays = new Map<string, readonly string[]>()

/** The names of the days of the week, Monday first: « lundi », or « lun. » when they are short. */
export function weekdayNames(locale: string, weekday: 'long' | 'short' = 'long'): readonly string[] {
  const key = `${locale} ${weekday}`
  const known = weekdays.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(htmlLang(locale), { weekday, timeZone: 'UTC' })
  const names = Array.from({ length: 7 }, (_, index) => format.format(MONDAY + index * DAY))
  weekdays.set(key, names)
  return names
}

/** Opening ranges of one day: « 9 h – 12 h 30, 14 h – 18 h », or null when closed. */
export function formatRanges(ranges: readonly OpeningRange[], locale: string): string | null {
  if (ranges.length === 0) return null
  return ranges.map(({ open, close }) => `${writtenTime(open, locale)}\u00a0–\u00a0${writtenTime(close, locale)}`).join(', ')
}

/** A week in as few lines as it needs: days in a row with the same hours stand on one line. */
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
