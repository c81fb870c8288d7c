import type { Block } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'

/** Calls `visit` for every block of a tree, parents before their children, in reading order. What is no block in a stored list is passed over. */
export function walkBlocks(blocks: readonly Block[], visit: (block: Block, depth: number) => void, depth = 1): void {
  if (!Array.isArray(blocks)) return
  for (const block of blocks as readonly Block[]) {
    if (!isRecord(block) || !isRecord(block.props)) continue
    visit(block, depth)
    if (isRecord(block.slots)) for (const children of Object.values(block.slots)) walkBlocks(children, visit, depth + 1)
  }
}
