import { toNfd } from '#schemas/text/normalise-text.ts'
import { formatMonth, formatWeekday } from '#i18n/format/format.ts'

/** The languages whose words full text knows. */
export const languages = ['fr', 'en', 'de', 'es', 'it', 'nl'] as const

export const padTwoDigits = (figures: string): string => figures.padStart(2, '0')

const firstWord = (text: string): string => /\p{L}+/u.exec(text.toLowerCase())?.[0] ?? ''

/** A name without its accents, as names are typed and compared. */
export const stripAccents = (name: string): string => toNfd(name.toLowerCase()).replaceAll(/\p{M}/gu, '')

const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => padTwoDigits(String(index + 1)))

const namesByMonth = new Map<string, string>(
  numbers(12).flatMap((month) =>
    languages.map((language) => [`${month} ${language}`, firstWord(formatMonth(`2026-${month}-15T12:00:00Z`, language))] as const),
  ),
)

/** The name of a month, given by its number, in a language. */
export const nameOfMonth = (month: string, language: string): string => namesByMonth.get(`${month} ${language}`) ?? ''

const names = new Map(
  numbers(12).flatMap((month) =>
    languages.flatMap((language) =>
      [nameOfMonth(month, language), stripAccents(nameOfMonth(month, language))].map((name) => [name, month] as const),
    ),
  ),
)

/** The names of all months, with and without their accents. */
export const monthNames: readonly string[] = [...names.keys()]

/** How people shorten the name of a month: to its first three letters, in French to four as well. */
const cuts = [
  ['fr', 3],
  ['fr', 4],
  ['en', 3],
] as const

const cutNames = Map.groupBy(
  numbers(12).flatMap((month) => cuts.map(([language, length]) => ({ month, cut: nameOfMonth(month, language).slice(0, length) }))),
  ({ cut }) => stripAccents(cut),
)

// « jui » is June or July.
const shortened = new Map(
  [...cutNames].filter(([, of]) => new Set(of.map(({ month }) => month)).size === 1).map(([cut, of]) => [cut, of] as const),
)

/** The names of months as people shorten them, with and without their accents. */
export const shortMonthNames: readonly string[] = [
  ...new Set([...shortened].flatMap(([plainCut, of]) => [plainCut, ...of.map(({ cut }) => cut)])),
]

/** The number of the month that has a name, whole or shortened. */
export const monthNumber = (name: string): string => names.get(stripAccents(name)) ?? shortened.get(stripAccents(name))?.[0]?.month ?? ''

/** The days of the week in the languages of those who type them, Monday first, without accents. */
export const weekdayNames: readonly (readonly string[])[] = languages.map((language) =>
  numbers(7).map((day) => stripAccents(firstWord(formatWeekday(`2026-06-${day}T12:00:00Z`, language)))),
)

const calendarWords = new Set([...weekdayNames.flat(), ...monthNames].flatMap((name) => [name, `${name}s`]))

/** Whether a word names a day of the week or a month, or some of these. */
export const isOfCalendar = (word: string): boolean => calendarWords.has(stripAccents(word))
