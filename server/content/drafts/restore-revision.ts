import type { Kysely } from 'kysely'
import type { Base } from '#engine/draft/document/draft-hash.ts'
import { difference } from '#engine/draft/operations/difference.ts'
import { RESTORATION } from '#engine/draft/sync/batch.ts'
import { takeBatches, type AdmitOperation } from '#engine/draft/sync/draft-log.ts'
import type { DraftAnswer } from '#engine/draft/sync/exchange.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import type { DraftKey } from './draft-key.ts'
import { takenIds, type StepAuthor } from './draft-rows.ts'
import { loadLog } from './load-log.ts'
import { readRevisionDocument } from './revisions.ts'
import { requireLocked, storeSteps } from './store-steps.ts'

/** A restoration: the revision, the id of its batch, and the point of the history that its author has seen. */
export interface Restoration {
  readonly revision: number
  readonly batch: string
  readonly base: Base
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly registry: Registry
  readonly admit: AdmitOperation
}

/**
 * Appends the difference between a draft and a revision as one batch of its author. It is taken like other batches:
 * once under its id, and only from an author who has seen everything, so that no newer edit is overwritten unseen.
 */
export function restoreRevision(
  { db, registry, admit }: Needs,
  key: DraftKey,
  wanted: Restoration,
  author: StepAuthor,
): Promise<DraftAnswer> {
  const { revision, batch: id, base } = wanted
  return inTransaction(db, async (trx) => {
    const row = await requireLocked(trx, key, author)
    const document = await readRevisionDocument(trx, registry, key, revision)
    if (!document) throw notFound()
    const ids = await takenIds(trx, row.id, [id])
    const { log } = await loadLog(trx, row, base, ids)
    const isAtHead = row.seq === base.seq && row.chain === base.chain
    if (!isAtHead && !ids.has(id)) throw new ApiError('STALE_VERSION', { seq: row.seq, hash: row.hash })
    const operations = difference(log.document, document)
    if ('refused' in operations) throw new Error(`Revision ${revision} has other regions than its draft: ${operations.refused}`)
    const batches = operations.length === 0 ? [] : [{ id, by: String(author.userId), label: RESTORATION, operations }]
    const taken = takeBatches(log, { base, batches, recent: [] }, admit)
    if (taken.added.length > 0) await storeSteps(trx, row, taken, { author })
    return taken.answer
  })
}
