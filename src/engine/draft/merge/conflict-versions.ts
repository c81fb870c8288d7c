import type { Json } from '#schemas/generated/content.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { blocksIn, findBlock, placeOf } from '#engine/draft/document/find-block.ts'
import type { Operation, ValueOperation } from '#engine/draft/operations/operation.ts'
import { pointerSegments, valueAt, withValue } from '#engine/document/pointer.ts'
import { defined, type Conflict, type Rescue } from './conflict.ts'
import { rootOf } from './judge-value.ts'

/** The documents that only the author's browser has at the moment of a merge: the one before the missed steps, and its own. */
export interface SeenDocuments {
  readonly before: EditedDocument
  readonly mine: EditedDocument
}

/** A conflict with the versions that the log does not have: a whole list, or a block that is gone. */
export function withVersions(conflict: Conflict, seen: SeenDocuments, now: EditedDocument): Conflict {
  const { operation } = conflict.edit
  const gone = goneBlock(operation, now)
  if (gone !== null) return withRescue(conflict, rescueOf(gone, seen.mine, now))
  return operation.op === 'set' || operation.op === 'head' ? withUnit(conflict, operation, { ...seen, now }) : conflict
}

/** The block that has to come back for an operation to be done; null when none is missing. */
function goneBlock(operation: Operation, now: EditedDocument): string | null {
  if ((operation.op === 'set' || operation.op === 'visible' || operation.op === 'move') && !findBlock(now, operation.id))
    return operation.id
  if (operation.op !== 'insert' && operation.op !== 'move') return null
  const container = operation.op === 'insert' ? operation.at.in : operation.to.in
  return 'parent' in container && !blocksIn(now, container) ? container.parent : null
}

const withRescue = (conflict: Conflict, rescue: Rescue | null): Conflict => (rescue ? { ...conflict, rescue } : conflict)

/** A block that is gone, as a former document has it; with the topmost block around it that is gone as well. Null where that document has none. */
export function rescueOf(id: string, former: EditedDocument, now: EditedDocument): Rescue | null {
  let found = findBlock(former, id)
  while (found?.around && !findBlock(now, found.around.block.id)) found = found.around
  return found ? { block: found.block, at: placeOf(found) } : null
}

function withUnit(conflict: Conflict, operation: ValueOperation, { before, mine, now }: SeenDocuments & { now: EditedDocument }): Conflict {
  const pointer = unitPointer(conflict, operation, rootOf(operation, now) ?? {})
  if (pointer === operation.pointer) return conflict
  const versionIn = (document: EditedDocument) => valueAt(rootOf(operation, document), pointer)
  const { before: _before, theirs: _theirs, mine: _mine, ...bare } = conflict
  const versions = { before: versionIn(before), theirs: versionIn(now), mine: versionIn(mine) }
  return { ...bare, unit: `${operation.op === 'set' ? operation.id : ''} ${pointer}`, pointer, ...defined(versions) }
}

/** The pointer that is decided as one: the whole list when its items may be others, else the nearest value that can be written. */
function unitPointer({ why, edit }: Conflict, { pointer }: ValueOperation, root: Json): string {
  if (why === 'list' && edit.trace.list) return edit.trace.list.outer
  let upper = pointer
  while (upper.lastIndexOf('/') > 0 && !withValue(root, pointerSegments(upper) ?? [], null)) upper = upper.slice(0, upper.lastIndexOf('/'))
  return upper
}
