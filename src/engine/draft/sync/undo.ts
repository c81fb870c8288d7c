import type { Conflict } from '#engine/draft/merge/conflict.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { inverseEdits, rebase } from '#engine/draft/merge/rebase.ts'
import { netOperations, sentBatch, type Batch } from './batch.ts'

/** One person's acts that can be taken back, and those that can be done again, the newest last. */
export interface UndoStacks {
  readonly undo: readonly Batch[]
  readonly redo: readonly Batch[]
}

/** The two ways through one's own acts: taking them back, and doing them again. */
export type UndoWay = keyof UndoStacks

/** Reads the stacks of one person from the log. Nothing is stored beside it, so they are the same in every tab and on every machine. */
export function readStacks(log: readonly Batch[], by: string): UndoStacks {
  const undo: Batch[] = []
  const redo: Batch[] = []
  for (const batch of log) {
    if (batch.by !== by) continue
    if (batch.undoes !== undefined) swap(batch, undo, redo)
    else if (batch.edits.length > 0) {
      undo.push(batch)
      redo.length = 0
    }
  }
  return { undo, redo }
}

// The batch that takes back lies on the other stack, as the next one to be taken back itself. Its act may lie under later ones.
function swap(batch: Batch, undo: Batch[], redo: Batch[]): void {
  const at = (stack: readonly Batch[]) => stack.findLastIndex(({ id }) => id === batch.undoes)
  const [from, to] = at(undo) >= 0 ? [undo, redo] : [redo, undo]
  if (at(from) < 0) return
  from.splice(at(from), 1)
  to.push(batch)
}

/** A batch that takes another one back, and what it had to leave out because others have changed it since. */
export interface TakenBack {
  readonly batch: Batch
  readonly document: EditedDocument
  readonly skipped: readonly Conflict[]
}

/** Takes a batch of the log back on a document that may have changed since. The batch that does it is appended even when nothing is left to do. */
export function takeBack(log: readonly Batch[], target: Batch, document: EditedDocument, id: string): TakenBack {
  const since = log.slice(log.findIndex((batch) => batch.id === target.id) + 1)
  const done = rebase(inverseEdits(target.edits), document, { missed: netOperations(since.map(sentBatch)) })
  return { batch: { id, by: target.by, undoes: target.id, edits: done.edits }, document: done.document, skipped: done.conflicts }
}
