import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { isVisible, searchedTexts, shownTexts } from '#server/content/items/localised-text-sql.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** Where the fields of the list of news live. */
export const newsColumns = {
  id: sql.ref('n.id'),
  fields: {
    promoted: sql.ref('n.promoted'),
    title: shownTexts.title,
    tags: sql.ref('n.tags'),
    publishedAt: sql.ref('n.published_at'),
  },
  search: searchedTexts('NEWS', 'n'),
} satisfies ListColumns

/** The news that everyone may read now, in the scope's language or else the site's own. */
export function selectNews(db: Kysely<Tables>, { site, locale, ...moment }: Scope) {
  return db
    .selectFrom('news as n')
    .leftJoin('news_texts as t', (join) => join.onRef('t.news_id', '=', 'n.id').on('t.locale', '=', locale))
    .leftJoin('news_texts as d', (join) => join.onRef('d.news_id', '=', 'n.id').on('d.locale', '=', site.defaultLocale))
    .where('n.site_id', '=', site.id)
    .where(isVisible('n', moment))
    .select(['n.id', 'n.image_id', 'n.promoted', 'n.link', 'n.tags'])
    .select([
      sql<Date>`n.published_at`.as('published_at'),
      shownTexts.slug.as('slug'),
      shownTexts.title.as('title'),
      shownTexts.summary.as('summary'),
      shownTexts.content.as('content'),
    ])
}

/** A row of news as it is read. */
export type NewsRow = Awaited<ReturnType<ReturnType<typeof selectNews>['execute']>>[number]
