import type { Block, Json, Visibility } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** Where a block stands or shall stand: at the top (`parent` null) or in a slot of a block, at an index. */
export interface BlockPlace {
  readonly parent: string | null
  readonly slot: string
  readonly index: number
}

/** One change to a tree, by block id. */
export type BlockPatch =
  | { readonly op: 'set-props'; readonly id: string; readonly props: Record<string, Json> }
  | { readonly op: 'set-visibility'; readonly id: string; readonly visibility: Visibility | null }
  | { readonly op: 'insert'; readonly block: Block; readonly at: BlockPlace }
  | { readonly op: 'remove'; readonly id: string }
  | { readonly op: 'move'; readonly id: string; readonly to: BlockPlace }

/** Applies changes in their order; what they do not touch is the very same object. Throws when a block or a place is not there. */
export function patchBlocks(blocks: readonly Block[], patches: readonly BlockPatch[]): Block[] {
  return patches.reduce((tree, patch) => applyPatch(tree, patch), [...blocks])
}

function applyPatch(blocks: Block[], patch: BlockPatch): Block[] {
  switch (patch.op) {
    case 'set-props':
      return replaceBlock(blocks, patch.id, (block) => [{ ...block, props: patch.props }])
    case 'set-visibility':
      return replaceBlock(blocks, patch.id, ({ visibility: _visibility, ...block }) => [
        patch.visibility ? { ...block, visibility: patch.visibility } : block,
      ])
    case 'insert':
      return insertBlock(blocks, patch.block, patch.at)
    case 'remove':
      return replaceBlock(blocks, patch.id, () => [])
    case 'move':
      return moveBlock(blocks, patch.id, patch.to)
  }
}

function moveBlock(blocks: Block[], id: string, to: BlockPlace): Block[] {
  const block = findBlock(blocks, id)
  if (!block) throw new RangeError(`No block "${id}" is there to move`)
  if (to.parent !== null && findBlock([block], to.parent)) throw new RangeError(`Block "${id}" cannot move into itself`)
  return insertBlock(
    replaceBlock(blocks, id, () => []),
    block,
    to,
  )
}

/** The block with an id, wherever it stands in a tree. */
export function findBlock(blocks: readonly Block[], id: string): Block | null {
  for (const block of blocks) {
    if (block.id === id) return block
    for (const children of Object.values(block.slots ?? {})) {
      const found = findBlock(children, id)
      if (found) return found
    }
  }
  return null
}

function replaceBlock(blocks: Block[], id: string, replace: (block: Block) => Block[]): Block[] {
  const next = tryReplace(blocks, id, replace)
  if (!next) throw new RangeError(`No block "${id}" is there to change`)
  return next
}

function tryReplace(blocks: readonly Block[], id: string, replace: (block: Block) => Block[]): Block[] | null {
  for (const [index, block] of blocks.entries()) {
    if (block.id === id) return blocks.toSpliced(index, 1, ...replace(block))
    for (const [slot, children] of Object.entries(block.slots ?? {})) {
      const next = tryReplace(children, id, replace)
      if (next) return blocks.with(index, { ...block, slots: { ...block.slots, [slot]: next } })
    }
  }
  return null
}

function insertBlock(blocks: Block[], block: Block, { parent, slot, index }: BlockPlace): Block[] {
  if (parent === null) return spliced(blocks, index, block)
  return replaceBlock(blocks, parent, (found) => [
    { ...found, slots: { ...found.slots, [slot]: spliced(ownValue(found.slots, slot) ?? [], index, block) } },
  ])
}

function spliced(list: readonly Block[], index: number, block: Block): Block[] {
  if (!Number.isInteger(index) || index < 0 || index > list.length)
    throw new RangeError(`No place ${index} is there for block "${block.id}"`)
  return list.toSpliced(index, 0, block)
}
