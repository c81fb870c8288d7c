import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { isVisible, searchedTexts, shownTexts } from '#server/content/items/localised-text-sql.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** Where the fields of the list of articles live, each falling back to the site's default language. */
export const blogColumns: ListColumns = {
  id: sql.ref('b.id'),
  fields: {
    title: shownTexts.title,
    author: sql.ref('b.author'),
    tags: sql.ref('b.tags'),
    publishedAt: sql.ref('b.published_at'),
    updatedAt: sql.ref('b.updated_at'),
  },
  search: searchedTexts('BLOG', 'b'),
}

/** The articles that everyone may read now: published, not planned for later, not in the trash, with words in one of the scope's languages. */
function visibleBlogs(db: Kysely<Tables>, { site, locale, ...moment }: Scope) {
  return db
    .selectFrom('blogs as b')
    .leftJoin('blog_texts as t', (join) => join.onRef('t.blog_id', '=', 'b.id').on('t.locale', '=', locale))
    .leftJoin('blog_texts as d', (join) => join.onRef('d.blog_id', '=', 'b.id').on('d.locale', '=', site.defaultLocale))
    .where('b.site_id', '=', site.id)
    .where(isVisible('b', moment))
}

/** The columns of an article that lists show, in the scope's language. */
export function itemQuery(db: Kysely<Tables>, scope: Scope) {
  return visibleBlogs(db, scope).select([
    'b.id',
    'b.folder_id',
    'b.image_id',
    'b.author',
    'b.tags',
    'b.published_at',
    'b.updated_at',
    shownTexts.slug.as('slug'),
    shownTexts.title.as('title'),
    shownTexts.summary.as('summary'),
  ])
}

/** A row of an article as lists read it. */
export type BlogItemRow = Awaited<ReturnType<ReturnType<typeof itemQuery>['execute']>>[number]
