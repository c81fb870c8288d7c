import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Seo } from '#schemas/generated/content.ts'
import type { ShownWordsTable } from '#server/database/tables/page-tables.ts'
import { withRenderedText, tsquerySql } from '#server/platform/text-search/full-text-query.ts'
import { momentSql } from '#server/platform/scope/moment-sql.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'

/**
 * The words of a row whose texts are joined twice: as `t` in the language that is asked for, as `d` in the site's default one.
 * What the first lacks the second says.
 */
export const shownTexts = {
  slug: sql<string>`coalesce(t.slug, d.slug)`,
  title: sql<string>`coalesce(t.title, d.title)`,
  summary: sql<string | null>`coalesce(t.summary, d.summary)`,
  content: sql<string>`coalesce(nullif(t.content, ''), d.content, '')`,
  seo: sql<Seo>`coalesce(t.seo, d.seo)`,
} as const

const language = sql`coalesce(t.locale, d.locale)`

/** The texts that the `search` of a list covers, by the rules of their language: their words, and those shown beside them, such as a day. */
export function searchedTexts(type: ShownWordsTable['type'], row: string): NonNullable<ListColumns['search']> {
  const shown = sql`(select w.search from shown_words w where w.site_id = ${sql.ref(`${row}.site_id`)}
    and w.type = ${type} and w.item_id = ${sql.ref(`${row}.id`)} and w.locale = ${language})`
  return {
    says: (text) => sql<SqlBool>`${withRenderedText(sql`coalesce(t.search, d.search)`, shown)} @@ ${tsquerySql(text, language)}`,
    folded: sql`fold(${shownTexts.title})`,
    language,
  }
}

/** True for a row that all readers may see at the requested moment, or now without one: published, not planned for later, not in the trash, with words in one of the two languages. */
export function isVisible(table: string, moment: Pick<Scope, 'at'> = {}): RawBuilder<SqlBool> {
  const [status, deletedAt, publishedAt] = ['status', 'deleted_at', 'published_at'].map((name) => sql.ref(`${table}.${name}`))
  return sql<SqlBool>`(${status} = 'PUBLISHED' and ${deletedAt} is null and ${publishedAt} <= ${momentSql(moment)} and (t.slug is not null or d.slug is not null))`
}
