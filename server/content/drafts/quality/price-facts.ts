import { sql, type Kysely } from 'kysely'
import { servicePriceName } from '#domain/text/price-names.ts'
import type { PriceFact } from '#engine/quality/facts.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { shownTexts } from '#server/content/items/localised-text-sql.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** Reads the prices of the services of a site that texts may have, with the services that are offline or in the trash. */
export async function readPriceFacts(db: Kysely<Tables>, { site, locale }: Scope): Promise<PriceFact[]> {
  const rows = await db
    .selectFrom('services as s')
    .leftJoin('service_texts as t', (join) => join.onRef('t.service_id', '=', 's.id').on('t.locale', '=', locale))
    .leftJoin('service_texts as d', (join) => join.onRef('d.service_id', '=', 's.id').on('d.locale', '=', site.defaultLocale))
    .where('s.site_id', '=', site.id)
    .select(['s.id', 's.price', sql<string | null>`${shownTexts.title}`.as('title')])
    .select(sql<boolean>`(s.status = 'PUBLISHED' and s.deleted_at is null and s.published_at <= now())`.as('is_shown'))
    .orderBy('s.position')
    .orderBy('s.id')
    .execute()
  return rows.map(({ id, price: cents, title, is_shown: isShown }) => ({ name: servicePriceName(id), title: title ?? '', cents, isShown }))
}
