import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'
import type { ListColumns } from '#server/features/lists/list-columns.ts'
import type { Scope } from '#server/features/sites/site.ts'

/** Where the fields of the list of articles live, each falling back to the site's default language. */
export const blogColumns: ListColumns = {
  id: sql.ref('b.id'),
  fields: {
    title: sql`coalesce(t.title, d.title)`,
    author: sql.ref('b.author'),
    tags: sql.ref('b.tags'),
    publishedAt: sql.ref('b.published_at'),
    updatedAt: sql.ref('b.updated_at'),
  },
  search: { vector: sql`coalesce(t.search, d.search)`, text: sql`coalesce(t.title, d.title)` },
}

/** The articles that everyone may read now: published, not planned for later, not in the trash, with words in one of the scope's languages. */
function visibleBlogs(db: Kysely<Tables>, { site, locale }: Scope) {
  return db
    .selectFrom('blogs as b')
    .leftJoin('blog_texts as t', (join) => join.onRef('t.blog_id', '=', 'b.id').on('t.locale', '=', locale))
    .leftJoin('blog_texts as d', (join) => join.onRef('d.blog_id', '=', 'b.id').on('d.locale', '=', site.defaultLocale))
    .where('b.site_id', '=', site.id)
    .where('b.status', '=', 'PUBLISHED')
    .where('b.deleted_at', 'is', null)
    .where('b.published_at', '<=', sql<Date>`now()`)
    .where((where) => where.or([where('t.slug', 'is not', null), where('d.slug', 'is not', null)]))
}

/** The columns of an article that lists show, in the scope's language. */
export function selectItem(db: Kysely<Tables>, scope: Scope) {
  return visibleBlogs(db, scope).select([
    'b.id',
    'b.folder_id',
    'b.image_id',
    'b.author',
    'b.tags',
    'b.published_at',
    'b.updated_at',
    sql<string>`coalesce(t.slug, d.slug)`.as('slug'),
    sql<string>`coalesce(t.title, d.title)`.as('title'),
    sql<string | null>`coalesce(t.summary, d.summary)`.as('summary'),
  ])
}

/** A row of an article as lists read it. */
export type BlogItemRow = Awaited<ReturnType<ReturnType<typeof selectItem>['execute']>>[number]
