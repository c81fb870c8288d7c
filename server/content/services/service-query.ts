import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { isVisible, searchedTexts, shownTexts } from '#server/content/items/localised-text-sql.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** Where the fields of the list of services live. */
export const serviceColumns: ListColumns = {
  id: sql.ref('s.id'),
  fields: {
    tag: sql.ref('s.tags'),
    title: shownTexts.title,
    order: sql.ref('s.position'),
    price: sql.ref('s.price'),
  },
  search: searchedTexts('SERVICE', 's'),
}

/** The services that everyone may see now, in the scope's language or else the site's own. */
export function selectServices(db: Kysely<Tables>, { site, locale, ...moment }: Scope) {
  return db
    .selectFrom('services as s')
    .leftJoin('service_texts as t', (join) => join.onRef('t.service_id', '=', 's.id').on('t.locale', '=', locale))
    .leftJoin('service_texts as d', (join) => join.onRef('d.service_id', '=', 's.id').on('d.locale', '=', site.defaultLocale))
    .where('s.site_id', '=', site.id)
    .where(isVisible('s', moment))
    .select(['s.id', 's.image_id', 's.position', 's.price', 's.tags'])
    .select([shownTexts.slug.as('slug'), shownTexts.title.as('title'), shownTexts.summary.as('summary')])
}

/** A row of a service as lists read it. */
export type ServiceRow = Awaited<ReturnType<ReturnType<typeof selectServices>['execute']>>[number]
