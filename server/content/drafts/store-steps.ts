import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { ServerSigned } from '#schemas/admin/drafts/server-steps.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { measureValue } from '#engine/draft/document/measure.ts'
import type { SentBatch } from '#engine/draft/sync/batch.ts'
import { appendBatch, type AddedStep, type DraftLog } from '#engine/draft/sync/draft-log.ts'
import type { Reference } from '#engine/references/reference.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import { recordDraftReferences } from '#server/platform/references/store-references.ts'
import type { DraftKey } from './draft-key.ts'
import { appendSteps, lockDraft, readDraft, type DraftRow, type DraftState, type LockedDraft, type StepAuthor } from './draft-rows.ts'
import type { EditedKind } from './kinds/edited-kind.ts'

/** The number of steps after which the whole document is stored again. */
const SNAPSHOT_EVERY = 20
/** The operations, and their bytes, above which the whole document is stored with their steps. */
const MAX_REPEATED = 100
const MAX_REPEATED_BYTES = 64 * 1024

/** A log with the steps that were added to it. */
export interface GrownLog {
  readonly log: DraftLog
  readonly added: readonly AddedStep[]
}

/** Locks a draft for its writer. Refuses an ended session and a draft that does not exist. */
export async function requireLocked(trx: Transaction<Tables>, key: DraftKey, author: StepAuthor): Promise<LockedDraft> {
  const row = await lockDraft(trx, key, author)
  if (row) return row
  throw (await readDraft(trx, key)) ? new ApiError('SESSION_EXPIRED') : notFound()
}

/** Makes a step without operations, which records an act such as a publication. Undo passes over it. */
export function appendMark(log: DraftLog, batch: Pick<SentBatch, 'by'> & ServerSigned): GrownLog {
  const done = appendBatch(log, { ...batch, operations: [] }, (operation) => operation)
  if ('refused' in done) throw new Error(`The act "${batch.label}" cannot be recorded: ${done.refused}`)
  return { log: done.log, added: [done] }
}

/** Revision on which a draft is based, and the hash of the draft as it was at that revision. */
export type DraftBase = Pick<DraftState, 'baseRevision' | 'baseHash'>

const baseOf = ({ base_revision_id: baseRevision, base_hash: baseHash }: DraftRow): DraftBase => ({ baseRevision, baseHash })

const keyOfRow = ({ site_id: siteId, kind, document_id: documentId, locale }: DraftRow): DraftKey => ({ siteId, kind, documentId, locale })

/** Stores what a draft names. */
export async function recordReferencesOf(trx: Transaction<Tables>, row: DraftRow, references: readonly Reference[]): Promise<void> {
  await recordDraftReferences(trx, { siteId: row.site_id, kind: row.kind, id: row.document_id, locale: row.locale }, references)
}

/** True for steps that cost much when a draft is read: they are not done again at each reading. */
function isHeavy(added: readonly AddedStep[]): boolean {
  const operations = added.flatMap(({ step }) => step.operations)
  return operations.length > MAX_REPEATED || measureValue(operations).bytes > MAX_REPEATED_BYTES
}

function changedReferences(kind: EditedKind, document: EditedDocument, former: EditedDocument): readonly Reference[] | null {
  const found = kind.references(document)
  return isDeepStrictEqual(found, kind.references(former)) ? null : found
}

interface Storing {
  /** Null for the site, which has no account. */
  readonly author: StepAuthor | null
  readonly kind: EditedKind
  /** The document before the steps. */
  readonly former: EditedDocument
  readonly base?: DraftBase
  /** The references of the document where the steps have changed them, null where they have not; read from the documents by default. */
  readonly references?: readonly Reference[] | null
}

/** Stores added steps with the new state of the draft, and its whole document when it is due. */
export async function storeSteps(
  trx: Transaction<Tables>,
  row: DraftRow,
  { log, added }: GrownLog,
  { author, kind, former, base = baseOf(row), references }: Storing,
): Promise<void> {
  const { head, document } = log
  const isDue = head.seq - row.snapshot_seq >= SNAPSHOT_EVERY || base.baseRevision !== row.base_revision_id || isHeavy(added)
  const state = { ...head, ...base, hash: draftHash(document), snapshot: isDue ? document : null }
  await appendSteps(trx, row, added, { author, state })
  if (document === former) return
  // Most steps change no reference, and each save has its price.
  const changed = references === undefined ? changedReferences(kind, document, former) : references
  if (changed !== null) await recordReferencesOf(trx, row, changed)
  await kind.recordTexts?.(trx, keyOfRow(row), document, former)
}
