import type { OpenConflict } from '#engine/draft/sync/open-conflicts.ts'
import { unitOf } from '#engine/draft/merge/conflict.ts'
import { idsWithin } from '#engine/draft/document/find-block.ts'
import { isBlock } from '#engine/draft/operations/apply-structure.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { Batch } from '#engine/draft/sync/batch.ts'

const blockOf = (operation: Operation): string | null => {
  if (operation.op === 'head') return null
  return operation.op === 'insert' ? operation.block.id : operation.id
}

/** The ids of a block that a conflict would remove or bring back, with all that is in it in its versions; null for a conflict about anything else. */
function idsOfWhole({ conflict: { edit, before, theirs } }: OpenConflict): ReadonlySet<string> | null {
  const { op } = edit.operation
  if (op !== 'remove' && op !== 'insert') return null
  return new Set([before, theirs].flatMap((version) => (isBlock(version) ? [...idsWithin(version)] : [])))
}

/**
 * Finds the newest step that a conflict meets: about the same thing, or else about its block; for a whole block, about anything in it. It is by
 * another person, or by the same one in another tab. Null when the log has none.
 */
export function stepOfTheirs(history: readonly Batch[], open: OpenConflict): Batch | null {
  const { batch, conflict } = open
  const { operation } = conflict.edit
  const at = history.findIndex(({ id }) => id === batch.id)
  const others = history.slice(0, at === -1 ? history.length : at)
  const lastWith = (meets: (other: Operation) => boolean) => others.findLast(({ edits }) => edits.some((edit) => meets(edit.operation)))
  const whole = idsOfWhole(open)
  const isInWhole = (other: Operation) => whole?.has(blockOf(other) ?? '') === true
  const isSameUnit = (other: Operation) => unitOf(other) === conflict.unit || unitOf(other) === unitOf(operation)
  return lastWith(whole ? isInWhole : isSameUnit) ?? lastWith((other) => blockOf(other) === blockOf(operation)) ?? null
}
