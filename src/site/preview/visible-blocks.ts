import type { Block } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** Blocks without those that are left out, with what is in them. Blocks and lists without such blocks are the same objects. */
export function visibleBlocks(blocks: Block[], leftOut: ReadonlySet<string>): Block[] {
  if (leftOut.size === 0) return blocks
  const shown: Block[] = []
  for (const block of blocks) if (!leftOut.has(block.id)) shown.push(withVisibleSlots(block, leftOut))
  return shown.length === blocks.length && shown.every((block, index) => block === blocks[index]) ? blocks : shown
}

function withVisibleSlots(block: Block, leftOut: ReadonlySet<string>): Block {
  if (!block.slots) return block
  const entries = Object.entries(block.slots).map(([name, children]) => [name, visibleBlocks(children, leftOut)] as const)
  return entries.every(([name, children]) => children === ownValue(block.slots, name))
    ? block
    : { ...block, slots: Object.fromEntries(entries) }
}
