import { sql, type Transaction } from 'kysely'
import type { Registry } from '#engine/registry/registry.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { recordReferences } from '#server/platform/references/store-references.ts'
import { requireFreePage } from '#server/content/pages/required-pages.ts'
import { pageReferences } from './page-references.ts'

/** Names a document of a site. */
export interface PageKey {
  readonly siteId: number
  readonly id: number
  readonly locale: string
}

/** Takes a document offline; false when it was offline already. Its revisions and its address stay. */
export async function unpublishPage(
  { trx, registry }: { readonly trx: Transaction<Tables>; readonly registry: Registry },
  { siteId, id, locale }: PageKey,
): Promise<boolean> {
  // The lock runs the writers of one site one after the other.
  await trx.selectFrom('sites').select('id').where('id', '=', siteId).forNoKeyUpdate().executeTakeFirst()
  const document = await trx
    .selectFrom('page_documents')
    .select(['url', 'published_revision_id'])
    .where('site_id', '=', siteId)
    .where('page_id', '=', id)
    .where('locale', '=', locale)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!document) throw notFound()
  requireFreePage(document.url, 'unpublish')
  if (document.published_revision_id === null) return false
  await trx
    .updateTable('page_documents')
    .set({ published_revision_id: null, publish_at: null, was_seen: true, updated_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
    .where('page_id', '=', id)
    .where('locale', '=', locale)
    .execute()
  await recordReferences(trx, pageReferences(registry), siteId, id)
  return true
}
