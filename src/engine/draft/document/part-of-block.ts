import type { Block } from '#schemas/generated/content.ts'
import { withSlot } from './replace-blocks.ts'

/** A block without those of its inner blocks that `stays` refuses. */
export function withInnerBlocks(block: Block, stays: (id: string) => boolean): Block {
  let next = block
  for (const [slot, list] of Object.entries(block.slots ?? {})) {
    const left = list.filter(({ id }) => stays(id)).map((child) => withInnerBlocks(child, stays))
    if (left.length < list.length || left.some((child, index) => child !== list[index])) next = withSlot(next, slot, left)
  }
  return next
}

/** A block and all that is in it under new ids. */
export function withNewIds(block: Block, newId: (id: string) => string): Block {
  const copy: Block = { ...block, id: newId(block.id) }
  if (!block.slots) return copy
  const slots = Object.entries(block.slots).map(([slot, list]) => [slot, list.map((child) => withNewIds(child, newId))])
  return { ...copy, slots: Object.fromEntries(slots) as Record<string, Block[]> }
}
