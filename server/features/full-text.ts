import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Scope } from './sites/site.ts'
import { withEachWriting, withHoursAsWords } from './typed-hours.ts'

/** The languages in which the words of a scope may be: the one that is asked for, and the site's own. */
export const languagesOf = ({ locale, site }: Scope): readonly string[] => [...new Set([locale, site.defaultLocale])]

// The database's own list of French words that stand everywhere has the singulars of these alone.
const everywhere = /(?<![\p{L}\p{M}\p{N}-])(?:les|ils|elles|cet|cette)(?![\p{L}\p{M}\p{N}])/giu
const standingEverywhere = 'les ils elles cet cette'

/** Which of some words full text takes for forms of others that stand everywhere: « Léa » has the stem of « les ». */
export const drownedOf = (words: readonly string[], locale: Expression<unknown>): RawBuilder<string[]> => {
  const lexemes = (text: Expression<unknown>) => sql`tsvector_to_array(to_tsvector(search_configuration(${locale}), ${text}))`
  const told = words.filter((word) => word.replaceAll(everywhere, '') !== '')
  return sql`array(select word from unnest(${told}::text[]) as word
    where cardinality(${lexemes(sql`word`)}) > 0 and ${lexemes(sql`word`)} <@ ${lexemes(sql`${standingEverywhere}::text`)})`
}

/** A text whose words nothing holds together, as they are searched, sign for sign: `part_words` of the database does the same. */
export const partWords = (text: string): string =>
  text.replaceAll(/[\u00a0\u2007\u2009\u202f\u2018\u2019\u02bc\u201c\u201d\u201e«»…–—€°·•′″§→]/g, ' ')

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

const parts = (text: string): string[] => text.split(/("[^"]*"?)/)

const quoteCompounds = (text: string): string =>
  text.replaceAll(phone, (_, first: string, rest: string) => `"${inPairs(first, rest)}"`).replaceAll(compound, '"$&"')

/** A text as full text is asked it: what belongs together in quotes, and of what is outside no word that stands everywhere. */
const asAsked = (text: string): string =>
  parts(text)
    .flatMap((part) => (part.startsWith('"') ? [part] : parts(quoteCompounds(part))))
    .map((part) => (part.startsWith('"') ? inSequence(part) : part.replaceAll(everywhere, ' ')))
    .join('')

/** A text without the hyphens in its words and the points in its acronyms: « k-bis » is « Kbis », « E.U.R.L. » an EURL. */
export const withoutInnerSigns = (text: string): string =>
  text
    .replaceAll(/(?<=\p{L})[-\u2010\u2011](?=\p{L})/gu, '')
    .replaceAll(/(?<![\p{L}\p{M}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{M}\p{N}])/gu, (acronym) => acronym.replaceAll('.', ''))

const ruledOut = /(?<![^\s"])-+\s*/g

const withoutSigns = (text: string): string => text.replaceAll(ruledOut, ' ')

/** A text that only rules words out is one whose list or dash was typed too: these are what is looked for. */
export const withoutLoneSigns = (text: string): string =>
  /[\p{L}\p{N}]/u.test(text.replaceAll(/(?<![^\s"])-+\s*(?:"[^"]*"?|[^\s"]+)/g, ' ')) ? text : withoutSigns(text)

/** Whether a text rules a word out. */
export const isRulingOut = (text: string): boolean => withoutSigns(withoutLoneSigns(text)) !== withoutLoneSigns(text)

function queryOf(text: string, locale: Expression<unknown>): RawBuilder<unknown> {
  const configuration = sql`search_configuration(${locale})`
  const asked = asAsked(withHoursAsWords(partWords(text)))
  return withEachWriting(sql`websearch_to_tsquery(${configuration}, ${asked})`, asked, configuration)
}

/** What full text looks for by the rules of a language, given by its locale; where that would be all that lacks a word, the word itself. */
export function writtenQuery(text: string, locale: Expression<unknown>): RawBuilder<unknown> {
  const query = queryOf(text, locale)
  if (withoutSigns(text) === text) return query
  return sql`(case when querytree(${query}) in ('', 'T') then ${queryOf(withoutSigns(text), locale)} else ${query} end)`
}

/** A vector of words, and the locale of these. */
interface Words {
  readonly vector: Expression<unknown>
  readonly language: Expression<unknown>
}

/** Whether words in one of some languages say a text: the query of each is made once, so that an index is read. */
export function saysInEach(languages: readonly string[], { vector, language }: Words, text: string): RawBuilder<SqlBool> {
  const asked = languages.map((locale) => sql`(${language} = ${locale} and ${vector} @@ ${writtenQuery(text, sql`${locale}::text`)})`)
  return sql<SqlBool>`(${sql.join(asked, sql` or `)})`
}
