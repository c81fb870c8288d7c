import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { days, daysWithoutYear } from '#server/platform/text-search/text-variants/dates.ts'
import { stripQuestionWords } from './strip-question-words.ts'
import { quotedParts } from './split-quotes.ts'
import {
  needsExcerptPattern,
  variantContext,
  expandVariants,
  normaliseVariants,
  type QueryPurpose,
  type VariantContext,
} from './text-variants.ts'

// The database's own list of French words that stand everywhere has the singulars of these alone.
const everywhere = /(?<![\p{L}\p{M}\p{N}-])(?:les|ils|elles|cet|cette)(?![\p{L}\p{M}\p{N}])/giu
const standingEverywhere = 'les ils elles cet cette'

/** Which of some words full text takes for forms of others that stand everywhere: « Léa » has the stem of « les ». */
export const stopwordCollisions = (words: readonly string[], locale: Expression<unknown>): RawBuilder<string[]> => {
  const lexemes = (text: Expression<unknown>) => sql`tsvector_to_array(to_tsvector(search_configuration(${locale}), ${text}))`
  const told = words.filter((word) => word.replaceAll(everywhere, '') !== '')
  return sql`array(select word from unnest(${told}::text[]) as word
    where cardinality(${lexemes(sql`word`)}) > 0 and ${lexemes(sql`word`)} <@ ${lexemes(sql`${standingEverywhere}::text`)})`
}

/** The signs that part words, whatever the database takes them for: `part_words` of the database has the same. */
export const wordSeparators =
  '\u00a0\u2007\u2009\u202f\u2018\u2019\u02bc\u201c\u201d\u201e\u00ab\u00bb\u2026\u2013\u2014\u20ac\u00b0\u00b7\u2022\u2032\u2033\u00a7\u2192'

const parting = new RegExp(`[${wordSeparators}]`, 'g')

/** A text whose words nothing holds together, as they are searched, sign for sign. */
export const splitWords = (text: string): string => text.replaceAll(parting, ' ')

const withPlainApostrophes = (text: string): string => text.replaceAll(/[\u2018\u2019\u02bc]/g, "'")

/** Words that hyphens hold together, and nothing else that has one: an address, a figure. */
const compound = /(?<![\p{L}\p{M}\p{N}][._@/-]?)\p{L}[\p{L}\p{M}\p{N}]*(?:-\p{L}[\p{L}\p{M}\p{N}]*)+(?![._@/-]?[\p{L}\p{M}\p{N}])/gu
/** A French telephone number, however it is written. */
const phone = /(?<![\p{L}\p{N}+.])(?:(?:\+|00)33[ .-]?(?:\(0\)[ .-]?)?|0)([1-9])((?:[ .-]?\d{2}){4})(?![\p{L}\p{N}])/gu

const inPairs = (first: string, rest: string): string => [`0${first}`, ...(rest.match(/\d{2}/g) ?? [])].join(' ')

/** A text in quotes, whose words follow each other whatever parts them: full text takes a compound for a word of its own, of which it knows no forms. */
const inSequence = (quoted: string): string =>
  quoted
    .replaceAll(phone, (_, first: string, rest: string) => inPairs(first, rest))
    .replaceAll(compound, (words) => words.replaceAll('-', ' '))

/** Words that a hyphen holds to a year, as addresses have them: « combe-haute-2019 » is a Combe Haute of 2019. */
const dated = /(?<!\S)\p{L}[\p{L}\p{M}\p{N}-]*-(?:19|20)\d{2}(?!\S)/gu

const withYearsApart = (text: string): string => text.replaceAll(dated, (words) => words.replace(/-(?=\d{4}$)/, ' '))

const quoteCompounds = (text: string): string =>
  withYearsApart(text)
    .replaceAll(phone, (_, first: string, rest: string) => `"${inPairs(first, rest)}"`)
    .replaceAll(compound, '"$&"')

/** A text as full text is asked it: what belongs together in quotes, and of what is outside no word that stands everywhere. */
const asAsked = (text: string): string =>
  quotedParts(text)
    .flatMap((part) => (part.startsWith('"') ? [part] : quotedParts(quoteCompounds(part))))
    .map((part) => (part.startsWith('"') ? inSequence(part) : part.replaceAll(everywhere, ' ')))
    .join('')

/** A text without the hyphens in its words and the points in its acronyms: « k-bis » is « Kbis », « E.U.R.L. » an EURL. */
export const joinCompounds = (text: string): string =>
  text
    .replaceAll(/(?<=\p{L})[-\u2010\u2011](?=\p{L})/gu, '')
    .replaceAll(/(?<![\p{L}\p{M}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{M}\p{N}])/gu, (acronym) => acronym.replaceAll('.', ''))

