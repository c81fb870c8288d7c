import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import { isRequiredPage } from '#server/content/pages/required-pages.ts'

/** Names a document of a site. */
export interface PageKey {
  readonly siteId: number
  readonly id: number
  readonly locale: string
}

/** Takes a document offline; false when it was offline already. Its revisions and its address stay, without a redirect. */
export async function unpublishPage(trx: Transaction<Tables>, { siteId, id, locale }: PageKey): Promise<boolean> {
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
  if (isRequiredPage(document.url)) throw new ApiError('PAGE_REQUIRED')
  if (document.published_revision_id === null) return false
  await trx
    .updateTable('page_documents')
    .set({ published_revision_id: null, publish_at: null, updated_at: sql<Date>`now()` })
    .where('page_id', '=', id)
    .where('locale', '=', locale)
    .execute()
  return true
}
