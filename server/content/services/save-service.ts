import { sql, type Kysely } from 'kysely'
import type { Sanitise } from '#engine/text/html-rules.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { checkTexts, textRows, type ContentTexts } from '#server/content/items/content-texts.ts'
import { noteRewritten } from '#server/platform/resources/item-versions.ts'
import { recordReferences } from '#server/platform/references/store-references.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { serviceReferences } from './service-references.ts'

/** A service as it is given to be stored. */
export interface ServiceInput {
  readonly imageId: number | null
  readonly position: number
  /** In cents; null when it is made to measure. */
  readonly price: number | null
  readonly tags: readonly string[]
  readonly status: 'DRAFT' | 'PUBLISHED'
  readonly texts: ContentTexts
}

/** Stores a service with its words, or changes a known one. */
export async function saveService(
  db: Kysely<Tables>,
  sanitise: Sanitise,
  siteId: number,
  service: ServiceInput & { id?: number },
): Promise<number> {
  checkTexts(service.texts, sanitise)
  const row = {
    image_id: service.imageId,
    position: service.position,
    price: service.price,
    tags: [...service.tags],
    status: service.status,
  }
  return inTransaction(db, async (trx) => {
    const saved = await trx
      .insertInto('services')
      .values({ ...(service.id === undefined ? {} : { id: service.id }), site_id: siteId, ...row, published_at: sql<Date>`now()` })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('services.site_id', '=', siteId))
      .returning('id')
      .executeTakeFirstOrThrow(() => notFound())
    await trx.deleteFrom('service_texts').where('site_id', '=', siteId).where('service_id', '=', saved.id).execute()
    const texts = textRows({ site_id: siteId, service_id: saved.id }, service.texts)
    if (texts.length > 0) await trx.insertInto('service_texts').values(texts).execute()
    await recordReferences(trx, serviceReferences.sources[0], siteId, saved.id)
    await noteRewritten(trx, siteId, 'service', [saved.id])
    return saved.id
  })
}
