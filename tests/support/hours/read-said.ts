/** The hours of a day as a page says them: from one time to another. */
export type Said = readonly (readonly [from: string, to: string])[]

const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']

const timeOf = (words: string): string => {
  const [, hours = '', minutes = '00'] = /^(\d+) h(?: (\d\d))?$/.exec(words.trim()) ?? []
  if (hours === '') throw new Error(`« ${words} » is no time`)
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** The words of HTML, every space an ordinary one. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** Reads « 9 h – 12 h 30, 14 h – 19 h »; « Fermé » has none. */
export const readRanges = (words: string): Said =>
  words === 'Fermé'
    ? []
    : words.split(', ').map((part) => {
        const [from = '', to = ''] = part.split(' – ')
        return [timeOf(from), timeOf(to)] as const
      })

/** Reads the days of a line, « lundi – jeudi »: 0 is Monday. */
function readDays(words: string): number[] {
  const [from = '', to = from] = words.split(' – ')
  const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)]
  if (first < 0 || last < 0) throw new Error(`« ${words} » are no days`)
  return DAYS.flatMap((_, index) => (first <= index && index <= last ? [index] : []))
}

/** A week as it is said, Monday first. */
export type SaidWeek = readonly Said[]

const weekOf = (lines: readonly (readonly [days: string, hours: string])[]): SaidWeek =>
  DAYS.map((_, index) => lines.flatMap(([days, hours]) => (readDays(days).includes(index) ? readRanges(hours) : [])))

/** Reads the first table of a week in HTML. */
export const readTable = (html: string): SaidWeek =>
  weekOf(
    [.../<dl[^>]*>([\s\S]*?)<\/dl>/.exec(html)![1]!.matchAll(/<dt>([\s\S]*?)<\/dt><dd>([\s\S]*?)<\/dd>/g)].map(
      ([, days = '', hours = '']) => [wordsOf(days), wordsOf(hours)] as const,
    ),
  )

/** Reads « lundi – jeudi : 9 h – 12 h ; vendredi : … ». */
export const readWritten = (words: string): SaidWeek =>
  weekOf(
    wordsOf(words)
      .split(' ; ')
      .map((line) => line.split(' : ') as [string, string]),
  )

/** Tests if a week in words says that a place is open at a time of a weekday, 0 for Monday; hours may go on after midnight. */
export function isOpenBy(week: SaidWeek, weekday: number, time: string): boolean {
  const isOn = (week[weekday] ?? []).some(([from, to]) => from <= time && (to <= from || time < to))
  return isOn || (week[(weekday + 6) % 7] ?? []).some(([from, to]) => to <= from && time < to)
}

/** The sentence of today in HTML or in words; null where none is said. */
export function todayIn(html: string): string | null {
  const [said] = /(?:Ouvert jusqu’à|Aujourd’hui,|Fermé aujourd’hui)[^<]*/.exec(html) ?? []
  return said === undefined ? null : wordsOf(said)
}
