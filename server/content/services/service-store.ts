import { sql, type Kysely } from 'kysely'
import { serviceResource } from '#schemas/admin/resources/kinds/services.ts'
import { shownTexts } from '#server/content/items/localised-text-sql.ts'
import { readTags } from '#server/content/items/read-tags.ts'
import { loadRowImages } from '#server/content/media/load-row-images.ts'
import type { Media } from '#server/content/media/service.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { implementResource, type StoredResource } from '#server/platform/resources/store.ts'
import { tableForms } from '#server/platform/resources/table-forms/table-forms.ts'
import { serviceReferences } from './service-references.ts'

/** Makes the store of the services as their owner keeps them. */
export function createServiceStore({ db, media }: { readonly db: Kysely<Tables>; readonly media: Media }): StoredResource {
  return implementResource(serviceResource, {
    ...{ table: 'services', as: 's' },
    select: (from, { site, locale }) =>
      from
        .selectFrom('services as s')
        .leftJoin('service_texts as t', (join) => join.onRef('t.service_id', '=', 's.id').on('t.locale', '=', locale))
        .leftJoin('service_texts as d', (join) => join.onRef('d.service_id', '=', 's.id').on('d.locale', '=', site.defaultLocale))
        .where('s.site_id', '=', site.id)
        .select(['s.id', 's.image_id', 's.price', 's.position', 's.tags', 's.published_at', shownTexts.title.as('title')]),
    fields: () => ({ price: sql.ref('s.price'), position: sql.ref('s.position'), tags: sql.ref('s.tags') }),
    neverNull: ['position'],
    rows: async (scope, found) => {
      const imageOf = await loadRowImages(media, scope, found)
      const tagsOf = await readTags(db, scope, found)
      return found.map(({ title, price, position, ...row }) => ({
        ...{ image: imageOf(row), title, price, position, publishedAt: row.published_at?.toISOString() ?? null, tags: tagsOf(row) },
      }))
    },
    forms: tableForms(serviceResource, serviceReferences.places),
    afterWrite: serviceReferences.record,
  })
}
