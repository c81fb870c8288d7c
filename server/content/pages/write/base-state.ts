import type { Kysely, Transaction } from 'kysely'
import type { PageDocument } from '#schemas/generated/content.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError, invalidDocument, notFound } from '#server/platform/errors/api-error.ts'
import { findAddressHolder, lockAddress } from './address-holder.ts'
import type { SaveOptions } from './save-options.ts'
import { urlTakenIssue } from './validate-url.ts'

function readState(db: Kysely<Tables>, siteId: number, { id, locale }: Pick<PageDocument, 'id' | 'locale'>) {
  return db
    .selectFrom('page_documents as d')
    .innerJoin('revisions as r', 'r.id', 'd.head_revision_id')
    .select([
      'd.url',
      'd.layout_id',
      'd.head_revision_id',
      'd.published_revision_id',
      'd.middleware',
      'd.deleted_at',
      'd.was_seen',
      'r.hash',
    ])
    .where('d.site_id', '=', siteId)
    .where('d.page_id', '=', id)
    .where('d.locale', '=', locale)
    .executeTakeFirst()
}

/** Saved state of a document before a save; undefined for a new one. */
export type BaseState = Awaited<ReturnType<typeof readState>>

async function hasPage(db: Kysely<Tables>, siteId: number, id: number): Promise<boolean> {
  return (await db.selectFrom('pages').select('id').where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()) !== undefined
}

function requireOutOfTrash(base: BaseState): void {
  if (base && base.deleted_at !== null) throw notFound()
}

/** Reads the saved state of a document and locks its site. Refuses a stale base, a page of another site or in the trash, and an address that is taken. */
export async function requireBase(
  trx: Transaction<Tables>,
  document: PageDocument,
  { siteId, baseHash, language = 'fr_FR' }: SaveOptions,
): Promise<BaseState> {
  // The lock runs the writers of one site one after the other, so that each reads the result of the one before.
  const site = await trx.selectFrom('sites').select('id').where('id', '=', siteId).forNoKeyUpdate().executeTakeFirst()
  const isNew = document.id === 0
  if (!site || (!isNew && !(await hasPage(trx, siteId, document.id)))) throw notFound()
  const base = isNew ? undefined : await readState(trx, siteId, document)
  requireOutOfTrash(base)
  const hash = base?.hash ?? null
  if (hash !== baseHash) throw new ApiError('STALE_VERSION', { hash })
  await lockAddress(trx, siteId, document.url)
  const holder = await findAddressHolder(trx, siteId, document)
  if (holder) throw invalidDocument('PAGE', [urlTakenIssue(holder, language)])
  return base
}
