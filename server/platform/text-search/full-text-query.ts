import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { ownValue } from '#schemas/names/own-value.ts'
import { extraStopwords, isExtraStopword, quantityNotations, toWebSearches, withoutExclusions } from './query-text.ts'
import { spellings } from './spellings.ts'
import { stripQuestionWords } from './strip-question-words.ts'

/** Builds the tsquery of a text in the language of a locale. */
export type TsQueryBuilder = (text: string, locale: string) => RawBuilder<unknown>

/** Selects the words with the stem of a stop word: « Léa » has the stem of « les ». */
export const stopwordCollisions = (words: readonly string[], locale: Expression<unknown>): RawBuilder<string[]> => {
  const lexemes = (text: Expression<unknown>) => sql`tsvector_to_array(to_tsvector(search_configuration(${locale}), ${text}))`
  const candidates = words.filter((word) => !isExtraStopword(word))
  return sql`array(select word from unnest(${candidates}::text[]) as word
    where cardinality(${lexemes(sql`word`)}) > 0 and ${lexemes(sql`word`)} <@ ${lexemes(sql`${extraStopwords}::text`)})`
}

/** Builds the query of a text. It matches in each of its spellings; quantities and phone numbers match in each of their notations. */
function queryOf(text: string, locale: Expression<unknown>): RawBuilder<unknown> {
  const queries = new Set(spellings(text).flatMap(toWebSearches).flatMap(quantityNotations))
  const notations = [...queries].map((each) => sql`websearch_to_tsquery(search_configuration(${locale}), ${each})`)
  return sql`(${sql.join(notations, sql` || `)})`
}

/** Tests in SQL whether question words are dropped: in French, when the other words leave a query that is not empty. */
export const needsStrippedQuery = (rest: string, locale: Expression<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(left(${locale}, 2) = 'fr' and querytree(${queryOf(rest, locale)}) not in ('', 'T'))`

/** Builds the query of a whole text. Exclusion signs are ignored when nothing but exclusions would remain. */
function wholeQuery(text: string, locale: Expression<unknown>): RawBuilder<unknown> {
  const query = queryOf(text, locale)
  const withoutSigns = withoutExclusions(text)
  if (withoutSigns === text) return query
  return sql`(case when querytree(${query}) in ('', 'T') then ${queryOf(withoutSigns, locale)} else ${query} end)`
}

/** Builds the SQL of a tsquery in the language of a locale, without question words where others remain. */
export function tsquerySql(text: string, locale: Expression<unknown>): RawBuilder<unknown> {
  const [whole, rest] = [wholeQuery(text, locale), stripQuestionWords(text)]
  return rest === text ? whole : sql`(case when ${needsStrippedQuery(rest, locale)} then ${queryOf(rest, locale)} else ${whole} end)`
}

/** Builds the query in place, so that the database computes it at each use. */
export const inlineQuery: TsQueryBuilder = (text, locale) => tsquerySql(text, sql`${locale}::text`)

/** Uses queries that the database has computed for one text: a search needs them in many places. Other texts get inline queries. */
export const cachedQuery =
  (cachedText: string, queries: Readonly<Record<string, string>>): TsQueryBuilder =>
  (text, locale) => {
    const query = text === cachedText ? ownValue(queries, locale) : undefined
    return query === undefined ? inlineQuery(text, locale) : sql`${query}::tsquery`
  }

/** A tsvector, and the locale of its words. */
interface Words {
  readonly vector: Expression<unknown>
  readonly language: Expression<unknown>
}

/** Matches words in any of some languages. The query of each language is a constant, so that the index is used. */
export function matchesAnyLanguage(
  languages: readonly string[],
  { vector, language }: Words,
  text: string,
  buildQuery: TsQueryBuilder = inlineQuery,
): RawBuilder<SqlBool> {
  const conditions = languages.map((locale) => sql`(${language} = ${locale} and ${vector} @@ ${buildQuery(text, locale)})`)
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}

/** Appends rendered text to the words of an item. */
export const withRenderedText = (own: Expression<unknown>, rendered: Expression<unknown>): RawBuilder<unknown> =>
  sql`(${own} || coalesce(${rendered}, ''))`
