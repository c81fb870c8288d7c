import type { Block } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'

type List = readonly Block[]
type Visit = (block: Block) => void

/** Calls `visit` for the blocks that a former state of their list does not share: parents before their children. Shared objects are not looked into. */
export function walkChanged(former: List, now: List, visit: Visit): void {
  if (former === now) return
  const formerOf = finderIn(former)
  for (const [index, block] of now.entries()) {
    if (former[index] === block) continue
    const same = formerOf(block.id, index)
    if (same !== block) visitChanged(same, block, visit)
  }
}

function visitChanged(same: Block | undefined, block: Block, visit: Visit): void {
  if (!same) return walkBlocks([block], visit)
  visit(block)
  for (const [name, children] of Object.entries(block.slots ?? {})) walkChanged(ownValue(same.slots, name) ?? [], children, visit)
}

/** Finds the block of an id, first where it is expected; the index of all ids is made for a list with another order alone. */
function finderIn(list: List): (id: string, index: number) => Block | undefined {
  let byId: Map<string, Block> | undefined
  return (id, index) => {
    if (list[index]?.id === id) return list[index]
    byId ??= new Map(list.map((block) => [block.id, block]))
    return byId.get(id)
  }
}
