import type { Json } from '#schemas/generated/content.ts'
import { applyAll, applyOperation } from '#engine/draft/operations/apply.ts'
import type { EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import { findBlock, hasAnyBlock, idsWithin, placeOf } from '#engine/draft/document/find-block.ts'
import type { InsertOperation, MoveOperation, Operation, Refused, ValueOperation } from '#engine/draft/operations/operation.ts'
import { withInnerBlocks, withNewIds } from '#engine/draft/document/part-of-block.ts'
import type { Conflict, Rescue } from './conflict.ts'
import { findPlaceAgain } from './judge-structure.ts'

/** A decision on a conflict: the others' version stays, one's own takes its place, or one value that holds both does. */
export type Decision = 'theirs' | 'mine' | { readonly both: Json }

/** A decision as operations on the document as it is now; a reason when it can no longer be done. */
export function decideConflict(
  conflict: Conflict,
  decision: Decision,
  now: EditedDocument,
  newId: () => string,
): readonly Operation[] | Refused {
  if (decision === 'theirs') return []
  const back = conflict.rescue ? rescueOperations(conflict.rescue, now) : []
  const then = applyAll(now, back)
  if ('refused' in then) return then
  const operations = [...back, ...ownVersion(conflict, { decision, now: then.document, newId, isBack: back.length > 0 })]
  const done = applyAll(now, operations)
  return 'refused' in done ? { refused: done.refused } : operations
}

interface Situation {
  readonly decision: Decision
  readonly now: EditedDocument
  readonly newId: () => string
  /** The author's own version of the block has just come back, with all that was written in it. */
  readonly isBack: boolean
}

function ownVersion(conflict: Conflict, situation: Situation): Operation[] {
  const { operation } = conflict.edit
  const { now, isBack } = situation
  if (operation.op === 'insert') return insertAgain(operation, conflict, situation)
  if (operation.op === 'move') return moveAgain(operation, now)
  if (operation.op === 'remove') return findBlock(now, operation.id) ? [operation] : []
  if (isBack) return []
  return operation.op === 'set' || operation.op === 'head' ? ownValue(conflict, operation, situation) : [operation]
}

function ownValue(conflict: Conflict, operation: ValueOperation, { decision }: Situation): Operation[] {
  const own = atUnit(conflict, operation)
  return [typeof decision === 'object' && !conflict.rescue ? { ...own, value: decision.both } : own]
}

function atUnit({ pointer, mine }: Conflict, operation: ValueOperation): ValueOperation {
  if (pointer === undefined) return operation
  const { value: _value, ...bare } = operation
  return { ...bare, pointer, ...(mine !== undefined && { value: mine }) }
}

/** Brings a block back at its former place, without those of its blocks that live elsewhere now; nothing where it is back. */
export function rescueOperations({ block, at }: Rescue, now: EditedDocument): Operation[] {
  const isHere = (id: string) => hasAnyBlock(now, [id])
  if (isHere(block.id)) return []
  return [{ op: 'insert', block: withInnerBlocks(block, (id) => !isHere(id)), at: placeOrLast(at, now) }]
}

function insertAgain({ block, at }: InsertOperation, { why }: Conflict, { now, newId }: Situation): Operation[] {
  if (hasAnyBlock(now, [block.id]) && why !== 'taken') return []
  const isFree = !hasAnyBlock(now, idsWithin(block))
  return [{ op: 'insert', block: isFree ? block : withNewIds(block, newId), at: placeOrLast(at, now) }]
}

// In a ring the block that holds the place wanted comes out first.
function moveAgain(operation: MoveOperation, now: EditedDocument): Operation[] {
  if (!findBlock(now, operation.id)) return []
  const first = blockInTheWay(operation, now)
  if (first) {
    const done = applyOperation(now, first)
    return 'refused' in done ? [] : [first, ...moveAgain(operation, done.document)]
  }
  const place = findPlaceAgain(operation.to, now, operation.id)
  return place ? [{ ...operation, to: place }] : []
}

function blockInTheWay({ id, to }: MoveOperation, now: EditedDocument): MoveOperation | null {
  const moved = findBlock(now, id)
  let found = 'parent' in to.in ? findBlock(now, to.in.parent) : null
  while (found && found.around?.block.id !== id) found = found.around
  if (!found || !moved) return null
  const { in: where, before } = placeOf(moved)
  return { op: 'move', id: found.block.id, to: { in: where, after: id, before } }
}

function placeOrLast(place: Place, now: EditedDocument): Place {
  const [region, list] = Object.entries(now.regions)[0] ?? ['', []]
  return findPlaceAgain(place, now) ?? { in: { region }, after: list.at(-1)?.id ?? null, before: null }
}
