import { sql, type RawBuilder } from 'kysely'
import { toSlug } from '#domain/urls/slug.ts'
import {
  inlineQuery,
  excerptQuery,
  isSimilar,
  hasExcerptQuery,
  matchesAnyLanguage,
  variantsIn,
  tsquerySql,
  type TsQueryBuilder,
} from '#server/platform/text-search/full-text-query.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'
import type { VariantContext } from '#server/platform/text-search/text-variants.ts'
import { titleScore, titleStartsWith, type Typed } from './title-rank.ts'

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
export interface TextMatch {
  readonly matches: (text: SearchedText) => Select
  readonly rank: (text: SearchedText) => Select
  readonly says: (text: SearchedText) => Select
  /** The address of a page that is called so, as a last resort of whoever does not know its title. */
  readonly address?: string
  /** Whether it rules something out, or means a word letter by letter: then nothing like it is marked either. */
  readonly isStrict: boolean
  /** What full text looks for by the rules of a language. */
  readonly query: (language: Select) => Select
  /** What full text looks for first to show where a text says it; absent where that is what it looks for anyway. */
  readonly passage?: (language: Select) => Select
  /** How figures, days and hours stand in it: apart, their words are not marked. */
  readonly standing: VariantContext
  /** What is marked of words as they are spelled, where no forms of them are meant: by the rules of no language. */
  readonly asSpelled?: Select
  /** What is marked instead in a text that matches by its title alone. */
  readonly inPlace?: (language: Select) => Select
}

/** Whether something stands in quotes, or is ruled out by a sign before it: nothing of such a text is told otherwise. */
export const isLiteral = (text: string): boolean => /"|(?:^|\s)-+[^\s-]/.test(text)

/** Whether a word is meant letter by letter, standing in quotes alone, or is ruled out by a sign before it: what else stands in quotes is read as it is. */
export const isStrict = (text: string): boolean => /"[^"\s]+"/.test(text) || /(?:^|\s)-+[^\s-]/.test(text.replaceAll(/"[^"]*"/g, ' '))

function queryIn(languages: readonly string[], text: string, asking: TsQueryBuilder): (language: Select) => Select {
  const cases = languages.map((locale) => sql`when ${locale} then ${asking(text, locale)}`)
  return (language) => sql`(case ${language} ${sql.join(cases, sql` `)} end)`
}

/** What full text alone finds, by the rules of each text's language. */
export function inFullText(scope: Scope, text: string, asking = inlineQuery): TextMatch {
  const languages = localesOf(scope)
  const query = queryIn(languages, text, asking)
  const matches = (searched: SearchedText) => matchesAnyLanguage(languages, searched, text, asking)
  return {
    isStrict: isStrict(text),
    query,
    ...(hasExcerptQuery(text) && { passage: queryIn(languages, text, excerptQuery) }),
    standing: variantsIn(text),
    matches,
    says: matches,
    rank: ({ vector, language }) => sql`ts_rank(${vector}, ${query(language)}, 1)`,
  }
}

/** A wording of which some words are meant as they are spelled. */
function spelledSo(wording: TextMatch, text: string, words: readonly string[]): TextMatch {
  const isSpelled = (searched: SearchedText) =>
    sql.join(
      words.map((word) => sql`${searched.spelled} like '% ' || fold(${word}) || ' %'`),
      sql` and `,
    )
  const matches = (searched: SearchedText) => sql`(${wording.matches(searched)} and ${isSpelled(searched)})`
  return { ...wording, matches, says: matches, asSpelled: tsquerySql(text, noLanguage) }
}

/** The words that are meant letter by letter: those that stand in quotes alone, and are not ruled out. */
const meantAsSpelled = (text: string): string[] =>
  [...text.matchAll(/(?<!(?<![^\s"])-+)"([\p{L}\p{M}]+)"/gu)].flatMap(([, word]) => word ?? [])

/** What the database has told of a text that is searched. */
export interface IndexStats {
  /** What it asks beside the words that only ask; all of it where it is nothing else. */
  readonly asked: string
  /** The words whose forms are those of others that stand everywhere. */
  readonly drowned: readonly string[]
  readonly asking: TsQueryBuilder
}

/** Words as they were typed: their forms by full text; and as long as none is ruled out or meant letter by letter, a slip in a title by trigrams, the beginning of a word as it is typed. Of some of them no forms are taken for them. */
export function matchTyped(
  scope: Scope,
  { text, asked }: Typed,
  { drowned = [], asking = inlineQuery }: Partial<IndexStats> = {},
): TextMatch {
  const spelled = [...drowned, ...meantAsSpelled(text)]
  const inForms = inFullText(scope, text, asking)
  const said = spelled.length === 0 ? inForms : spelledSo(inForms, asked, spelled)
  if (said.isStrict) return said
  const says = (searched: SearchedText) => sql`(${said.matches(searched)} or ${titleStartsWith(searched.folded, { text, asked })})`
  return {
    ...said,
    address: toSlug(text),
    says,
    matches: (searched) =>
      sql`(${says(searched)} or ${isSimilar(searched.folded, asked, (part) => matchesAnyLanguage(localesOf(scope), searched, part))})`,
    // Both other figures are at most 1: what is called so stands before all that is like it.
    rank: (searched) =>
      sql`(${said.rank(searched)} + word_similarity(fold(${asked}), ${searched.folded}) + ${titleScore(searched.folded, { text, asked })})`,
  }
}

/** A wording of which any of some words are marked where nothing else is. */
export function markingInPlace(scope: Scope, wording: TextMatch, words: readonly string[]): TextMatch {
  return { ...wording, inPlace: queryIn(localesOf(scope), words.join(' or '), inlineQuery) }
}

/** Texts of which a word begins or ends in one of these ways. */
export function matchSpelling(scope: Scope, { start, end }: { readonly start: string; readonly end: string }): TextMatch {
  return { ...inFullText(scope, ''), matches: ({ spelled }) => sql`(${spelled} like ${`% ${start}%`} or ${spelled} like ${`%${end} %`})` }
}

/** Texts in which a word is written as it is compared, and not a form of it alone. */
export function matchExact(scope: Scope, word: string): TextMatch {
  return { ...inFullText(scope, ''), matches: ({ spelled }) => sql`${spelled} like '% ' || fold(${word}) || ' %'` }
}
