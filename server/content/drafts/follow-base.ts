import type { Kysely, Transaction } from 'kysely'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import { FOLLOWING, type ServerId, type ServerSigned } from '#schemas/admin/drafts/server-steps.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { applyAll } from '#engine/draft/operations/apply.ts'
import { difference } from '#engine/draft/operations/difference.ts'
import type { Edit, Operation } from '#engine/draft/operations/operation.ts'
import { netBatches, SITE_AUTHOR, type SentBatch } from '#engine/draft/sync/batch.ts'
import { appendBatch, type AdmitOperation } from '#engine/draft/sync/draft-log.ts'
import { rebaseSteps, type AuthoredEdits, type RebasedDraft } from '#engine/draft/sync/rebase-steps.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { DraftKey } from './draft-key.ts'
import type { DraftRow, StepAuthor } from './draft-rows.ts'
import type { EditedKind, SavedState } from './kinds/edited-kind.ts'
import { loadLog, type LoadedLog } from './load-log.ts'
import { requireLocked, storeSteps, type GrownLog } from './store-steps.ts'

interface Needs {
  readonly db: Kysely<Tables>
  readonly kind: EditedKind
  readonly admit: AdmitOperation
}

const hasEdits = ({ hash, base_hash }: DraftRow): boolean => hash !== base_hash

/** A document that was never saved shows another one, which may change: a draft without edits follows it. */
function isUpToDate(row: DraftRow, { id, document }: SavedState): boolean {
  if (id !== row.base_revision_id) return false
  return id !== null || hasEdits(row) || draftHash(document) === row.base_hash
}

/**
 * Brings a draft to the newest saved state of its page, and returns its row. A page that is saved beside its draft, by another program
 * or an upgrade, could no longer be published from it. The steps since the base are put onto the new state; where they meet it, the
 * page stands and the author of the step gets a conflict. A document in the trash is refused as missing.
 */
export async function followBase(needs: Needs, key: DraftKey, row: DraftRow, author: StepAuthor): Promise<DraftRow> {
  const head = await needs.kind.head(needs.db, key)
  // The draft of a document in the trash stays, and is edited again once that is out.
  if (!head) throw notFound()
  if (isUpToDate(row, head)) return row
  return inTransaction(needs.db, async (trx) => {
    const locked = await requireLocked(trx, key, author)
    const revision = await needs.kind.head(trx, key)
    if (!revision || isUpToDate(locked, revision)) return locked
    await rebaseDraft({ ...needs, trx }, key, { row: locked, revision, author })
    return requireLocked(trx, key, author)
  })
}

type ServerBatch = SentBatch & ServerSigned

interface Moved {
  readonly row: DraftRow
  readonly revision: SavedState
  readonly author: StepAuthor
}

async function rebaseDraft(needs: Omit<Needs, 'db'> & { trx: Transaction<Tables> }, key: DraftKey, { row, revision, author }: Moved) {
  const { trx, kind, admit } = needs
  const loaded = await loadLog(trx, row, { seq: 0 }, new Set())
  const { document: draft } = loaded.log
  const after = revision.document
  const base = row.base_revision_id === null ? undefined : await kind.revision(trx, key, row.base_revision_id)
  const { document, conflicts }: RebasedDraft =
    base && hasEdits(row)
      ? rebaseSteps(kind.isBasedSilently ? jointEdits(row, loaded, base) : stepsSinceBase(row, loaded, base), {
          before: base,
          after,
          draft,
          missed: operationsFrom(base, after),
        })
      : { document: after, conflicts: new Map() }
  const id: ServerId = `base-${revision.id}-${row.seq + 1}`
  const cards = [...conflicts].map(([by, kept]): ServerBatch => ({ id: `${id}-${by}`, by, label: FOLLOWING, operations: [], kept }))
  const site: ServerBatch = { id, by: SITE_AUTHOR, label: FOLLOWING, operations: operationsFrom(draft, document) }
  const grown = [site, ...cards].reduce((former, batch) => append(former, batch, admit), { log: loaded.log, added: [] } as GrownLog)
  await storeSteps(trx, row, grown, { author, kind, former: draft, base: { baseRevision: revision.id, baseHash: draftHash(after) } })
}

function append({ log, added }: GrownLog, batch: SentBatch, admit: AdmitOperation): GrownLog {
  // A page that was saved beside its draft comes into it, however large both are together: the draft would not open.
  const done = appendBatch(log, batch, (operation, document) => admit(operation, document))
  if ('refused' in done) throw new Error(`The step ${batch.id} cannot be added to its draft: ${done.refused}`)
  return { log: done.log, added: [...added, { step: done.step, edits: done.edits }] }
}

function operationsFrom(from: EditedDocument, to: EditedDocument): readonly Operation[] {
  const operations = difference(from, to)
  if ('refused' in operations) throw new Error(`A page has other regions than its draft: ${operations.refused}`)
  return operations
}

// The base begins with the step of a publication or of this file. Before a step of this file the draft has edits that the base has not,
// and a log that no longer reaches back to its base lacks some: both give the joint effect of all edits.
function stepsSinceBase(row: DraftRow, loaded: LoadedLog, base: EditedDocument): AuthoredEdits[] {
  const { base_revision_id: id } = row
  const { log, steps } = loaded
  const isFollowed = (batch: string) => batch.startsWith(`base-${id}-`)
  const at = steps.findLastIndex(({ id: batch }) => batch.startsWith(`publication-${id}-`) || isFollowed(batch))
  const isWhole = !isFollowed(steps[at]?.id ?? '') && (at !== -1 || log.first.seq === 0)
  if (!isWhole) return jointEdits(row, loaded, base)
  // Edits that a publication had are a step of the site once it is taken back. No account sees a card of the site.
  const person = lastPerson(row, loaded)
  return netBatches(steps.slice(at + 1)).map(({ by, edits }) => ({ by: by === SITE_AUTHOR ? person : by, edits }))
}

/** The last account that has edited a draft. */
function lastPerson({ updated_by }: DraftRow, { steps }: LoadedLog): string {
  const last = steps.findLast(({ by, operations }) => by !== SITE_AUTHOR && operations.length > 0)?.by
  return last ?? (updated_by === null ? SITE_AUTHOR : String(updated_by))
}

function jointEdits(row: DraftRow, loaded: LoadedLog, base: EditedDocument): AuthoredEdits[] {
  return [{ by: lastPerson(row, loaded), edits: editsBetween(base, loaded.log.document) }]
}

function editsBetween(from: EditedDocument, to: EditedDocument): readonly Edit[] {
  const done = applyAll(from, operationsFrom(from, to))
  if ('refused' in done) throw new Error(`A draft cannot be made again from its base: ${done.refused}`)
  return done.edits
}
