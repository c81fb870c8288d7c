import { languages, nameOfMonth, twoFigures } from './calendar.ts'

const anyOf = (words: readonly string[]): string => `(${[...new Set(words)].map((word) => `'${word}'`).join(' | ')})`

const endings = ['th', 'st', 'nd', 'rd']
const endingOf = (day: number): string => endings[Math.floor(day / 10) === 1 ? 0 : day % 10] ?? 'th'

// Full text takes a hyphen before a figure for the sign of a number below zero: « 12-14 novembre » is 12 and -14.
const figuresOf = (day: number): string[] => [
  ...[String(day), twoFigures(String(day)), `-${day}`, `${day}${endingOf(day)}`],
  ...(day === 1 ? ['1er'] : []),
]

const daysFrom = (first: number): string =>
  anyOf(Array.from({ length: 32 - Math.min(first, 31) }, (_, index) => figuresOf(Math.min(first, 31) + index)).flat())

const namesOf = (month: string): string[] => languages.map((language) => nameOfMonth(month, language))

const months = anyOf(Array.from({ length: 12 }, (_, index) => namesOf(twoFigures(String(index + 1)))).flat())
const anyDay = daysFrom(1)
// Between two days stands a word of no weight, « et », « au »; a month would be that of the first, and an hour is no day.
const joint = `!(${months} | 'h')`

/** A day in words, also among several of its month, « 12 et 13 novembre », « du 12 au 14 novembre 2026 », « November 12-14 », as the database writes a query: each word as seldom as can be, for each is marked as often. */
export function dayQuery(d: number, m: string, y: string): string {
  const [number, later, english] = [anyOf(figuresOf(d)), daysFrom(d + 1), `'${nameOfMonth(m, 'en')}'`]
  const isDated = y !== ''
  const name = isDated ? `(${anyOf(namesOf(m))} <-> '${y}')` : anyOf(namesOf(m))
  // Alternatives of different lengths stand last: the database counts from where they begin.
  const withOthers = `${later} <-> ${name} | ${joint} <-> (${later} <-> ${name} | ${joint} <-> (${later} <-> ${name}))`
  // « du 30 novembre au 2 décembre 2026 »
  const intoNext = isDated ? ` | ${anyOf(namesOf(m))} <2> (${anyDay} <-> (${months} <-> '${y}'))` : ''
  const first = isDated ? `${number} <-> ('${y}' | ${later} <-> '${y}' | ${joint} <-> (${later} <-> '${y}'))` : number
  const last = `${number} <-> ${isDated ? `'${y}'` : `!${months}`}`
  return `${number} <-> (${name} | ${withOthers}${intoNext}) | ${english} <-> (${first} | ${anyDay} <-> (${last} | ${joint} <-> (${last})))`
}
