import type { Block } from '#schemas/generated/content.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { beyondMeasure, measureValue, type MeasureExcess } from '#engine/draft/document/measure.ts'
import { MAX_PROPS_BYTES, MAX_STEP_WORK } from '#engine/registry/limits.ts'
import { isBlock } from './apply-structure.ts'
import { applyAll } from './apply.ts'
import type { Operation } from './operation.ts'
import { workOf } from './work.ts'

/** A block whose props are larger than a draft takes, and the bytes that are too many. */
export interface Excess {
  readonly block: Block
  readonly bytes: number
}

function excessOfProps(block: Block): Excess | null {
  const bytes = measureValue(block.props).bytes - MAX_PROPS_BYTES
  return bytes > 0 ? { block, bytes } : null
}

/** The first block within a block, itself included, that is too large for a draft; null when none is. */
export function excessWithin(block: Block): Excess | null {
  const own = excessOfProps(block)
  if (own) return own
  for (const list of Object.values(block.slots ?? {}))
    for (const child of list) {
      const excess = excessWithin(child)
      if (excess) return excess
    }
  return null
}

/** A step that a draft does not take: a block too large for it, a document beyond its measure, or too much work at once. */
export type StepExcess = Excess | MeasureExcess | 'TOO_MUCH'

/** The first block among those that operations wrote, as they left it, that is too large for a draft; null when none is. */
export function excessOfWritten(document: EditedDocument, operations: readonly Operation[]): Excess | null {
  const written = new Set<string>()
  for (const operation of operations) if (operation.op === 'set') written.add(operation.id)
  for (const id of written) {
    const block = findBlock(document, id)?.block
    const excess = block ? excessOfProps(block) : null
    if (excess) return excess
  }
  return null
}

/** The first excess of operations that are done together; null when a draft takes them, or refuses them for another reason. */
export function excessOf(document: EditedDocument, operations: readonly Operation[]): StepExcess | null {
  if (workOf(document, operations, MAX_STEP_WORK) > MAX_STEP_WORK) return 'TOO_MUCH'
  for (const operation of operations) {
    const excess = operation.op === 'insert' && isBlock(operation.block) ? excessWithin(operation.block) : null
    if (excess) return excess
  }
  const done = applyAll(document, operations)
  if ('refused' in done) return null
  return excessOfWritten(done.document, operations) ?? beyondMeasure(done.document, document)
}
