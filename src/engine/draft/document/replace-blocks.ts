import type { Block } from '#schemas/generated/content.ts'
import type { Container, EditedDocument } from './edited-document.ts'
import { findBlock, type FoundBlock } from './find-block.ts'

/** The document with another block in a found place. Blocks beside the way to it stay the very same objects. */
export function withBlock(document: EditedDocument, found: FoundBlock, block: Block): EditedDocument {
  return withListAt(document, found, found.list.with(found.index, block))
}

/** The document without a found block. */
export function withoutBlock(document: EditedDocument, found: FoundBlock): EditedDocument {
  return withListAt(document, found, found.list.toSpliced(found.index, 1))
}

/** The document with another list in a container, which is there. */
export function withList(document: EditedDocument, where: Container, list: readonly Block[]): EditedDocument {
  if ('region' in where) return { ...document, regions: { ...document.regions, [where.region]: list } }
  const parent = findBlock(document, where.parent)
  return parent ? withBlock(document, parent, withSlot(parent.block, where.slot, list)) : document
}

function withListAt(document: EditedDocument, { in: where, around }: FoundBlock, list: readonly Block[]): EditedDocument {
  if ('slot' in where && around) return withBlock(document, around, withSlot(around.block, where.slot, list))
  return withList(document, where, list)
}

/** A block with another list in one slot. An emptied slot goes: an insertion that is taken back gives the former hash. */
export function withSlot(block: Block, slot: string, list: readonly Block[]): Block {
  const { slots = {}, ...bare } = block
  const { [slot]: _former, ...others } = slots
  const next: Record<string, Block[]> = list.length > 0 ? { ...slots, [slot]: [...list] } : others
  return Object.keys(next).length > 0 ? { ...bare, slots: next } : bare
}

/** A block without empty slots at any depth; the very same object when it has none. */
export function withoutEmptySlots(block: Block): Block {
  let next = block
  for (const [slot, list] of Object.entries(block.slots ?? {})) {
    const tidied = list.map(withoutEmptySlots)
    if (list.length === 0 || tidied.some((child, index) => child !== list[index])) next = withSlot(next, slot, tidied)
  }
  return next.slots && Object.keys(next.slots).length === 0 ? withSlot(next, '', []) : next
}

/** A document as a draft begins with it: no block holds an empty slot. */
export function tidyDocument(document: EditedDocument): EditedDocument {
  const regions = Object.entries(document.regions).map(([name, list]) => [name, list.map(withoutEmptySlots)])
  return { ...document, regions: Object.fromEntries(regions) as EditedDocument['regions'] }
}

/** The list with a block put right behind the sibling `after`, at its start when that is null; null when the sibling is not in it. */
export function insertAfter(list: readonly Block[], after: string | null, block: Block): Block[] | null {
  const index = after === null ? 0 : list.findIndex(({ id }) => id === after) + 1
  return after !== null && index === 0 ? null : list.toSpliced(index, 0, block)
}
