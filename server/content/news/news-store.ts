import { sql, type Kysely } from 'kysely'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import { shownTexts } from '#server/content/items/localised-text-sql.ts'
import { readTags } from '#server/content/items/read-tags.ts'
import { loadRowImages } from '#server/content/media/load-row-images.ts'
import type { Media } from '#server/content/media/service.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { implementResource, type StoredResource } from '#server/platform/resources/store.ts'
import { tableForms } from '#server/platform/resources/table-forms/table-forms.ts'
import { newsReferences } from './news-references.ts'

/** Makes the store of the news as their owner keeps them. */
export function createNewsStore({ db, media }: { readonly db: Kysely<Tables>; readonly media: Media }): StoredResource {
  return implementResource(newsResource, {
    ...{ table: 'news', as: 'n' },
    select: (from, { site, locale }) =>
      from
        .selectFrom('news as n')
        .leftJoin('news_texts as t', (join) => join.onRef('t.news_id', '=', 'n.id').on('t.locale', '=', locale))
        .leftJoin('news_texts as d', (join) => join.onRef('d.news_id', '=', 'n.id').on('d.locale', '=', site.defaultLocale))
        .where('n.site_id', '=', site.id)
        .select(['n.id', 'n.image_id', 'n.promoted', 'n.tags', 'n.published_at', shownTexts.title.as('title')]),
    fields: () => ({ publishedAt: sql.ref('n.published_at'), promoted: sql.ref('n.promoted'), tags: sql.ref('n.tags') }),
    rows: async (scope, found) => {
      const imageOf = await loadRowImages(media, scope, found)
      const tagsOf = await readTags(db, scope, found)
      return found.map((row) => ({
        image: imageOf(row),
        title: row.title,
        publishedAt: row.published_at?.toISOString() ?? null,
        promoted: row.promoted,
        tags: tagsOf(row),
      }))
    },
    forms: tableForms(newsResource, newsReferences.places),
    afterWrite: newsReferences.record,
  })
}
