import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { MAX_DEPTH } from '#engine/registry/limits.ts'
import { isStorableKey } from '#engine/document/storable-json.ts'
import { jsonDefects } from '#engine/validation/json-errors.ts'
import type { Block } from '#schemas/generated/content.ts'
import { isBlockShape } from '#schemas/names/is-block.ts'
import type { EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import { blocksIn, depthOf, findBlock, hasAnyBlock, heightOf, idsWithin, placeOf } from '#engine/draft/document/find-block.ts'
import { insertAfter, withList, withoutBlock, withoutEmptySlots } from '#engine/draft/document/replace-blocks.ts'
import type { Applied, InsertOperation, MoveOperation, Refused, RemoveOperation } from './operation.ts'

/** Puts a new block at a place. */
export function applyInsert(document: EditedDocument, { block, at }: InsertOperation): Applied | Refused {
  const defect = blockDefect(block)
  if (defect) return { refused: defect }
  const tidied = withoutEmptySlots(block)
  const ids = idsWithin(tidied)
  if (ids.size < sizeOf(tidied) || hasAnyBlock(document, ids)) return { refused: 'ID_TAKEN' }
  const next = put(document, tidied, at)
  return 'refused' in next ? next : { document: next, trace: { inverse: { op: 'remove', id: block.id } } }
}

/** Takes a block out. */
export function applyRemove(document: EditedDocument, { id }: RemoveOperation): Applied | Refused {
  const found = findBlock(document, id)
  if (!found) return { refused: 'NO_BLOCK' }
  return { document: withoutBlock(document, found), trace: { inverse: { op: 'insert', block: found.block, at: placeOf(found) } } }
}

/** Puts a block at another place. */
export function applyMove(document: EditedDocument, { id, to }: MoveOperation): Applied | Refused {
  const found = findBlock(document, id)
  if (!found) return { refused: 'NO_BLOCK' }
  if (to.after === id || isInside(found.block, to)) return { refused: 'INTO_ITSELF' }
  const next = put(withoutBlock(document, found), found.block, to)
  return 'refused' in next ? next : { document: next, trace: { inverse: { op: 'move', id, to: placeOf(found) } } }
}

/** True for a place in a slot of a block, or of a block inside it. */
export function isInside(block: Block, place: Place): boolean {
  return 'parent' in place.in && idsWithin(block).has(place.in.parent)
}

function put(document: EditedDocument, block: Block, { in: where, after }: Place): EditedDocument | Refused {
  const list = blocksIn(document, where)
  if (!list || ('slot' in where && !isStorableKey(where.slot))) return { refused: 'NO_CONTAINER' }
  const next = insertAfter(list, after, block)
  if (!next) return { refused: 'NO_ANCHOR' }
  const above = 'parent' in where ? depthOf(findBlock(document, where.parent)) : 0
  return above + heightOf(block) > MAX_DEPTH ? { refused: 'TOO_DEEP' } : withList(document, where, next)
}

function sizeOf(block: Block): number {
  let count = 0
  walkBlocks([block], () => (count += 1))
  return count
}

function blockDefect(value: unknown): 'NOT_JSON' | 'NOT_A_BLOCK' | null {
  if (jsonDefects(value).length > 0) return 'NOT_JSON'
  return isBlock(value) ? null : 'NOT_A_BLOCK'
}

/** True for the shape that walking a block needs. Schemas judge the rest, at the call and at publication. */
export function isBlock(value: unknown): value is Block {
  return isBlockShape(value)
}
