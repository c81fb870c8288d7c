import { sql, type Transaction } from 'kysely'
import type { PageDocument } from '#schemas/generated/content.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { BaseState } from './base-state.ts'

/** Redirects the old address of a published page to the new one. Drops redirects from the address that the page takes. */
export async function recordMove(
  trx: Transaction<Tables>,
  siteId: number,
  { id, url, locale }: PageDocument,
  base: BaseState,
): Promise<void> {
  await trx.deleteFrom('page_moves').where('site_id', '=', siteId).where('locale', '=', locale).where('url', '=', url).execute()
  const wasShown = base !== undefined && base.published_revision_id !== null && !base.url.includes('{')
  if (!wasShown || base.url === url) return
  await trx
    .insertInto('page_moves')
    .values({ site_id: siteId, locale, url: base.url, page_id: id })
    .onConflict((conflict) => conflict.columns(['site_id', 'locale', 'url']).doUpdateSet({ page_id: id, moved_at: sql<Date>`now()` }))
    .execute()
}
