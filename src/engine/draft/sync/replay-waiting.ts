import type { Conflict } from '#engine/draft/merge/conflict.ts'
import { withVersions } from '#engine/draft/merge/conflict-versions.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { allConflicts, inverseEdits, rebase, type Rebased } from '#engine/draft/merge/rebase.ts'
import { netOperations, sentBatch, settledUnits, type Batch } from './batch.ts'
import { historyOf, type DraftClient } from './draft-client.ts'

/** A conflict that a merge has found, with the document on which its batch was tried and the operations its author had not seen. */
export interface MergeConflict {
  readonly batch: Batch
  readonly conflict: Conflict
  readonly now: EditedDocument
  readonly missed: readonly Operation[] | null
}

/** The outcome of a merge for the person: edits that need a decision, and parts of an undo that others have changed since. */
export interface MergeReport {
  readonly conflicts: readonly MergeConflict[]
  readonly skipped: readonly MergeConflict[]
}

/** The batches that wait, the others' operations that they have not seen, and the batch that the server refused. */
export interface Waiting {
  readonly waiting: readonly Batch[]
  readonly missed: readonly Operation[] | null
  readonly refused?: string
}

/** Puts the batches that wait onto the confirmed document. A refused one does not stop the others: its edits become conflicts. */
export function replayWaiting(former: DraftClient, confirmed: DraftClient, work: Waiting): MergeReport & { readonly client: DraftClient } {
  const found: MergeConflict[] = []
  const skipped: MergeConflict[] = []
  const seen = { before: former.confirmed, mine: former.document }
  let client: DraftClient = { ...confirmed, document: confirmed.confirmed, pending: [] }
  for (const batch of work.waiting) {
    const now = client.document
    const lost = [...found, ...skipped].map(({ conflict }) => conflict.edit.operation)
    const done = replay(client, batch, { ...work, lost })
    const isUndo = takesBack(historyOf(client), batch)
    ;(isUndo ? skipped : found).push(...done.conflicts.map((conflict) => ({ batch, conflict, now, missed: work.missed })))
    const unresolved = isUndo ? [] : done.conflicts.map((conflict) => withVersions(conflict, seen, done.document))
    client = {
      ...client,
      document: done.document,
      pending: [...client.pending, ...batchAfter(client, { ...batch, edits: done.edits }, unresolved)],
    }
  }
  return { client, conflicts: found, skipped }
}

function replay({ document, pending }: DraftClient, batch: Batch, work: Waiting & { readonly lost: readonly Operation[] }): Rebased {
  if (batch.id === work.refused) return { edits: [], document, conflicts: allConflicts(batch.edits, 'refused', document) }
  if (!work.waiting.some(({ id }) => id === batch.undoes)) return rebase(batch.edits, document, work)
  // The undo of a batch that waits as well: only what went in of that batch is taken back.
  const target = pending.findIndex(({ id }) => id === batch.undoes)
  const between = netOperations(pending.slice(target + 1).map(sentBatch))
  return rebase(inverseEdits(pending[target]?.edits ?? []), document, { missed: between })
}

// An undo of an undo is an act again.
function takesBack(history: readonly Batch[], { undoes }: Batch): boolean {
  if (undoes === undefined) return false
  const target = history.find(({ id }) => id === undoes)
  return !target || !takesBack(history, target)
}

function batchAfter(client: DraftClient, batch: Batch, conflicts: readonly Conflict[]): Batch[] {
  const unresolved = [...(batch.kept ?? []), ...conflicts]
  if (batch.edits.length === 0 && unresolved.length === 0 && batch.undoes === undefined && !batch.settles) return []
  // A batch that was undone before it met others' edits needs no decision any longer.
  const target = historyOf(client).find(({ id }) => id === batch.undoes)
  const settles = [...new Set([...(batch.settles ?? []), ...(target ? settledUnits(target) : [])])]
  return [{ ...batch, ...(unresolved.length > 0 && { kept: unresolved }), ...(settles.length > 0 && { settles }) }]
}
