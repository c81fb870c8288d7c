import { toNfd } from '#schemas/text/normalise-text.ts'
import { formatMonth, formatWeekday } from '#i18n/format/format.ts'

/** The languages of the full-text configurations. */
const languages = ['fr', 'en', 'de', 'es', 'it', 'nl']

const firstWord = (text: string): string => /\p{L}+/u.exec(text.toLowerCase())?.[0] ?? ''

const stripAccents = (name: string): string => toNfd(name.toLowerCase()).replaceAll(/\p{M}/gu, '')

const twoDigits = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'))

const monthNames = languages.flatMap((language) =>
  twoDigits(12).map((month) => firstWord(formatMonth(`2026-${month}-15T12:00:00Z`, language))),
)
const weekdayNames = languages.flatMap((language) =>
  twoDigits(7).map((day) => firstWord(formatWeekday(`2026-06-${day}T12:00:00Z`, language))),
)

const calendarWords = new Set([...weekdayNames, ...monthNames].map(stripAccents).flatMap((name) => [name, `${name}s`]))

/** Returns true for the name of a day of the week or of a month, in the singular or plural. */
export const isOfCalendar = (word: string): boolean => calendarWords.has(stripAccents(word))

const months = [...new Set(monthNames.flatMap((name) => [name, stripAccents(name)]))].join('|')

/** Matches a day and its month: « 12 novembre », « 1er décembre ». */
export const dayOfMonth = new RegExp(String.raw`(?<![\p{L}\p{N}.,/-])\d{1,2}(?:er)? (?:${months})(?![\p{L}\p{M}\p{N}])`, 'giu')
