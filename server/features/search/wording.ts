import { sql, type RawBuilder } from 'kysely'
import { languagesOf, saysInEach, writtenQuery } from '#server/features/full-text.ts'
import type { Scope } from '#server/features/sites/site.ts'

type Select = RawBuilder<unknown>

/** The locale of words that are taken as they are written. */
export const noLanguage = sql`''::text`

/** The columns of a text that is searched, and the locale of its words. */
export interface SearchedText {
  readonly vector: Select
  readonly folded: Select
  readonly spelled: Select
  readonly language: Select
}

/** What a text is asked: whether it matches, how well, whether it says what was typed rather than something like it, and which of its words are marked. */
export interface Wording {
  readonly matches: (text: SearchedText) => Select
  readonly rank: (text: SearchedText) => Select
  readonly says: (text: SearchedText) => Select
  /** Whether it rules something out, or means a word letter by letter: then nothing like it is marked either. */
  readonly isStrict: boolean
  /** What full text looks for by the rules of a language. */
  readonly query: (language: Select) => Select
  /** What is marked of words as they are spelled, where no forms of them are meant: by the rules of no language. */
  readonly asSpelled?: Select
  /** What is marked instead in a text that matches by its title alone. */
  readonly inPlace?: (language: Select) => Select
}

/** Whether something stands in quotes, or is ruled out by a sign before it: nothing of such a text is told otherwise. */
export const isLiteral = (text: string): boolean => /"|(?:^|\s)-/.test(text)

/** Whether a word is meant letter by letter, standing in quotes alone, or is ruled out by a sign before it: what else stands in quotes is read as it is. */
export const isStrict = (text: string): boolean => /"[^"\s]+"/.test(text) || /(?:^|\s)-/.test(text.replaceAll(/"[^"]*"/g, ' '))

function queryIn(languages: readonly string[], text: string): (language: Select) => Select {
  const cases = languages.map((locale) => sql`when ${locale} then ${writtenQuery(text, sql`${locale}::text`)}`)
  return (language) => sql`(case ${language} ${sql.join(cases, sql` `)} end)`
}

/** What full text alone finds, by the rules of each text's language. */
export function inFullText(scope: Scope, text: string): Wording {
  const languages = languagesOf(scope)
  const query = queryIn(languages, text)
  const matches = (searched: SearchedText) => saysInEach(languages, searched, text)
  return {
    isStrict: isStrict(text),
    query,
    matches,
    says: matches,
    rank: ({ vector, language }) => sql`ts_rank(${vector}, ${query(language)}, 1)`,
  }
}

/** A wording of which some words are meant as they are spelled. */
function spelledSo(wording: Wording, text: string, words: readonly string[]): Wording {
  const isSpelled = (searched: SearchedText) =>
    sql.join(
      words.map((word) => sql`${searched.spelled} like '% ' || fold(${word}) || ' %'`),
      sql` and `,
    )
  const matches = (searched: SearchedText) => sql`(${wording.matches(searched)} and ${isSpelled(searched)})`
  return { ...wording, matches, says: matches, asSpelled: writtenQuery(text, noLanguage) }
}

/** Words as they were typed: their forms by full text; and as long as none is ruled out or meant letter by letter, a slip in a title by trigrams, the beginning of a word as it is typed. Of some of them no forms are taken for them. */
export function asTyped(scope: Scope, text: string, spelled: readonly string[] = []): Wording {
  const said = spelled.length === 0 ? inFullText(scope, text) : spelledSo(inFullText(scope, text), text, spelled)
  if (said.isStrict) return said
  const literal = sql`regexp_replace(fold(${text}), '([\\\\%_])', '\\\\\\1', 'g')`
  const begins = sql`'(^|[^[:alnum:]])' || regexp_replace(fold(${text}), '([^[:alnum:][:space:]])', '\\\\\\1', 'g')`
  const says = (searched: SearchedText) =>
    sql`(${said.matches(searched)} or (${searched.folded} like '%' || ${literal} || '%' and ${searched.folded} ~ (${begins})))`
  return {
    ...said,
    says,
    matches: (searched) => sql`(${says(searched)} or ${searched.folded} %> fold(${text}))`,
    rank: (searched) => sql`(${said.rank(searched)} + word_similarity(fold(${text}), ${searched.folded}))`,
  }
}

/** A wording of which any of some words are marked where nothing else is. */
export function markingInPlace(scope: Scope, wording: Wording, words: readonly string[]): Wording {
  return { ...wording, inPlace: queryIn(languagesOf(scope), words.join(' or ')) }
}

/** Texts of which a word begins or ends in one of these ways. */
export function spelledLike(scope: Scope, { start, end }: { readonly start: string; readonly end: string }): Wording {
  return { ...inFullText(scope, ''), matches: ({ spelled }) => sql`(${spelled} like ${`% ${start}%`} or ${spelled} like ${`%${end} %`})` }
}

/** Texts in which a word is written as it is compared, and not a form of it alone. */
export function spelledAs(scope: Scope, word: string): Wording {
  return { ...inFullText(scope, ''), matches: ({ spelled }) => sql`${spelled} like '% ' || fold(${word}) || ' %'` }
}
