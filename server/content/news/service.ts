import type { Kysely } from 'kysely'
import type { CallData } from '#schemas/api/calls.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import { newsList, type News as NewsItem } from '#schemas/api/content/news.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { contentAddress } from '#schemas/content/content-address.ts'
import { readTags } from '#server/content/items/read-tags.ts'
import type { HtmlRenderer } from '#server/platform/html/stored-html.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import { loadRowImages } from '#server/content/media/load-row-images.ts'
import type { Media } from '#server/content/media/service.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { requireByIdOrSlug } from '#server/platform/lists/find-by-id-or-slug.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { newsColumns, selectNews, type NewsRow } from './news-query.ts'

/** The news of a site. */
export interface News {
  list(scope: Scope, query: ListQuery): Promise<CallData<'news.list'>>
  get(scope: Scope, id: number | string): Promise<NewsItem>
}

const grammar = listGrammarOf(newsList)

interface Needs {
  readonly db: Kysely<Tables>
  readonly media: Media
  readonly parameters: Parameters
  readonly readHtml: HtmlRenderer
}

async function makeItems({ db, media, parameters, readHtml }: Needs, scope: Scope, rows: readonly NewsRow[]): Promise<NewsItem[]> {
  const imageOf = await loadRowImages(media, scope, rows)
  const tagsOf = await readTags(db, scope, rows)
  const rules = await parameters.textRules(scope)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    url: contentAddress('news', scope.locale, row.slug),
    summary: row.summary,
    content: readHtml(row.content, rules, `news ${row.id}`),
    image: imageOf(row),
    promoted: row.promoted,
    link: row.link !== null && rules.isClosed?.(row.link) === true ? null : row.link,
    tags: tagsOf(row),
    publishedAt: toInstant(row.published_at),
  }))
}

/** Reads the news of sites. */
export function createNews(needs: Needs): News {
  return {
    list: async (scope, query) => {
      const { rows, total } = await runList(selectNews(needs.db, scope), { grammar, query, columns: newsColumns })
      return { news: await makeItems(needs, scope, rows), total }
    },
    get: async (scope, id) => {
      const [item] = await makeItems(needs, scope, [await requireByIdOrSlug(selectNews(needs.db, scope), 'n.id', id)])
      if (!item) throw notFound()
      return item
    },
  }
}
