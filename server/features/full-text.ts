import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Scope } from './sites/site.ts'

/** The languages in which the words of a scope may be: the one that is asked for, and the site's own. */
export const languagesOf = ({ locale, site }: Scope): readonly string[] => [...new Set([locale, site.defaultLocale])]

// The database's own list of French words that stand everywhere has the singulars of these alone.
const everywhere = /(?<![\p{L}\p{M}\p{N}-])(?:les|ils|elles|cet|cette)(?![\p{L}\p{M}\p{N}])/giu

/** A text whose words nothing holds together, as they are searched, sign for sign: `part_words` of the database does the same. */
export const partWords = (text: string): string =>
  text.replaceAll(/[\u00a0\u2007\u2009\u202f\u2018\u2019\u02bc\u201c\u201d\u201e«»…–—€°·•′″§→]/g, ' ')

/** A text without the words that stand everywhere; what is in quotes is left as it is, and so is what a sign before it rules out. */
const withoutArticles = (text: string): string =>
  text
    .split(/("[^"]*"?)/)
    .map((part) => (part.startsWith('"') ? part : part.replaceAll(everywhere, ' ')))
    .join('')

const ruledOut = /(?<![^\s"])-+\s*/g

const withoutSigns = (text: string): string => text.replaceAll(ruledOut, ' ')

/** A text that only rules words out is one whose list or dash was typed too: these are what is looked for. */
export const withoutLoneSigns = (text: string): string =>
  /[\p{L}\p{N}]/u.test(text.replaceAll(/(?<![^\s"])-+\s*(?:"[^"]*"?|[^\s"]+)/g, ' ')) ? text : withoutSigns(text)

/** Whether a text rules a word out. */
export const isRulingOut = (text: string): boolean => withoutSigns(withoutLoneSigns(text)) !== withoutLoneSigns(text)

const queryOf = (text: string, locale: Expression<unknown>): RawBuilder<unknown> =>
  sql`websearch_to_tsquery(search_configuration(${locale}), ${withoutArticles(partWords(text))})`

/** What full text looks for by the rules of a language, given by its locale; where that would be all that lacks a word, the word itself. */
export function writtenQuery(text: string, locale: Expression<unknown>): RawBuilder<unknown> {
  const query = queryOf(text, locale)
  if (!text.includes('-')) return query
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
