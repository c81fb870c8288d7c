import type { Kysely } from 'kysely'
import { correctedAt } from '#i18n/format/updated-at.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { formatDate } from '#i18n/format/format.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { ItemWords } from './index-deps.ts'

/** Returns true when the pages that show what such a block is for show its date: a block may hide it. */
async function showDates(db: Kysely<Tables>, { site, locale }: Scope, type: 'blog-article' | 'news-article'): Promise<boolean> {
  const pages = await db
    .selectFrom('seen_documents as d')
    .innerJoin('revisions as r', 'r.id', 'd.published_revision_id')
    .select(['d.page_id as id', 'd.locale', 'r.blocks'])
    .where('d.site_id', '=', site.id)
    .where('d.locale', 'in', [locale, site.defaultLocale])
    .where('d.deleted_at', 'is', null)
    .where('d.url', 'like', '%{%')
    .execute()
  const own = new Set(pages.filter((page) => page.locale === locale).map(({ id }) => id))
  const shown: boolean[] = []
  for (const { blocks } of pages.filter((page) => page.locale === locale || !own.has(page.id)))
    walkBlocks(readBlocks(blocks), (block) => block.type === type && shown.push(block.props['showDate'] !== false))
  return shown.length === 0 || shown.includes(true)
}

async function articleDays(db: Kysely<Tables>, scope: Scope): Promise<ItemWords[]> {
  const { site, locale } = scope
  if (!(await showDates(db, scope, 'blog-article'))) return []
  const rows = await db
    .selectFrom('blog_texts as t')
    .innerJoin('blogs as b', 'b.id', 't.blog_id')
    .select(['b.id', 'b.published_at', 'b.updated_at'])
    .where('t.site_id', '=', site.id)
    .where('t.locale', '=', locale)
    .orderBy('b.id')
    .execute()
  return rows.flatMap(({ id, published_at, updated_at }) => {
    if (published_at === null) return []
    const publishedAt = toInstant(published_at)
    const days = [publishedAt, correctedAt({ publishedAt, updatedAt: toInstant(updated_at) })].filter((day) => day !== null)
    return [{ type: 'BLOG', id, locale, revisionId: null, texts: days.map((day) => formatDate(day, locale)) }]
  })
}

async function newsDays(db: Kysely<Tables>, scope: Scope): Promise<ItemWords[]> {
  const { site, locale } = scope
  if (!(await showDates(db, scope, 'news-article'))) return []
  const rows = await db
    .selectFrom('news_texts as t')
    .innerJoin('news as n', 'n.id', 't.news_id')
    .select(['n.id', 'n.published_at'])
    .where('t.site_id', '=', site.id)
    .where('t.locale', '=', locale)
    .orderBy('n.id')
    .execute()
  return rows.flatMap(({ id, published_at }) =>
    published_at === null ? [] : [{ type: 'NEWS', id, locale, revisionId: null, texts: [formatDate(toInstant(published_at), locale)] }],
  )
}

/** The days that the pages of articles and news show. */
export async function datedWords(db: Kysely<Tables>, scope: Scope): Promise<ItemWords[]> {
  return [...(await articleDays(db, scope)), ...(await newsDays(db, scope))]
}
