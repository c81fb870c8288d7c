import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { PageKey } from './unpublish-page.ts'

/** Puts all documents of a page into the trash. Their addresses are free from then on. */
export async function putIntoTrash(trx: Transaction<Tables>, { siteId, id }: Pick<PageKey, 'siteId' | 'id'>): Promise<void> {
  const documents = trx
    .updateTable('page_documents')
    .set({ deleted_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
  await documents.where('page_id', '=', id).where('deleted_at', 'is', null).execute()
}

/** Takes a document out of the trash, at an address. */
export async function takeFromTrash(trx: Transaction<Tables>, { siteId, id, locale }: PageKey, url: string): Promise<void> {
  const document = trx.updateTable('page_documents').set({ deleted_at: null, url }).where('site_id', '=', siteId)
  await document.where('page_id', '=', id).where('locale', '=', locale).execute()
}

/** Shows visitors a revision of a document that they do not see; false where they see one, or where it is none of the document. */
export async function showAgain(trx: Transaction<Tables>, { siteId, id, locale }: PageKey, revision: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('page_documents')
    .set({ published_revision_id: revision, updated_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
    .where('page_id', '=', id)
    .where('locale', '=', locale)
    .where('published_revision_id', 'is', null)
    .where(
      sql<boolean>`exists (select from revisions r where r.site_id = ${siteId} and r.id = ${revision} and r.page_id = ${id} and r.locale = ${locale})`,
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Erases pages with their versions, layouts and redirects. */
export async function erasePages(trx: Transaction<Tables>, siteId: number, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('page_documents').where('site_id', '=', siteId).where('page_id', 'in', ids).execute()
  await trx.deleteFrom('pages').where('site_id', '=', siteId).where('id', 'in', ids).execute()
}
