import type { Block } from '#schemas/generated/content.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { jsonBytes, MAX_PROPS_BYTES } from '#engine/registry/limits.ts'
import { isBlock } from './apply-structure.ts'
import { applyOperation } from './apply.ts'
import type { Operation } from './operation.ts'

/** A block whose props are larger than a draft takes, and the bytes that are too many. */
export interface Excess {
  readonly block: Block
  readonly bytes: number
}

/** The first block within a block, itself included, that is too large for a draft; null when none is. */
export function excessWithin(block: Block): Excess | null {
  const bytes = jsonBytes(block.props) - MAX_PROPS_BYTES
  if (bytes > 0) return { block, bytes }
  for (const list of Object.values(block.slots ?? {}))
    for (const child of list) {
      const excess = excessWithin(child)
      if (excess) return excess
    }
  return null
}

/** The block that an operation would make too large for a draft; null where it makes none so. */
export function excessOf(document: EditedDocument, operation: Operation): Excess | null {
  if (operation.op === 'insert') return isBlock(operation.block) ? excessWithin(operation.block) : null
  if (operation.op !== 'set') return null
  const done = applyOperation(document, operation)
  const block = 'refused' in done ? undefined : findBlock(done.document, operation.id)?.block
  return block ? excessWithin({ ...block, slots: {} }) : null
}
