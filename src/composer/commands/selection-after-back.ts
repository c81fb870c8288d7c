import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { outermostBlocks } from '#engine/draft/document/outermost-blocks.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { operationsOf, type Batch } from '#engine/draft/sync/batch.ts'
import { besideGone } from './block-beside.ts'

/** A step back or forth in the history, with the document on both sides of it. */
export interface StepBack {
  readonly way: 'undo' | 'redo'
  readonly before: EditedDocument
  readonly after: EditedDocument
  /** The blocks that are selected while it is done. */
  readonly selection: readonly string[]
}

const idOf = (operation: Operation): string | null => ('id' in operation ? operation.id : 'block' in operation ? operation.block.id : null)

const isPlacing = ({ op }: Operation): boolean => op === 'insert' || op === 'move'

/** The act that a batch takes back or does again. */
function originOf(history: readonly Batch[], batch: Batch): Batch {
  const target = history.find(({ id }) => id === batch.undoes)
  return target === undefined ? batch : originOf(history, target)
}

/**
 * The selection after an undo or a redo. A redo selects what its act had selected, an undo what its act was done on: the blocks that are
 * back or changed. Where they are gone, the block in front of them is selected: what is added next stands where they stood.
 */
export function selectionAfterBack(step: StepBack, history: readonly Batch[], batch: Batch): readonly string[] {
  const { way, before, after, selection } = step
  const stays = (id: string) => findBlock(after, id) !== null
  const { selection: recorded = { before: [], after: [] } } = originOf(history, batch)
  const meant = recorded[way === 'redo' ? 'after' : 'before'].filter(stays)
  if (way === 'redo' && meant.length > 0) return meant
  const operations = operationsOf(batch.edits)
  const changed = changedIn(after, operations)
  if (meant.some((id) => changed.includes(id))) return meant
  if (changed.length > 0) return changed
  const gone = operations.flatMap((operation) => (operation.op === 'remove' ? [operation.id] : []))
  const beside = besideGone(before, after, gone, way === 'undo' ? 'former' : 'next')
  if (beside === null) return selection.filter(stays)
  return meant.includes(beside) ? meant : [beside]
}

/** The blocks that operations have placed, else the first one that they have changed. */
function changedIn(document: EditedDocument, operations: readonly Operation[]): readonly string[] {
  const placed = operations.filter(isPlacing).flatMap((operation) => idOf(operation) ?? [])
  const outermost = outermostBlocks(document, placed).map(({ block }) => block.id)
  if (outermost.length > 0) return outermost
  return operations
    .flatMap((operation) => idOf(operation) ?? [])
    .filter((id) => findBlock(document, id) !== null)
    .slice(0, 1)
}
