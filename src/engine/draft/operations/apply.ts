import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { applyInsert, applyMove, applyRemove } from './apply-structure.ts'
import { applyHead, applyNote, applySet, applyVisible } from './apply-value.ts'
import type { Applied, Edit, Operation, Refused } from './operation.ts'

/** Applies one operation and says how to take it back, or refuses it with a reason. What is given never changes. */
export function applyOperation(document: EditedDocument, operation: Operation): Applied | Refused {
  switch (operation.op) {
    case 'set':
      return applySet(document, operation)
    case 'head':
      return applyHead(document, operation)
    case 'visible':
      return applyVisible(document, operation)
    case 'insert':
      return applyInsert(document, operation)
    case 'remove':
      return applyRemove(document, operation)
    case 'move':
      return applyMove(document, operation)
    case 'note':
      return applyNote(document, operation)
  }
}

/** Operations that were applied together. */
export interface AllApplied {
  readonly document: EditedDocument
  readonly edits: readonly Edit[]
}

/** Applies operations in their order, all or none; `at` is the index of the one that was refused. */
export function applyAll(document: EditedDocument, operations: readonly Operation[]): AllApplied | (Refused & { readonly at: number }) {
  const edits: Edit[] = []
  let now = document
  for (const [at, operation] of operations.entries()) {
    const done = applyOperation(now, operation)
    if ('refused' in done) return { ...done, at }
    now = done.document
    edits.push({ operation, trace: done.trace })
  }
  return { document: now, edits }
}
