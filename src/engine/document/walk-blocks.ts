import type { Block } from '#schemas/generated/content.ts'

/** Calls `visit` for every block of a tree, parents before their children, in reading order. */
export function walkBlocks(blocks: readonly Block[], visit: (block: Block, depth: number) => void, depth = 1): void {
  for (const block of blocks) {
    visit(block, depth)
    if (block.slots) for (const children of Object.values(block.slots)) walkBlocks(children, visit, depth + 1)
  }
}
