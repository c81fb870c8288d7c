import { anyOf, phraseSequence, type Phrase } from './phrase.ts'
import { standalonePattern, SYNTHETIC_PREFIX, noSignAfter, type Written } from './variant.ts'

const sign = '(?:h|heures?)'
const hour = String.raw`\d{1,2} ?${sign}(?: ?[0-5]\d(?! ?${sign}${noSignAfter}))?`

const writingsOfHour = (typed: string, minutes: string): string[] => {
  const numbers = new Set([String(Number(typed)), typed.padStart(2, '0')])
  const ends = Number(minutes) === 0 ? ['', '00'] : [minutes]
  const inLetters = Number(typed) > 1 ? 'heures' : 'heure'
  return [...numbers].flatMap((number) =>
    ends.flatMap((end) => [`${number}h${end}`, `"${number} h ${end}"`, `"${number} ${inLetters} ${end}"`]),
  )
}

const passageOfHour = (typed: string, minutes: string): Phrase =>
  phraseSequence(
    anyOf(String(Number(typed)), typed.padStart(2, '0')),
    anyOf('h', 'heure', 'heures'),
    ...(Number(minutes) === 0 ? [] : [anyOf(minutes)]),
  )

/** Hours, « 13h30 », « 9 h », « 18 heures », or from one to another, « 9h-12h »: no part of a reference; that one is a full one is said or goes without saying. */
export const hours: Written = {
  pattern: standalonePattern(`${hour}(?:[/-]${hour})*`),
  asWords: (range) =>
    range
      .toLowerCase()
      .replaceAll(/ |(?<=h)eures?/g, '')
      .replaceAll(/[/-]/g, ' '),
  writings: (word) => {
    const [typed = '', minutes = ''] = word.split('h')
    return writingsOfHour(typed, minutes)
  },
  passage: (word) => {
    const [typed = '', minutes = ''] = word.split('h')
    return passageOfHour(typed, minutes)
  },
}

/** Hours as clocks tell them, « 18:30 ». */
export const clockTimes: Written = {
  pattern: standalonePattern(String.raw`(?:[01]?\d|2[0-3]):[0-5]\d`, String.raw`${SYNTHETIC_PREFIX}\d{2}h\d{2}`),
  asWords: (found) => (found.includes(':') ? `${SYNTHETIC_PREFIX}${found.replace(':', 'h').padStart(5, '0')}` : found.toLowerCase()),
  writings: (word) => {
    const [typed = '', minutes = ''] = word.slice(SYNTHETIC_PREFIX.length).split('h')
    return [`"${typed}:${minutes}"`, `"${Number(typed)}:${minutes}"`, ...writingsOfHour(String(Number(typed)), minutes)]
  },
  passage: (word) => {
    const [typed = '', minutes = ''] = word.slice(SYNTHETIC_PREFIX.length).split('h')
    return passageOfHour(typed, minutes)
  },
}

/** « 24h/24 », « 7 j/7 ». */
export const alwaysOpen: Written = {
  pattern: standalonePattern(String.raw`(\d{1,2}) ?([hj]) ?/ ?(\d{1,2})(?: ?\2)?`),
  asWords: (found) => found.toLowerCase().replaceAll(' ', '').replace(/[hj]$/, ''),
  writings: (word) => {
    const [, number = '', unit = '', of = ''] = /^(\d+)(.)\/(\d+)$/.exec(word) ?? []
    const [parted, together] = [`${number} ${unit}`, `${number}${unit}`]
    return [word, `${word}${unit}`, `"${parted}/${of}"`, `"${parted}/${of}${unit}"`, `"${parted} / ${of}"`, `"${together} / ${of}"`]
  },
}
