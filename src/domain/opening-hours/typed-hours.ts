import type { OpeningRange } from '#schemas/generated/content.ts'
import { toNfd } from '#schemas/text/normalise-text.ts'
import { stripEnd } from '#schemas/text/strip-ends.ts'
import { rangesFault, type RangesFault } from '#schemas/hours/opening-ranges.ts'

/** Fault of typed hours. */
export type HoursFault = RangesFault | 'UNREADABLE' | 'TOO_MANY'

/** Typed hours as they are read: without ranges the day is closed. */
export type TypedHours = { readonly ranges: readonly OpeningRange[] } | { readonly fault: HoursFault }

/** Most ranges of a day. */
const MAX_RANGES = 4
/** Longest text that is read. */
const MAX_TYPED_LENGTH = 120
const CLOSED = new Set(['', 'ferme', 'fermee', 'ferme toute la journee', 'non', '-', '–', '—'])
/** « 24h/24 », « 24 heures sur 24 », « 24/24 et 7j/7 », « jour et nuit ». */
const ALWAYS =
  /^(?:24\s?(?:h|heures?)?\s?(?:\/|sur)\s?24\s?(?:h|heures?)?|jour et nuit)(?:,?\s(?:et\s)?7\s?(?:j|jours?)?\s?(?:\/|sur)\s?7)?$/u
const NAMED = { midi: '12:00', minuit: '24:00' } as const

const isDigit = (char: string | undefined): boolean => char !== undefined && char >= '0' && char <= '9'

/** Lower case without accents; words that say nothing about the hours are left out. */
function plain(text: string): string {
  return stripEnd(toNfd(text).replaceAll(/\p{M}/gu, '').toLowerCase(), /[\s.!]/)
    .trim()
    .replaceAll(/apres.midi/gu, '')
}

/** Splits a text into numbers, words and signs. */
function tokensOf(text: string): string[] {
  const tokens: string[] = []
  let last: 'digit' | 'letter' | 'other' = 'other'
  for (const char of text) {
    const kind = isDigit(char) ? 'digit' : /\p{L}/u.test(char) ? 'letter' : 'other'
    if (kind !== 'other' && kind === last) tokens[tokens.length - 1] += char
    else if (char.trim() !== '') tokens.push(char)
    last = kind
  }
  return tokens
}

const HOUR_SIGNS = new Set(['h', ':', 'heure', 'heures', '.'])
const SILENT = new Set([
  ...[',', ';', '/', '&', '+', 'et', 'puis', 'de', 'du', 'le', 'la', 'l', 'ouvert', 'ouverte', 'matin', 'soir', 'journee'],
  ...['sans', 'interruption', 'coupure', 'pause', 'en', 'continu', 'continue', 'non', 'stop', 'nonstop'],
])
// The dashes of keyboards, of word processors and of pasted pages.
const TO = new Set(['-', '\u2010', '\u2011', '\u2012', '–', '—', '\u2015', '\u2212', '~', 'a', 'au', 'jusqu', 'jusque', '>', '→', "'", '’'])

const twoDigits = (value: number): string => String(value).padStart(2, '0')

function timeOf(hours: number, minutes: number): string | null {
  if (hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) return null
  return `${twoDigits(hours)}:${twoDigits(minutes)}`
}

interface ReadTime {
  readonly time: string
  readonly used: number
}

/** The number of tokens of a time: its hour, the sign, the minutes. */
function usedBy(sign: string, minutes: string): 1 | 2 | 3 {
  if (!HOUR_SIGNS.has(sign)) return 1
  return isDigit(minutes[0]) && minutes.length === 2 ? 3 : 2
}

/** Reads one time at a place of the tokens: « 9 », « 9h », « 9 h 30 », « 9:30 », « midi ». */
function timeAt(tokens: readonly string[], at: number): ReadTime | null {
  const [first, sign, minutes] = [tokens[at] ?? '', tokens[at + 1] ?? '', tokens[at + 2] ?? '']
  if (first === 'midi' || first === 'minuit') return { time: NAMED[first], used: 1 }
  if (!isDigit(first[0]) || first.length > 2) return null
  const used = usedBy(sign, minutes)
  const time = timeOf(Number(first), used === 3 ? Number(minutes) : 0)
  return time === null ? null : { time, used }
}

/** Reads the times in their order; null where something else stands between them. */
function timesOf(tokens: readonly string[]): string[] | null {
  const times: string[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? ''
    const isBetween = SILENT.has(token) || TO.has(token)
    const found = isBetween ? { time: '', used: 1 } : timeAt(tokens, at)
    if (found === null) return null
    if (!isBetween) times.push(found.time)
    at += found.used
  }
  return times
}

const faultOf = (ranges: readonly OpeningRange[]): HoursFault | null => (ranges.length > MAX_RANGES ? 'TOO_MANY' : rangesFault(ranges))

/** Midnight at the end of a day is `24:00`. */
const closing = (time: string): string => (time === '00:00' ? '24:00' : time)

/** Reads hours as people type them: « 9h-12h, 14h-19h », « 9-12 14-19 », « de 9 h à midi », « 18h-2h », « 24h/24 », « fermé ». */
export function readTypedHours(typed: string): TypedHours {
  const text = plain(typed)
  if (CLOSED.has(text)) return { ranges: [] }
  if (text.length <= MAX_TYPED_LENGTH && ALWAYS.test(text)) return { ranges: [{ open: '00:00', close: '24:00' }] }
  const times = text.length > MAX_TYPED_LENGTH ? null : timesOf(tokensOf(text))
  if (times === null || times.length === 0 || times.length % 2 === 1) return { fault: 'UNREADABLE' }
  const ranges = Array.from({ length: times.length / 2 }, (_, index) => ({
    open: times[2 * index] ?? '',
    close: closing(times[2 * index + 1] ?? ''),
  }))
  const fault = faultOf(ranges)
  return fault === null ? { ranges } : { fault }
}
