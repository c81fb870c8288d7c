import type { Kysely } from 'kysely'
import { servicePriceName } from '#domain/text/price-names.ts'
import { priceWords } from '#i18n/format/price-words.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** Reads the prices of the services of a site as texts have them. A service that is offline or in the trash keeps its last price, so that no sentence loses it. */
export async function readServicePrices(db: Kysely<Tables>, { site, locale }: Scope): Promise<(readonly [name: string, words: string])[]> {
  const rows = await db.selectFrom('services').select(['id', 'price']).where('site_id', '=', site.id).orderBy('id').execute()
  return rows.map(({ id, price }) => [servicePriceName(id), priceWords(price === null ? null : price / 100, locale)] as const)
}
