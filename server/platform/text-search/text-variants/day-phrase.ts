import { languages, nameOfMonth, padTwoDigits } from './calendar-names.ts'
import { anyOf, either, phraseSequence, noneOf, notBefore, withinOneWord, type Phrase } from './phrase.ts'

const endings = ['th', 'st', 'nd', 'rd']
const endingOf = (day: number): string => endings[Math.floor(day / 10) === 1 ? 0 : day % 10] ?? 'th'

// Full text takes a hyphen before a figure for the sign of a number below zero: « 12-14 novembre » is 12 and -14.
const figuresOf = (day: number): string[] => [
  ...[String(day), padTwoDigits(String(day)), `-${day}`, `${day}${endingOf(day)}`],
  ...(day === 1 ? ['1er'] : []),
]

const daysFrom = (first: number): Phrase =>
  anyOf(...Array.from({ length: 32 - Math.min(first, 31) }, (_, index) => figuresOf(Math.min(first, 31) + index)).flat())

const namesOf = (month: string): string[] => languages.map((language) => nameOfMonth(month, language))

const monthNames = Array.from({ length: 12 }, (_, index) => namesOf(padTwoDigits(String(index + 1)))).flat()
const months = anyOf(...monthNames)
const anyDay = daysFrom(1)
// Between two days stands a word of no weight, « et », « au »; a month would be that of the first, and an hour is no day.
const joint = noneOf(...monthNames, 'h')

/** A day in words, also among several of its month, « 12 et 13 novembre », « du 12 au 14 novembre 2026 », « November 12-14 »: what ends it stands after it, or after later ones. */
export function dayPhrase(d: number, m: string, y: string): Phrase {
  const [number, later, names, english] = [anyOf(...figuresOf(d)), daysFrom(d + 1), anyOf(...namesOf(m)), anyOf(nameOfMonth(m, 'en'))]
  const year = y === '' ? [] : [anyOf(y)]
  const name = phraseSequence(names, ...year)
  const nextOfMonth = phraseSequence(later, name)
  const amongOthers = [nextOfMonth, phraseSequence(joint, either(nextOfMonth, phraseSequence(joint, nextOfMonth)))]
  // « du 30 novembre au 2 décembre 2026 »
  const intoNext = year.map((ofYear) => withinOneWord(names, phraseSequence(anyDay, months, ofYear)))
  const first =
    y === '' ? number : phraseSequence(number, either(anyOf(y), phraseSequence(later, ...year), phraseSequence(joint, later, ...year)))
  const last = y === '' ? notBefore(number, months) : phraseSequence(number, ...year)
  return either(
    phraseSequence(number, either(name, ...amongOthers, ...intoNext)),
    phraseSequence(english, either(first, phraseSequence(anyDay, either(last, phraseSequence(joint, last))))),
  )
}

/** Where most texts speak of a day. */
export const dayPassage = (d: number, m: string, y: string): Phrase =>
  phraseSequence(anyOf(...figuresOf(d)), anyOf(...namesOf(m)), ...(y === '' ? [] : [anyOf(y)]))
