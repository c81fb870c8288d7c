import type { Kysely, Transaction } from 'kysely'
import type { Base } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { RESTORATION } from '#schemas/admin/drafts/server-steps.ts'
import type { DraftAnswer } from '#engine/draft/sync/exchange.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import { differenceOf } from './aside/difference-of.ts'
import { takeFairly, type TakingRules } from './aside/take-fairly.ts'
import type { DraftKey } from './draft-key.ts'
import { takenIds, type DraftRow, type DraftWriter } from './draft-rows.ts'
import { loadLog } from './load-log.ts'
import type { EditedKind } from './kinds/edited-kind.ts'
import { requireLocked, storeSteps } from './store-steps.ts'

/** A restoration: the revision, the id of its batch, and the point of the history that its author has seen. */
export interface Restoration {
  readonly revision: number
  readonly batch: string
  readonly base: Base
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly kind: EditedKind
  readonly rulesFor: (trx: Transaction<Tables>, row: DraftRow, author: DraftWriter) => Promise<TakingRules>
  readonly leadDocument: LeadDocument
}

/** Leads the links of a former document to the addresses that pages have now. */
export type LeadDocument = (db: Kysely<Tables>, key: DraftKey, document: EditedDocument) => Promise<EditedDocument>

/** The address and the access of a page. Acts of their own change them. */
const PLACE = ['url', 'middleware'] as const

/** A former state of a document at the address and with the access that its draft has now. */
function atItsPlace(former: EditedDocument, { head }: EditedDocument): EditedDocument {
  const place = PLACE.flatMap((name) => (name in head && name in former.head ? [[name, head[name]] as const] : []))
  return { ...former, head: { ...former.head, ...(Object.fromEntries(place) as EditedDocument['head']) } }
}

/**
 * Appends the difference between a draft and a revision as one batch of its author. It is taken like other batches:
 * once under its id, and only from an author who has seen everything, so that no newer edit is overwritten unseen. The document keeps
 * its address and its access, and its links lead to the addresses that pages have now.
 */
export function restoreRevision(
  { db, kind, rulesFor, leadDocument }: Needs,
  key: DraftKey,
  wanted: Restoration,
  author: DraftWriter,
): Promise<DraftAnswer> {
  const { revision, batch: id, base } = wanted
  return inTransaction(db, async (trx) => {
    const row = await requireLocked(trx, key, author)
    const former = await kind.revision(trx, key, revision)
    if (!former) throw notFound()
    const ids = await takenIds(trx, row.id, [id])
    const { log } = await loadLog(trx, row, base, ids)
    const isAtHead = row.seq === base.seq && row.chain === base.chain
    if (!isAtHead && !ids.has(id)) throw new ApiError('STALE_VERSION', { seq: row.seq, hash: row.hash })
    const led = await leadDocument(trx, key, former)
    const operations = await differenceOf(log.document, atItsPlace(led, log.document))
    if ('refused' in operations) throw new Error(`Revision ${revision} has other regions than its draft: ${operations.refused}`)
    const batches = operations.length === 0 ? [] : [{ id, by: String(author.userId), label: RESTORATION, operations }]
    const taken = await takeFairly(log, { base, batches, recent: [] }, await rulesFor(trx, row, author))
    if (taken.added.length > 0) await storeSteps(trx, row, taken, { author, kind, former: log.document, ...taken })
    return taken.answer
  })
}
