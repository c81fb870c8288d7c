import { sql, type Expression, type RawBuilder } from 'kysely'
import { acronyms } from '#server/platform/text-search/text-variants/acronyms.ts'
import { capacities, decimals } from '#server/platform/text-search/text-variants/quantities.ts'
import { days, daysWithoutYear } from '#server/platform/text-search/text-variants/dates.ts'
import { alwaysOpen, clockTimes, hours } from '#server/platform/text-search/text-variants/hours.ts'
import { companyNumbers, vatNumbers } from '#server/platform/text-search/text-variants/company-numbers.ts'
import { weekdays } from '#server/platform/text-search/text-variants/weekdays.ts'
import { toPattern, plainWords, type Phrase } from '#server/platform/text-search/text-variants/phrase.ts'
import type { Written } from '#server/platform/text-search/text-variants/variant.ts'

// What is a part of something longer comes after it.
const all: readonly Written[] = [
  ...[alwaysOpen, hours, clockTimes, days, daysWithoutYear, weekdays],
  ...[vatNumbers, companyNumbers, capacities, decimals, acronyms],
]

/** A text in which what is written in several ways is words. */
export const normaliseVariants = (text: string): string =>
  all.reduce((words, { pattern, asWords }) => words.replaceAll(pattern, (found) => asWords(found)), text)

/** What a query is for: texts are found by all that it says; of those that have it as most do, it tells where. */
export type QueryPurpose = 'FINDING' | 'SHOWING'

/** What is looked for in the place of a word that stands for several ways of writing it. */
function anyWriting(
  { writings, phrase, passage }: Written,
  word: string,
  configuration: Expression<unknown>,
  aim: QueryPurpose,
): RawBuilder<unknown> {
  const asked = ({ query }: Phrase) => sql`to_tsquery(${configuration}, ${query})`
  if (aim === 'SHOWING' && passage) return asked(passage(word))
  const written = sql`websearch_to_tsquery(${configuration}, ${writings(word).join(' or ')})`
  return phrase ? sql`(${written} || ${asked(phrase(word))})` : written
}

const wordsIn = (text: string, kinds: readonly Written[]) =>
  kinds.flatMap((written) => [...new Set(text.match(written.pattern))].map((word) => ({ word, written })))

/** A query in which such words are looked for in each way of writing them. */
export function expandVariants(
  query: RawBuilder<unknown>,
  text: string,
  configuration: Expression<unknown>,
  aim: QueryPurpose,
): RawBuilder<unknown> {
  return wordsIn(text, all).reduce(
    (asked, { word, written }) =>
      sql`ts_rewrite(${asked}, plainto_tsquery(${configuration}, ${word}), ${anyWriting(written, word, configuration, aim)})`,
    query,
  )
}

/** What is written in several ways: how it stands where it is found, and the words that mean nothing elsewhere. */
export interface VariantContext {
  readonly patterns: readonly string[]
  readonly words: ReadonlySet<string>
}

const figures = all.filter((written) => written !== acronyms)

/** Whether a text has something that most texts have in one way. */
export const needsExcerptPattern = (text: string): boolean => wordsIn(text, figures).some(({ written }) => written.passage)

const quoted = /(?<=')[^' ]+(?=')/g

/** How the figures, days and hours of a text stand where they are found, whose words are in such a text. */
export function variantContext(text: string): VariantContext {
  const found = wordsIn(text, figures)
  const beside = new Set(plainWords(figures.reduce((rest, { pattern }) => rest.replaceAll(pattern, ' '), text)))
  const writings = found.flatMap(({ word, written }) => written.writings(word))
  const phrases = found.flatMap(({ word, written }) => [written.phrase?.(word) ?? [], written.passage?.(word) ?? []].flat())
  const said = [...writings, ...phrases.flatMap(({ query }) => query.match(quoted) ?? [])]
  return {
    patterns: [...new Set([...writings.map(toPattern), ...phrases.map(({ pattern }) => pattern)])],
    words: new Set(said.flatMap(plainWords).filter((word) => !beside.has(word))),
  }
}
