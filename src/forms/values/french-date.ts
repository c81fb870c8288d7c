import { fieldOfInstant } from '#domain/dates/paris-input.ts'
import { isDay } from '#domain/dates/is-day.ts'
import { toNfd } from '#schemas/text/normalise-text.ts'

const MONTHS = ['janvier', 'fevrier', 'mars', 'avril', 'mai', 'juin', 'juillet', 'aout', 'septembre', 'octobre', 'novembre', 'decembre']

const withoutAccents = (text: string) => toNfd(text).replace(/\p{M}/gu, '')
const two = (part: string | number) => String(part).padStart(2, '0')

function monthOf(word: string): number {
  return /^\d+$/.test(word) ? Number(word) : MONTHS.findIndex((month) => word.length >= 3 && month.startsWith(word.replace('.', ''))) + 1
}

/** Reads a day as it is typed in French: « 24/12/2026 », « 1er janvier 2027 », « 2026-12-24 ». Null where the text is no day. */
export function parseDay(text: string): string | null {
  const bare = withoutAccents(text.trim().toLowerCase())
  if (isDay(bare)) return bare
  const [, day = '', month = '', year = ''] = /^(\d{1,2})(?:er)?[\s./-]+(\d{1,2}|[a-z]{3,9}\.?)[\s./-]+(\d{4})$/.exec(bare) ?? []
  const written = `${year}-${two(monthOf(month))}-${two(day)}`
  return isDay(written) ? written : null
}

/** Writes a day as a field shows it: « 24/12/2026 ». A text that is no day stays as it is. */
export function writeDay(day: string): string {
  return isDay(day) ? day.split('-').reverse().join('/') : day
}

/** Reads an hour as it is typed in French: « 14:30 », « 14 h 30 », « 9h ». Null where the text is no hour. */
export function parseHour(text: string): string | null {
  const [, hour, minute = ''] = /^(\d{1,2})\s*(?:[:h]\s*(\d{2})?)$/.exec(text.trim().toLowerCase()) ?? []
  return hour === undefined || Number(hour) > 23 || Number(minute) > 59 ? null : `${two(hour)}:${two(minute || 0)}`
}

/** The day and the hour of an instant in Paris; empty texts where there is none. */
export function parisDayAndHour(instant: string): { readonly day: string; readonly hour: string } {
  const [day = '', hour = ''] = fieldOfInstant(instant).split('T')
  return { day, hour }
}
