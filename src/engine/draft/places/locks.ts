import { ownValue } from '#schemas/names/own-value.ts'
import type { Container, EditedDocument } from '#engine/draft/document/edited-document.ts'
import { findBlock, idsWithin, type FoundBlock } from '#engine/draft/document/find-block.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'

/** The id of the lock that holds a block: its own, else that of a block around it; null for a block that may be changed. */
export function lockOn(document: EditedDocument, id: string): string | null {
  const isLocked = (each: string) => ownValue(document.notes, each)?.locked === true
  // Most documents hold no lock.
  if (!Object.keys(document.notes).some(isLocked)) return null
  for (let found: FoundBlock | null = findBlock(document, id); found; found = found.around)
    if (isLocked(found.block.id)) return found.block.id
  return null
}

/** The id of the lock that holds a list of blocks; null for a list that may be changed. */
export function lockOnList(document: EditedDocument, where: Container): string | null {
  return 'parent' in where ? lockOn(document, where.parent) : null
}

/**
 * The id of the first lock that an operation would break: no locked block, nor what is in it, is written, moved or taken out, and nothing
 * comes into it. A block around it may be written and moved, but not taken out. Names and locks themselves can always be changed.
 */
export function brokenLock(document: EditedDocument, operation: Operation): string | null {
  switch (operation.op) {
    case 'set':
    case 'visible':
      return lockOn(document, operation.id)
    case 'insert':
      return lockOnList(document, operation.at.in)
    case 'move':
      return lockOn(document, operation.id) ?? lockOnList(document, operation.to.in)
    case 'remove':
      return lockOn(document, operation.id) ?? lockWithin(document, operation.id)
    case 'head':
    case 'note':
      return null
  }
}

function lockWithin(document: EditedDocument, id: string): string | null {
  const found = findBlock(document, id)
  const ids = found ? [...idsWithin(found.block)] : []
  return ids.find((each) => ownValue(document.notes, each)?.locked === true) ?? null
}
