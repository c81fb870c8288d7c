import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Scope } from './sites/site.ts'

/** The languages in which the words of a scope may be: the one that is asked for, and the site's own. */
export const languagesOf = ({ locale, site }: Scope): readonly string[] => [...new Set([locale, site.defaultLocale])]

/** What full text looks for by the rules of a language, given by its locale. */
export const writtenQuery = (text: string, locale: Expression<unknown>): RawBuilder<unknown> =>
  sql`websearch_to_tsquery(search_configuration(${locale}), ${text})`

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
