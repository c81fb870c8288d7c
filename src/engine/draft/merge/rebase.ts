import { applyOperation } from '#engine/draft/operations/apply.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { hasTooMany } from '#engine/draft/document/measure.ts'
import type { Applied, Edit, Operation } from '#engine/draft/operations/operation.ts'
import { conflictOf, type Conflict } from './conflict.ts'
import { judgeInsert, judgeMove, judgeRemove } from './judge-structure.ts'
import { judgeValue, judgeVisible } from './judge-value.ts'
import type { Unseen, Verdict } from './verdict.ts'

/** A batch put onto another document: its edits as they went in, and those that did not. */
export interface Rebased {
  readonly edits: readonly Edit[]
  readonly document: EditedDocument
  readonly conflicts: readonly Conflict[]
}

const STRUCTURE: ReadonlySet<Operation['op']> = new Set(['insert', 'remove', 'move'])

/**
 * Puts the edits of a batch onto a document that their author had not seen. The one rule: an edit goes in when the document still
 * holds what its author saw in its place; else it is a conflict. The inverse of the edit says what was seen.
 * A batch that changes where blocks are goes in whole or not at all; a batch of values is split by edit.
 */
export function rebase(
  edits: readonly Edit[],
  document: EditedDocument,
  { missed, lost = [] }: { missed: Unseen['missed']; lost?: Unseen['lost'] },
): Rebased {
  const isWhole = edits.some(({ operation }) => STRUCTURE.has(operation.op))
  const taken: Edit[] = []
  const conflicts: Conflict[] = []
  const notTaken = [...lost]
  let now = document
  for (const edit of edits) {
    const outcome = tryEdit(edit, now, { missed, lost: notTaken })
    if (outcome === 'agreed') continue
    if (typeof outcome === 'object') {
      now = outcome.document
      taken.push(outcome.edit)
    } else if (edit.operation.op !== 'note') {
      if (isWhole) return { edits: [], document, conflicts: allConflicts(edits, outcome, document) }
      conflicts.push(conflictOf(edit, outcome, now))
      notTaken.push(edit.operation)
    }
  }
  // A batch may hold more on the way than at its end: what replaces a block goes in before that block is removed.
  if (isWhole && hasTooMany(now, document)) return { edits: [], document, conflicts: allConflicts(edits, 'limit', document) }
  return { edits: taken, document: now, conflicts }
}

/** All edits of a batch as conflicts. A note is none: its last word wins, and without its block it has no subject. */
export function allConflicts(edits: readonly Edit[], why: Conflict['why'], now: EditedDocument): Conflict[] {
  return edits.filter(({ operation }) => operation.op !== 'note').map((edit) => conflictOf(edit, why, now))
}

function tryEdit(
  edit: Edit,
  now: EditedDocument,
  unseen: Unseen,
): 'agreed' | Conflict['why'] | { document: Applied['document']; edit: Edit } {
  const verdict = judge(edit, now, unseen)
  if (typeof verdict === 'string') return verdict
  const done = applyOperation(now, verdict.go)
  return 'refused' in done ? 'limit' : { document: done.document, edit: { operation: verdict.go, trace: done.trace } }
}

function judge({ operation, trace }: Edit, now: EditedDocument, unseen: Unseen): Verdict {
  switch (operation.op) {
    case 'set':
    case 'head':
      return judgeValue(operation, trace, now, unseen)
    case 'visible':
      return judgeVisible(operation, trace, now)
    case 'insert':
      return judgeInsert(operation, now)
    case 'remove':
      return judgeRemove(operation, trace, now, unseen)
    case 'move':
      return judgeMove(operation, trace, now, unseen)
    case 'note':
      return { go: operation }
  }
}

/** The edits that take a batch back, the last one first. Each has seen what the batch left behind. */
export function inverseEdits(edits: readonly Edit[]): Edit[] {
  return edits.toReversed().map(({ operation, trace: { inverse, list } }) => ({
    operation: inverse,
    trace: { inverse: operation, ...(list && { list: { ...list, before: list.after, after: list.before } }) },
  }))
}
