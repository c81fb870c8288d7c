import type { Container, EditedDocument } from '#engine/draft/document/edited-document.ts'
import { findBlock, type FoundBlock } from '#engine/draft/document/find-block.ts'
import { applyAll } from '#engine/draft/operations/apply.ts'
import type { InsertOperation, MoveOperation, Operation } from '#engine/draft/operations/operation.ts'
import { mayStand } from '#engine/draft/places/may-stand.ts'
import type { Block } from '#schemas/generated/content.ts'
import { labelOf } from '#composer/block-types/block-label.ts'
import { refuse, type CommandRefusal, type Situation } from './command.ts'

/** Applies operations that belong together, and asks for each of these blocks whether it may be where it ends. */
export function settle(situation: Situation, operations: readonly Operation[], placed: readonly string[]): EditedDocument | CommandRefusal {
  const done = applyAll(situation.document, operations)
  if ('refused' in done) return refuse('composer.refusal.not-possible')
  for (const id of placed) {
    const found = findBlock(done.document, id)
    const refusal = found && mayStand(situation.registry, done.document, found.block, found.in)
    if (found && refusal) return refuse(`composer.refusal.${refusal}`, { block: labelOf(situation.registry, found.block.type) })
  }
  return done.document
}

/** The operation that puts a new block right before a found one. */
export function insertBefore({ in: where, list, index, block: { id } }: FoundBlock, block: Block): InsertOperation {
  return { op: 'insert', block, at: { in: where, after: list[index - 1]?.id ?? null, before: id } }
}

/** The operations that put blocks one behind the other into a list, behind the block `after`. */
export function movesInto(where: Container, blocks: readonly Block[], after: string | null = null): MoveOperation[] {
  return blocks.map(({ id }, index) => ({ op: 'move', id, to: { in: where, after: blocks[index - 1]?.id ?? after, before: null } }))
}
