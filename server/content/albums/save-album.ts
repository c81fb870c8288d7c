import type { Kysely } from 'kysely'
import type { Sanitise } from '#engine/text/html-rules.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { checkTexts, textRows, type ContentText } from '#server/content/items/content-texts.ts'
import { recordReferences } from '#server/platform/references/store-references.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { albumReferences } from './album-references.ts'

/** An album as it is given to be stored. */
export interface AlbumInput {
  readonly position: number
  readonly status: 'DRAFT' | 'PUBLISHED'
  readonly publishedAt?: Date
  /** Its pictures in their order. */
  readonly imageIds: readonly number[]
  readonly texts: Readonly<Record<string, Omit<ContentText, 'content'>>>
}

/** Stores an album with its words and pictures, or changes a known one. */
export async function saveAlbum(
  db: Kysely<Tables>,
  sanitise: Sanitise,
  siteId: number,
  album: AlbumInput & { id?: number },
): Promise<number> {
  checkTexts(album.texts, sanitise)
  const row = {
    position: album.position,
    status: album.status,
    ...(album.publishedAt ? { published_at: album.publishedAt } : {}),
  }
  return inTransaction(db, async (trx) => {
    const saved = await trx
      .insertInto('albums')
      .values({ ...(album.id === undefined ? {} : { id: album.id }), site_id: siteId, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('albums.site_id', '=', siteId))
      .returning('id')
      .executeTakeFirstOrThrow(() => notFound())
    const owner = { site_id: siteId, album_id: saved.id }
    await trx.deleteFrom('album_texts').where('site_id', '=', siteId).where('album_id', '=', saved.id).execute()
    await trx.deleteFrom('album_images').where('site_id', '=', siteId).where('album_id', '=', saved.id).execute()
    const texts = textRows(owner, album.texts)
    if (texts.length > 0) await trx.insertInto('album_texts').values(texts).execute()
    const images = album.imageIds.map((mediaId, position) => ({ ...owner, media_id: mediaId, position }))
    if (images.length > 0) await trx.insertInto('album_images').values(images).execute()
    await recordReferences(trx, albumReferences, siteId, saved.id)
    return saved.id
  })
}
