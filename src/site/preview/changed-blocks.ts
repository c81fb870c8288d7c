import type { Block } from '#schemas/generated/content.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'

/** Calls `visit` for the blocks that a former state of their list does not share: parents before their children. Shared objects are not looked into. */
export function walkChanged(former: readonly Block[], now: readonly Block[], visit: (block: Block) => void): void {
  if (former === now) return
  let byId: Map<string, Block> | undefined
  for (const [index, block] of now.entries()) {
    const beside = former[index]
    if (beside === block) continue
    const same = beside?.id === block.id ? beside : (byId ??= new Map(former.map((each) => [each.id, each]))).get(block.id)
    if (same === block) continue
    if (!same) {
      walkBlocks([block], visit)
      continue
    }
    visit(block)
    for (const [name, children] of Object.entries(block.slots ?? {})) walkChanged(same.slots?.[name] ?? [], children, visit)
  }
}
