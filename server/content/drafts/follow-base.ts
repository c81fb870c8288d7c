import type { Kysely, Transaction } from 'kysely'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { applyAll } from '#engine/draft/operations/apply.ts'
import { difference } from '#engine/draft/operations/difference.ts'
import type { Edit, Operation } from '#engine/draft/operations/operation.ts'
import { netBatches, SITE_AUTHOR, type SentBatch } from '#engine/draft/sync/batch.ts'
import { appendBatch, type AdmitOperation } from '#engine/draft/sync/draft-log.ts'
import { rebaseSteps, type AuthoredEdits, type RebasedDraft } from '#engine/draft/sync/rebase-steps.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readHeadRevision, type PageRevision } from './base-revision.ts'
import type { DraftKey } from './draft-key.ts'
import type { DraftRow, StepAuthor } from './draft-rows.ts'
import { editedPage } from './edited-page.ts'
import { loadLog, type LoadedLog } from './load-log.ts'
import { readRevisionDocument } from './revisions.ts'
import { requireLocked, storeSteps, type GrownLog } from './store-steps.ts'

interface Needs {
  readonly db: Kysely<Tables>
  readonly registry: Registry
  readonly admit: AdmitOperation
}

const hasEdits = ({ hash, base_hash }: DraftRow): boolean => hash !== base_hash

/**
 * Brings a draft to the newest saved state of its page, and returns its row. A page that is saved beside its draft, by another program
 * or an upgrade, could no longer be published from it. The steps since the base are put onto the new state; where they meet it, the
 * page stands and the author of the step gets a conflict.
 */
export async function followBase(needs: Needs, key: DraftKey, row: DraftRow, author: StepAuthor): Promise<DraftRow> {
  if ((await readHeadRevision(needs.db, key))?.id === row.base_revision_id) return row
  return inTransaction(needs.db, async (trx) => {
    const locked = await requireLocked(trx, key, author)
    const revision = await readHeadRevision(trx, key)
    if (!revision || revision.id === locked.base_revision_id) return locked
    await rebaseDraft({ ...needs, trx }, key, { row: locked, revision, author })
    return requireLocked(trx, key, author)
  })
}

interface Moved {
  readonly row: DraftRow
  readonly revision: PageRevision
  readonly author: StepAuthor
}

async function rebaseDraft(needs: Omit<Needs, 'db'> & { trx: Transaction<Tables> }, key: DraftKey, { row, revision, author }: Moved) {
  const { trx, registry, admit } = needs
  const loaded = await loadLog(trx, row, { seq: 0 }, new Set())
  const { document: draft } = loaded.log
  const after = editedPage(revision.head, upgradeBlocks(registry, revision.blocks))
  const base = row.base_revision_id === null ? undefined : await readRevisionDocument(trx, registry, key, row.base_revision_id)
  const { document, conflicts }: RebasedDraft =
    base && hasEdits(row)
      ? rebaseSteps(stepsSinceBase(row, loaded, base), { before: base, after, draft, missed: operationsFrom(base, after) })
      : { document: after, conflicts: new Map() }
  const id = `base-${revision.id}-${row.seq + 1}`
  const cards = [...conflicts].map(([by, kept]): SentBatch => ({ id: `${id}-${by}`, by, label: 'update', operations: [], kept }))
  const site: SentBatch = { id, by: SITE_AUTHOR, label: 'update', operations: operationsFrom(draft, document) }
  const grown = [site, ...cards].reduce((former, batch) => append(former, batch, admit), { log: loaded.log, added: [] } as GrownLog)
  await storeSteps(trx, row, grown, { author, base: { baseRevision: revision.id, baseHash: draftHash(after) } })
}

function append({ log, added }: GrownLog, batch: SentBatch, admit: AdmitOperation): GrownLog {
  const done = appendBatch(log, batch, admit)
  if ('refused' in done) throw new Error(`The step ${batch.id} cannot be added to its draft: ${done.refused}`)
  return { log: done.log, added: [...added, { step: done.step, edits: done.edits }] }
}

function operationsFrom(from: EditedDocument, to: EditedDocument): readonly Operation[] {
  const operations = difference(from, to)
  if ('refused' in operations) throw new Error(`A page has other regions than its draft: ${operations.refused}`)
  return operations
}

// The base begins with the step of a publication or of this file. A log that no longer reaches back to it gives its joint effect.
function stepsSinceBase({ base_revision_id: id, updated_by }: DraftRow, { log, steps }: LoadedLog, base: EditedDocument): AuthoredEdits[] {
  const beginsBase = ({ id: batch }: { readonly id: string }) =>
    [`publication-${id}-`, `base-${id}-`].some((begin) => batch.startsWith(begin))
  const at = steps.findLastIndex(beginsBase)
  if (at !== -1 || log.first.seq === 0) return netBatches(steps.slice(at + 1))
  return [{ by: updated_by === null ? SITE_AUTHOR : String(updated_by), edits: editsBetween(base, log.document) }]
}

function editsBetween(from: EditedDocument, to: EditedDocument): readonly Edit[] {
  const done = applyAll(from, operationsFrom(from, to))
  if ('refused' in done) throw new Error(`A draft cannot be made again from its base: ${done.refused}`)
  return done.edits
}
