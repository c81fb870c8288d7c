import type { Block, Json } from '#schemas/generated/content.ts'
import type { FoundBlock } from '#engine/draft/document/find-block.ts'

/** A value that differs: in the props of a block, or in the head of a document. A value that is not there is undefined. */
export interface FieldChange {
  readonly pointer: string
  readonly before: Json | undefined
  readonly after: Json | undefined
}

/** A block that is there in one document alone, with all that is in it. */
export interface BlockCame {
  readonly kind: 'added' | 'removed'
  readonly id: string
  readonly found: FoundBlock
}

/** A block of both documents that differs in its values, its visibility or its place. */
export interface BlockChanged {
  readonly kind: 'changed'
  readonly id: string
  readonly before: FoundBlock
  readonly after: FoundBlock
  readonly fields: readonly FieldChange[]
  readonly isMoved: boolean
  /** True when it is another block type, or another version of it. */
  readonly isReplaced: boolean
  readonly isVisibilityChanged: boolean
}

/** The difference of one block. */
export type BlockChange = BlockCame | BlockChanged

/** The differences of two documents: those of the head, then block by block in the order of the newer document, then those that are gone. */
export interface DocumentDiff {
  readonly head: readonly FieldChange[]
  readonly blocks: readonly BlockChange[]
}

/** The block of a change, as it is now or, for one that is gone, as it was. */
export function blockOf(change: BlockChange): Block {
  return change.kind === 'changed' ? change.after.block : change.found.block
}

/** True when nothing differs. */
export function isEmptyDiff({ head, blocks }: DocumentDiff): boolean {
  return head.length === 0 && blocks.length === 0
}
