import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { PageOfSite } from './page-documents.ts'

/** A document of a page in one language. */
interface TakenDocument extends PageOfSite {
  readonly locale: string
}

/** Keeps the versions of a document that « Annuler » brings back, so that their links follow every address that changes meanwhile. */
export async function keepTaken(
  trx: Transaction<Tables>,
  { siteId: site_id, id: page_id, locale }: TakenDocument,
  revisions: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('taken_versions')
    .where('site_id', '=', site_id)
    .where('page_id', '=', page_id)
    .where('locale', '=', locale)
    .execute()
  if (revisions.length === 0) return
  const rows = [...new Set(revisions)].map((revision) => ({ site_id, page_id, locale, revision_id: revision, now_id: revision }))
  await trx.insertInto('taken_versions').values(rows).execute()
}

/** Finds what the versions that were taken of a document are now, by the revisions that their act names. */
export async function readTaken(trx: Transaction<Tables>, { siteId, id, locale }: TakenDocument): Promise<ReadonlyMap<number, number>> {
  const stored = trx.selectFrom('taken_versions').select(['revision_id', 'now_id']).where('site_id', '=', siteId)
  const rows = await stored.where('page_id', '=', id).where('locale', '=', locale).execute()
  return new Map(rows.map(({ revision_id, now_id }) => [revision_id, now_id]))
}
