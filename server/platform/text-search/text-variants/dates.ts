import { monthNumber, monthNames, nameOfMonth, shortMonthNames, padTwoDigits } from './calendar-names.ts'
import { dayPassage, dayPhrase } from './day-phrase.ts'
import { standalonePattern, SYNTHETIC_PREFIX, type Written } from './variant.ts'

const [day, month, year] = [String.raw`(?:0?[1-9]|[12]\d|3[01])`, '(?:0?[1-9]|1[0-2])', String.raw`(?:19|20)\d{2}`]

const inFigures = [`${day}([/.-])${month}\\1${year}`, `${day}/${month}/\\d{2}`, String.raw`${year}-\d{2}-\d{2}`]

const ordinal = String.raw`(?: ?er|st|nd|rd|th)?`
const inEnglish = Array.from({ length: 12 }, (_, index) => nameOfMonth(padTwoDigits(String(index + 1)), 'en')).join('|')

// Full text parts a day from its month: either stands in many texts that do not speak of the day.
const inWords = [
  String.raw`${day}${ordinal}\.? +(?:(?:of|de) +)?(?:${monthNames.join('|')}|(?:${shortMonthNames.join('|')})\.?)(?:,? +(?:de +)?${year})?`,
  String.raw`(?:${inEnglish}) +${day}${ordinal}(?:,? +${year})?`,
]

const asWord = String.raw`${SYNTHETIC_PREFIX}(?:${year})?(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])`

function dayOfFigures(found: string): string {
  const [one = '', two = '', three = ''] = found.split(/[/.-]/)
  if (one.length === 4) return `${one}${padTwoDigits(two)}${padTwoDigits(three)}`
  return `${three.padStart(4, '20')}${padTwoDigits(two)}${padTwoDigits(one)}`
}

function dayOfWords(found: string): string {
  const [name = '', number = '', ofYear = ''] = [/\p{L}{3,}/u, /\d+/, /\d{4}/].map((part) => part.exec(found)?.[0])
  return `${ofYear}${monthNumber(name)}${padTwoDigits(number)}`
}

function dayOf(found: string): string {
  if (found.startsWith(SYNTHETIC_PREFIX)) return found.slice(SYNTHETIC_PREFIX.length)
  return /\p{L}/u.test(found) ? dayOfWords(found) : dayOfFigures(found)
}

// The words that stand between a day, its month and its year are of no weight in some languages alone.
const withSmallWords = (d: number, m: string, y: string): string[] => [
  `${d} of ${nameOfMonth(m, 'en')} ${y}`,
  `${d} de ${nameOfMonth(m, 'es')}${y && ` de ${y}`}`,
]

const figuresOf = (d: string, m: string, y: string): string[] => [
  ...['/', '.', '-'].flatMap((sign) => [[d, m, y].join(sign), [Number(d), Number(m), y].join(sign)]),
  [y, m, d].join('-'),
]

const partsOf = (word: string) => [word.slice(SYNTHETIC_PREFIX.length, -4), word.slice(-4, -2), word.slice(-2)] as const

/** Days, in figures, « 12/11/2026 », « 1.3.26 », « 2026-11-12 », or in words, « 1er décembre », « 3 déc. », « December 3rd, 2026 »: they are found in either. */
export const days: Written = {
  pattern: standalonePattern(...inFigures, ...inWords, asWord),
  asWords: (found) => `${SYNTHETIC_PREFIX}${dayOf(found)}`,
  writings: (word) => {
    const [y, m, d] = partsOf(word)
    const ways = [...withSmallWords(Number(d), m, y), ...(y === '' ? [] : figuresOf(d, m, y))]
    return [...new Set(ways)].map((each) => `"${each.trim()}"`)
  },
  phrase: (word) => {
    const [y, m, d] = partsOf(word)
    return dayPhrase(Number(d), m, y)
  },
  passage: (word) => {
    const [y, m, d] = partsOf(word)
    return dayPassage(Number(d), m, y)
  },
}

const withoutYear = (word: string) => [Number(word.slice(SYNTHETIC_PREFIX.length, -3)), word.slice(-2)] as const

/** Days in figures that no year follows, « 12/11 »: they are found in words as well; « 7/7 » may be none, and no day in words is found by such figures. */
export const daysWithoutYear: Written = {
  pattern: standalonePattern(`${day}/${month}`, String.raw`${SYNTHETIC_PREFIX}\d{2}s\d{2}`),
  asWords: (found) => (found.startsWith(SYNTHETIC_PREFIX) ? found : `${SYNTHETIC_PREFIX}${found.split('/').map(padTwoDigits).join('s')}`),
  writings: (word) => {
    const [d, m] = withoutYear(word)
    const figures = [`${d}/${Number(m)}`, `${padTwoDigits(String(d))}/${m}`, `${d}/${m}`]
    return [...new Set([...figures, ...withSmallWords(d, m, '')])].map((each) => `"${each.trim()}"`)
  },
  phrase: (word) => dayPhrase(...withoutYear(word), ''),
  passage: (word) => dayPassage(...withoutYear(word), ''),
}
