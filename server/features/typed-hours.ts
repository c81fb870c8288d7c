import { sql, type Expression, type RawBuilder } from 'kysely'

const sign = String.raw`[\p{L}\p{M}\p{N}]`
const hour = String.raw`\d{1,2} ?h(?: ?[0-5]\d(?! ?h(?!${sign})))?`

/** Hours as people type them, « 13h30 », « 9 h », or from one to another, « 9h-12h »: no part of a reference, and none of « 24h/24 ». */
const hours = new RegExp(`(?<!${sign}[.,_@/-]?)${hour}(?:[/-]${hour})*(?![.,_@/-]?${sign})`, 'giu')

/** A text whose hours are words, each of one. */
export const withHoursAsWords = (text: string): string =>
  text.replaceAll(hours, (range) => range.toLowerCase().replaceAll(' ', '').replaceAll(/[/-]/g, ' '))

/** The ways in which an hour is written; that it is a full one is said or goes without saying. */
function writingsOf(word: string): string {
  const [typed = '', minutes = ''] = word.split('h')
  const numbers = new Set([String(Number(typed)), typed.padStart(2, '0')])
  const ends = Number(minutes) === 0 ? ['', '00'] : [minutes]
  return [...numbers].flatMap((number) => ends.flatMap((end) => [`${number}h${end}`, `"${number} h ${end}"`])).join(' or ')
}

/** A query in which hours that are words are looked for in each way of writing them. */
export function withEachWriting(query: RawBuilder<unknown>, text: string, configuration: Expression<unknown>): RawBuilder<unknown> {
  const words = new Set([...text.matchAll(hours)].map(([word]) => word))
  return [...words].reduce(
    (asked, word) =>
      sql`ts_rewrite(${asked}, plainto_tsquery(${configuration}, ${word}), websearch_to_tsquery(${configuration}, ${writingsOf(word)}))`,
    query,
  )
}
