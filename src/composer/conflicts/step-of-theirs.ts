import type { OpenConflict } from '#engine/draft/sync/open-conflicts.ts'
import { unitOf } from '#engine/draft/merge/conflict.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { Batch } from '#engine/draft/sync/batch.ts'

const blockOf = (operation: Operation): string | null => {
  if (operation.op === 'head') return null
  return operation.op === 'insert' ? operation.block.id : operation.id
}

/**
 * Finds the newest step that a conflict meets: about the same thing, or else about its block. It is by another person, or by the same one in
 * another tab: no step of this tab meets one of its own. Null when the log has none.
 */
export function stepOfTheirs(history: readonly Batch[], { batch, conflict }: OpenConflict): Batch | null {
  const { operation } = conflict.edit
  const at = history.findIndex(({ id }) => id === batch.id)
  const others = history.slice(0, at === -1 ? history.length : at)
  const lastWith = (meets: (other: Operation) => boolean) => others.findLast(({ edits }) => edits.some((edit) => meets(edit.operation)))
  const sameUnit = lastWith((other) => unitOf(other) === conflict.unit || unitOf(other) === unitOf(operation))
  return sameUnit ?? lastWith((other) => blockOf(other) === blockOf(operation)) ?? null
}
