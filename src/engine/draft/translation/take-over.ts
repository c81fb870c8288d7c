import type { Block } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { withSlot } from '#engine/draft/document/replace-blocks.ts'

type Blocks = readonly Block[]

/** Adds the blocks that the other document lacks: each behind the block that it follows now, at the end without it. */
function withOwn(list: Blocks, own: Blocks, source: EditedDocument): Blocks {
  const result = [...list]
  for (const [index, block] of own.entries()) {
    if (findBlock(source, block.id)) continue
    const before = result.findIndex(({ id }) => id === own[index - 1]?.id)
    result.splice(before === -1 && index > 0 ? result.length : before + 1, 0, bareOf(block, source))
  }
  return result
}

/** A block of the document alone, without inner blocks that have their place in the other one. */
function bareOf(block: Block, source: EditedDocument): Block {
  return Object.entries(block.slots ?? {}).reduce(
    (bare, [slot, list]) =>
      withSlot(
        bare,
        slot,
        list.filter(({ id }) => !findBlock(source, id)).map((child) => bareOf(child, source)),
      ),
    block,
  )
}

/**
 * A page with the blocks and the order that it has in another language. Blocks that it has already keep their words; those that it lacks come
 * as they are there; those that are in it alone stay beside their neighbours.
 */
export function takeOver(document: EditedDocument, source: EditedDocument): EditedDocument {
  const taken = (list: Blocks, own: Blocks): Blocks => withOwn(list.map(takenBlock), own, source)
  const takenBlock = (block: Block): Block => {
    const known = findBlock(document, block.id)?.block
    const kept = known?.type === block.type ? known : block
    const slots = new Set([...Object.keys(block.slots ?? {}), ...Object.keys(known?.slots ?? {})])
    return [...slots].reduce(
      (now, slot) => withSlot(now, slot, taken(ownValue(block.slots, slot) ?? [], ownValue(known?.slots, slot) ?? [])),
      kept,
    )
  }
  const regions = Object.entries(document.regions).map(([name, own]) => [name, taken(ownValue(source.regions, name) ?? [], own)] as const)
  return { ...document, regions: Object.fromEntries(regions) }
}
