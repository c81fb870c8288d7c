import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'
import type { ListColumns } from '#server/features/lists/list-columns.ts'
import type { Scope } from '#server/features/sites/site.ts'

/** Where the fields of the list of news live. */
export const newsColumns: ListColumns = {
  id: sql.ref('n.id'),
  fields: {
    promoted: sql.ref('n.promoted'),
    title: sql`coalesce(t.title, d.title)`,
    tags: sql.ref('n.tags'),
    publishedAt: sql.ref('n.published_at'),
  },
  search: { vector: sql`coalesce(t.search, d.search)`, text: sql`coalesce(t.title, d.title)` },
}

/** The news that everyone may read now, in the scope's language or else the site's own. */
export function selectNews(db: Kysely<Tables>, { site, locale }: Scope) {
  return db
    .selectFrom('news as n')
    .leftJoin('news_texts as t', (join) => join.onRef('t.news_id', '=', 'n.id').on('t.locale', '=', locale))
    .leftJoin('news_texts as d', (join) => join.onRef('d.news_id', '=', 'n.id').on('d.locale', '=', site.defaultLocale))
    .where('n.site_id', '=', site.id)
    .where('n.status', '=', 'PUBLISHED')
    .where('n.deleted_at', 'is', null)
    .where('n.published_at', '<=', sql<Date>`now()`)
    .where((where) => where.or([where('t.slug', 'is not', null), where('d.slug', 'is not', null)]))
    .select(['n.id', 'n.image_id', 'n.promoted', 'n.link', 'n.tags'])
    .select([
      sql<Date>`n.published_at`.as('published_at'),
      sql<string>`coalesce(t.slug, d.slug)`.as('slug'),
      sql<string>`coalesce(t.title, d.title)`.as('title'),
      sql<string | null>`coalesce(t.summary, d.summary)`.as('summary'),
      sql<string>`coalesce(nullif(t.content, ''), d.content, '')`.as('content'),
    ])
}

/** A row of news as it is read. */
export type NewsRow = Awaited<ReturnType<ReturnType<typeof selectNews>['execute']>>[number]
