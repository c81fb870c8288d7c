import { unitOf } from '#engine/draft/merge/conflict.ts'
import type { Edit, ListTrace, ValueOperation } from '#engine/draft/operations/operation.ts'
import type { Batch } from './batch.ts'

interface TypedEdit extends Edit {
  readonly operation: ValueOperation
}

/** Two batches as one, when both write the same value and are nothing else; null for all others. */
export function joinTyping(former: Batch, next: Batch): Batch | null {
  const [one, two] = [typedEdit(former), typedEdit(next)]
  if (!one || !two || unitOf(one.operation) !== unitOf(two.operation)) return null
  const list = joinLists(one.trace.list, two.trace.list)
  const edit: Edit = { operation: two.operation, trace: { inverse: one.trace.inverse, ...(list && { list }) } }
  return { ...former, edits: [edit], ...joinSelections(former, next) }
}

function typedEdit({ edits, undoes, kept, settles }: Batch): TypedEdit | null {
  const [edit, ...others] = edits
  if (!edit || others.length > 0 || undoes !== undefined || kept || settles) return null
  const { operation } = edit
  return operation.op === 'set' || operation.op === 'head' ? { ...edit, operation } : null
}

const joinLists = (one?: ListTrace, two?: ListTrace): ListTrace | undefined => one && two && { ...one, after: two.after }

function joinSelections(former: Batch, next: Batch): Pick<Batch, 'selection'> {
  if (!former.selection || !next.selection) return {}
  return { selection: { before: former.selection.before, after: next.selection.after } }
}
