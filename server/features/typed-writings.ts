import { sql, type Expression, type RawBuilder } from 'kysely'
import { acronyms } from './typed-writings/acronyms.ts'
import { capacities, decimals } from './typed-writings/amounts.ts'
import { days } from './typed-writings/dates.ts'
import { always, clockTimes, hours } from './typed-writings/hours.ts'
import { companyNumbers, vatNumbers } from './typed-writings/numbers.ts'
import type { Written } from './typed-writings/written.ts'

// What is a part of something longer comes after it.
const all: readonly Written[] = [...[always, hours, clockTimes, days], ...[vatNumbers, companyNumbers, capacities, decimals, acronyms]]

/** A text in which what is written in several ways is words. */
export const withWritingsAsWords = (text: string): string =>
  all.reduce((words, { pattern, asWords }) => words.replaceAll(pattern, (found) => asWords(found)), text)

/** What is looked for in the place of a word that stands for several ways of writing it. */
function anyWriting({ writings, query }: Written, word: string, configuration: Expression<unknown>): RawBuilder<unknown> {
  const written = sql`websearch_to_tsquery(${configuration}, ${writings(word).join(' or ')})`
  return query ? sql`(${written} || to_tsquery(${configuration}, ${query(word)}))` : written
}

/** A query in which such words are looked for in each way of writing them. */
export function withEachWriting(query: RawBuilder<unknown>, text: string, configuration: Expression<unknown>): RawBuilder<unknown> {
  const found = all.flatMap((written) => [...new Set(text.match(written.pattern))].map((word) => ({ word, written })))
  return found.reduce(
    (asked, { word, written }) =>
      sql`ts_rewrite(${asked}, plainto_tsquery(${configuration}, ${word}), ${anyWriting(written, word, configuration)})`,
    query,
  )
}
