import { isInside } from '#engine/draft/operations/apply-structure.ts'
import { isSameContainer, type EditedDocument, type Place } from '#engine/draft/document/edited-document.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import { blocksIn, findBlock, hasAnyBlock, idsWithin, placeOf, type FoundBlock } from '#engine/draft/document/find-block.ts'
import type { InsertOperation, MoveOperation, Operation, RemoveOperation, Trace } from '#engine/draft/operations/operation.ts'
import { withInnerBlocks } from '#engine/draft/document/part-of-block.ts'
import { withoutEmptySlots } from '#engine/draft/document/replace-blocks.ts'
import type { Unseen, Verdict } from './verdict.ts'

/** Judges an insertion: it goes in where its container is there and its ids are free. */
export function judgeInsert(operation: InsertOperation, now: EditedDocument): Verdict {
  const { block, at } = operation
  const there = findBlock(now, block.id)
  if (there && isEqualJson(there.block, withoutEmptySlots(block))) return 'agreed'
  if (hasAnyBlock(now, idsWithin(block))) return 'taken'
  const place = findPlaceAgain(at, now)
  return place ? { go: { ...operation, at: place } } : 'place-removed'
}

/** Judges a removal: it goes in when the block stands where its author saw it, and is what was seen, less what was taken out of it. */
export function judgeRemove(operation: RemoveOperation, { inverse }: Trace, now: EditedDocument, { missed }: Unseen): Verdict {
  const found = findBlock(now, operation.id)
  if (!found) return 'agreed'
  if (inverse.op !== 'insert') return 'changed'
  if (!isWhereSeen(found, inverse.at, missed)) return 'moved'
  const here = idsWithin(found.block)
  const seen = withInnerBlocks(withoutEmptySlots(inverse.block), (id) => here.has(id))
  return isEqualJson(found.block, seen) ? { go: operation } : 'changed'
}

/** Judges a move: it goes in when the block stands where its author saw it, or at the place wanted, and that place is there. */
export function judgeMove(operation: MoveOperation, { inverse }: Trace, now: EditedDocument, { missed }: Unseen): Verdict {
  const found = findBlock(now, operation.id)
  if (!found) return 'removed'
  const place = findPlaceAgain(operation.to, now, operation.id)
  if (!place) return 'place-removed'
  if (isInside(found.block, place)) return 'cycle'
  if (inverse.op === 'move' && isWhereSeen(found, inverse.to, missed)) return { go: { ...operation, to: place } }
  const here = placeOf(found)
  return isSameContainer(here.in, place.in) && here.after === place.after ? { go: { ...operation, to: place } } : 'moved'
}

// Blocks that come and go around a block move it nowhere. Only a move of the block itself makes its neighbours count.
function isWhereSeen(found: FoundBlock, seen: Place, missed: readonly Operation[] | null): boolean {
  const here = placeOf(found)
  if (!isSameContainer(here.in, seen.in)) return false
  const wasMoved = !missed || missed.some((other) => places(other, found.block.id))
  return !wasMoved || (here.after === seen.after && here.before === seen.before)
}

const places = (other: Operation, id: string): boolean =>
  (other.op === 'move' && other.id === id) || (other.op === 'insert' && other.block.id === id)

/** The same place in a list that has changed: after the same sibling, else before the one that followed it, else last; null when the list is gone. */
export function findPlaceAgain({ in: where, after, before }: Place, now: EditedDocument, moving?: string): Place | null {
  const list = blocksIn(now, where)?.filter(({ id }) => id !== moving)
  if (!list) return null
  const index = indexAgain(
    list.map(({ id }) => id),
    after,
    before,
  )
  return { in: where, after: list[index - 1]?.id ?? null, before: list[index]?.id ?? null }
}

function indexAgain(ids: readonly string[], after: string | null, before: string | null): number {
  if (after === null) return 0
  if (ids.includes(after)) return ids.indexOf(after) + 1
  return before !== null && ids.includes(before) ? ids.indexOf(before) : ids.length
}
