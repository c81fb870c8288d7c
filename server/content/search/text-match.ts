import { sql, type RawBuilder } from 'kysely'
import { toSlug } from '#domain/urls/slug.ts'
import { inlineQuery, matchesAnyLanguage, tsquerySql, type TsQueryBuilder } from '#server/platform/text-search/full-text-query.ts'
import { isSimilar } from '#server/platform/text-search/similar-text.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'
import { titleScore, titleStartsWith, type Typed } from './title-rank.ts'

type Select = RawBuilder<unknown>
type QueryByLanguage = (language: Select) => Select

/** The locale of words that are matched without stemming. */
export const noLanguage = sql`''::text`

/** The columns of a searched text, and the locale of its words. */
export interface SearchedText {
  readonly vector: Select
  /** Lower case without accents. */
  readonly folded: Select
  /** The same words between spaces, for comparison without stemming. */
  readonly spelled: Select
  readonly language: Select
}

/** SQL conditions and queries that match one search text. */
export interface TextMatch {
  readonly matches: (text: SearchedText) => Select
  readonly rank: (text: SearchedText) => Select
  /** Matches the typed words, not only similar ones. */
  readonly matchesExactly: (text: SearchedText) => Select
  /** The slug to compare with page URLs when no title matches. */
  readonly slug?: string
  /** True when the text excludes a word or quotes a single word. Similar words are then not highlighted. */
  readonly isStrict: boolean
  /** The full-text query of a language. */
  readonly query: QueryByLanguage
  /** The query to highlight words without stemming. */
  readonly spelledQuery?: Select
  /** The query to highlight in texts that match by their title only. */
  readonly titleOnlyQuery?: QueryByLanguage
}

/** Returns true when a text has quotes or excludes a word. Such a text is not corrected. */
export const isLiteral = (text: string): boolean => /"|(?:^|\s)-+[^\s-]/.test(text)

/** Returns true when a text quotes a single word or excludes a word. Quoted phrases of several words do not count. */
export const isStrict = (text: string): boolean => /"[^"\s]+"/.test(text) || /(?:^|\s)-+[^\s-]/.test(text.replaceAll(/"[^"]*"/g, ' '))

function queryByLanguage(languages: readonly string[], text: string, buildQuery: TsQueryBuilder): QueryByLanguage {
  const cases = languages.map((locale) => sql`when ${locale} then ${buildQuery(text, locale)}`)
  return (language) => sql`(case ${language} ${sql.join(cases, sql` `)} end)`
}

/** Matches by full text only, with the stemming of the language of each text. */
export function matchFullText(scope: Scope, text: string, buildQuery = inlineQuery): TextMatch {
  const languages = localesOf(scope)
  const query = queryByLanguage(languages, text, buildQuery)
  const matches = (searched: SearchedText) => matchesAnyLanguage(languages, searched, text, buildQuery)
  return {
    isStrict: isStrict(text),
    query,
    matches,
    matchesExactly: matches,
    rank: ({ vector, language }) => sql`ts_rank(${vector}, ${query(language)}, 1)`,
  }
}

const containsWord = ({ spelled }: SearchedText, word: string): Select => sql`${spelled} like '% ' || fold(${word}) || ' %'`

/** Restricts a match to texts that contain some words without stemming. */
function withSpelledWords(match: TextMatch, text: string, words: readonly string[]): TextMatch {
  const containsAll = (searched: SearchedText) =>
    sql.join(
      words.map((word) => containsWord(searched, word)),
      sql` and `,
    )
  const matches = (searched: SearchedText) => sql`(${match.matches(searched)} and ${containsAll(searched)})`
  return { ...match, matches, matchesExactly: matches, spelledQuery: tsquerySql(text, noLanguage) }
}

/** Returns the quoted single words of a text that are not excluded: an excluded one is matched first, without its group. */
const quotedWords = (text: string): string[] =>
  [...text.matchAll(/(?<![^\s"])-+"[\p{L}\p{M}]+"|"([\p{L}\p{M}]+)"/gu)].flatMap(([, word]) => word ?? [])

/** Facts about a search text that the database has computed. */
export interface IndexStats {
  /** The text without question words; the whole text if it has no others. */
  readonly searchText: string
  /** Words with the stem of a stop word. They are matched without stemming. */
  readonly stopwordCollisions: readonly string[]
  readonly buildQuery: TsQueryBuilder
}

/**
 * Matches a typed text.
 *
 * - Full text finds the forms of its words. Quoted words and stop-word collisions match without stemming.
 * - A title also matches by the beginning of a word, and with typing errors by trigrams, unless the text is strict.
 */
export function matchTyped(
  scope: Scope,
  { text, searchText }: Typed,
  { stopwordCollisions = [], buildQuery = inlineQuery }: Partial<IndexStats> = {},
): TextMatch {
  const spelledWords = [...stopwordCollisions, ...quotedWords(text)]
  const fullText = matchFullText(scope, text, buildQuery)
  const match = spelledWords.length === 0 ? fullText : withSpelledWords(fullText, searchText, spelledWords)
  if (match.isStrict) return match
  const matchesExactly = (searched: SearchedText) =>
    sql`(${match.matches(searched)} or ${titleStartsWith(searched.folded, { text, searchText })})`
  return {
    ...match,
    slug: toSlug(text),
    matchesExactly,
    matches: (searched) =>
      sql`(${matchesExactly(searched)} or ${isSimilar(searched.folded, searchText, (part) => matchesAnyLanguage(localesOf(scope), searched, part))})`,
    // ts_rank and word_similarity are at most 1, so an equal title comes before similar ones.
    rank: (searched) =>
      sql`(${match.rank(searched)} + word_similarity(fold(${searchText}), ${searched.folded}) + ${titleScore(searched.folded, { text, searchText })})`,
  }
}

/** Adds the words to highlight in texts that match by their title only. */
export function withTitleOnlyMarks(scope: Scope, match: TextMatch, words: readonly string[]): TextMatch {
  return { ...match, titleOnlyQuery: queryByLanguage(localesOf(scope), words.join(' or '), inlineQuery) }
}

/** Matches texts with a word that has this beginning or this end. */
export function matchSpelling(scope: Scope, { start, end }: { readonly start: string; readonly end: string }): TextMatch {
  return {
    ...matchFullText(scope, ''),
    matches: ({ spelled }) => sql`(${spelled} like ${`% ${start}%`} or ${spelled} like ${`%${end} %`})`,
  }
}

/** Matches texts that contain a word without stemming. */
export function matchExact(scope: Scope, word: string): TextMatch {
  return { ...matchFullText(scope, ''), matches: (searched) => containsWord(searched, word) }
}