// Names have hyphens with blanks around them, « Atelier - choisir son statut »: these part words, and rule none out.
const partingHyphens = /(?<![^\s"])-+(?!\S)/g
const ruledOut = /(?<![^\s"])-+(?=[^\s-])/g

// The database takes two hyphens for no hyphen.
const withPlainHyphens = (text: string): string => text.replaceAll(partingHyphens, ' ').replaceAll(ruledOut, '-')

const withoutSigns = (text: string): string => text.replaceAll(ruledOut, ' ')

/** A text that only rules words out is one whose list or dash was typed too: these are what is looked for. */
export const stripStraySymbols = (text: string): string =>
  /[\p{L}\p{N}]/u.test(text.replaceAll(/(?<![^\s"])-+(?:"[^"]*"?|[^\s"-][^\s"]*)/g, ' ')) ? text : withoutSigns(text)

/** Whether a text rules a word out. */
export const hasExclusion = (text: string): boolean => withoutSigns(stripStraySymbols(text)) !== stripStraySymbols(text)

const withMadeWords = (text: string): string => asAsked(normaliseVariants(withPlainHyphens(splitWords(withPlainApostrophes(text)))))

function queryOf(text: string, locale: Expression<unknown>, aim: QueryPurpose): RawBuilder<unknown> {
  const configuration = sql`search_configuration(${locale})`
  const asked = withMadeWords(text)
  return expandVariants(sql`websearch_to_tsquery(${configuration}, ${asked})`, asked, configuration, aim)
}

/** How the figures, days and hours of a text stand where it is found. */
export const variantsIn = (text: string): VariantContext => variantContext(withMadeWords(text))

/** How full text is asked a text in a language, given by its locale. */
export type TsQueryBuilder = (text: string, locale: string) => RawBuilder<unknown>

/** Whether texts in a language, given by its locale, are asked a text without the words that only ask: where these are its words, and the text looks for something. */
export const needsStrippedQuery = (rest: string, locale: Expression<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(left(${locale}, 2) = 'fr' and querytree(${queryOf(rest, locale, 'FINDING')}) not in ('', 'T'))`

function wholeQuery(text: string, locale: Expression<unknown>, aim: QueryPurpose): RawBuilder<unknown> {
  const query = queryOf(text, locale, aim)
  if (withoutSigns(text) === text) return query
  return sql`(case when querytree(${query}) in ('', 'T') then ${queryOf(withoutSigns(text), locale, aim)} else ${query} end)`
}

/** What full text looks for by the rules of a language, given by its locale; where that would be all that lacks a word, the word itself. */
export function tsquerySql(text: string, locale: Expression<unknown>, aim: QueryPurpose = 'FINDING'): RawBuilder<unknown> {
  const [whole, rest] = [wholeQuery(text, locale, aim), stripQuestionWords(text)]
  return rest === text ? whole : sql`(case when ${needsStrippedQuery(rest, locale)} then ${queryOf(rest, locale, aim)} else ${whole} end)`
}

/** What is asked to show where a text says something, for one that has it as most do. */
export const excerptQuery: TsQueryBuilder = (text, locale) => tsquerySql(text, sql`${locale}::text`, 'SHOWING')

/** Whether a text is asked otherwise to show where it is said. */
export const hasExcerptQuery = (text: string): boolean => needsExcerptPattern(withMadeWords(text))

/** A vector of words, and the locale of these. */
interface Words {
  readonly vector: Expression<unknown>
  readonly language: Expression<unknown>
}

/** What is written anew wherever it is asked. */
export const inlineQuery: TsQueryBuilder = (text, locale) => tsquerySql(text, sql`${locale}::text`)

/** How a text is asked whose queries have been read: a search asks them in many places, and to write them is dear. Others are written anew. */
export const cachedQuery =
  (read: string, queries: Readonly<Record<string, string>>): TsQueryBuilder =>
  (text, locale) => {
    const query = text === read ? queries[locale] : undefined
    return query === undefined ? inlineQuery(text, locale) : sql`${query}::tsquery`
  }

/** Whether words in one of some languages say a text: the query of each is made once, so that an index is read. */
export function matchesAnyLanguage(
  languages: readonly string[],
  { vector, language }: Words,
  text: string,
  asking: TsQueryBuilder = inlineQuery,
): RawBuilder<SqlBool> {
  const asked = languages.map((locale) => sql`(${language} = ${locale} and ${vector} @@ ${asking(text, locale)})`)
  return sql<SqlBool>`(${sql.join(asked, sql` or `)})`
}

// Three words at most stand between a day and its month: nothing is asked to follow from further away.
const apart = sql`$$' ':3$$::tsvector`

/** The words of a text and those that are shown beside it, far enough apart that no day is read across them: « Salle 11 » and « 12 novembre » are no 11 and 12 November. */
export const withRenderedText = (own: Expression<unknown>, shown: Expression<unknown>): RawBuilder<unknown> =>
  sql`(${own} || coalesce(${apart} || ${shown}, ''))`

const figure = /(?<![\p{L}\p{M}\p{N}])\d+(?![\p{L}\p{M}\p{N}])/gu

/** Whether a folded text is like what was typed: words may be mistyped, but a figure or a day that is not said is another. */
export function isSimilar(folded: Expression<unknown>, text: string, says: (text: string) => Expression<unknown>): RawBuilder<SqlBool> {
  const withoutDays = text.replaceAll(days.pattern, ' ')
  const dayless = withoutDays.replaceAll(daysWithoutYear.pattern, ' ')
  const exact = [
    ...(text.match(days.pattern) ?? []),
    ...(withoutDays.match(daysWithoutYear.pattern) ?? []),
    ...(dayless.match(figure) ?? []),
  ]
  if (exact.length === 0) return sql<SqlBool>`${folded} %> fold(${text})`
  const words = dayless.replaceAll(figure, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(words)) return sql<SqlBool>`false`
  return sql<SqlBool>`(${folded} %> fold(${words}) and ${says(exact.join(' '))})`
}

const year = /(?<![\p{L}\p{M}\p{N}.,_@/]|\p{N}-)(?:19|20)\d{2}(?![.,_@/-]?[\p{L}\p{M}\p{N}])/gu

/** What was typed beside years, if there are both and none is that of a day. */
export function stripYears(text: string): { readonly rest: string; readonly years: readonly string[] } | null {
  if (text.match(days.pattern) !== null) return null
  const years = text.match(year)
  const rest = text
    .replaceAll(year, ' ')
    .replaceAll(/-?\s+|-$/g, ' ')
    .trim()
  return years === null || !/\p{L}/u.test(rest) ? null : { rest, years }
}
