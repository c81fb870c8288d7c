import type { Kysely } from 'kysely'
import type { Sanitise } from '#engine/text/html-rules.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { checkTexts, textRows, type ContentTexts } from '#server/content/items/content-texts.ts'
import { noteRewritten } from '#server/platform/resources/item-versions.ts'
import { recordReferences } from '#server/platform/references/store-references.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { newsReferences } from './news-references.ts'

/** A piece of news as it is given to be stored. */
export interface NewsInput {
  readonly imageId: number | null
  readonly promoted: boolean
  readonly link: string | null
  readonly tags: readonly string[]
  readonly status: 'DRAFT' | 'PUBLISHED'
  readonly publishedAt: Date | null
  readonly texts: ContentTexts
}

/** Stores a piece of news with its words, or changes a known one. */
export async function saveNews(db: Kysely<Tables>, sanitise: Sanitise, siteId: number, news: NewsInput & { id?: number }): Promise<number> {
  checkTexts(news.texts, sanitise)
  const row = {
    image_id: news.imageId,
    promoted: news.promoted,
    link: news.link,
    tags: [...news.tags],
    status: news.status,
    published_at: news.publishedAt,
  }
  return inTransaction(db, async (trx) => {
    const saved = await trx
      .insertInto('news')
      .values({ ...(news.id === undefined ? {} : { id: news.id }), site_id: siteId, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('news.site_id', '=', siteId))
      .returning('id')
      .executeTakeFirstOrThrow(() => notFound())
    await trx.deleteFrom('news_texts').where('site_id', '=', siteId).where('news_id', '=', saved.id).execute()
    const texts = textRows({ site_id: siteId, news_id: saved.id }, news.texts)
    if (texts.length > 0) await trx.insertInto('news_texts').values(texts).execute()
    await recordReferences(trx, newsReferences.sources[0], siteId, saved.id)
    await noteRewritten(trx, siteId, 'news', [saved.id])
    return saved.id
  })
}
