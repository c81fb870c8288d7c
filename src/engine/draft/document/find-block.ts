import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { Block } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { Container, EditedDocument, Place } from './edited-document.ts'

/** A block with its place, and the block around it. */
export interface FoundBlock {
  readonly block: Block
  readonly in: Container
  readonly list: readonly Block[]
  readonly index: number
  readonly around: FoundBlock | null
}

/** How many blocks of one document are looked for by walking; then an index is worth its cost. */
const WALKED = 16

const walks = new WeakMap<EditedDocument['regions'], number>()
const indexes = new WeakMap<EditedDocument['regions'], ReadonlyMap<string, FoundBlock>>()

/** The block with an id, in any region; null when it is not there. An act on many blocks of a long page looks for each of them in an index. */
export function findBlock({ regions }: EditedDocument, id: string): FoundBlock | null {
  const known = indexes.get(regions)
  if (known) return known.get(id) ?? null
  const walked = walks.get(regions) ?? 0
  walks.set(regions, walked + 1)
  if (walked < WALKED) return walkTo(regions, id)
  const index = indexOf(regions)
  indexes.set(regions, index)
  return index.get(id) ?? null
}

function indexOf(regions: EditedDocument['regions']): ReadonlyMap<string, FoundBlock> {
  const index = new Map<string, FoundBlock>()
  const visit = (list: readonly Block[], where: Container, around: FoundBlock | null) => {
    for (const [at, block] of list.entries()) {
      const here: FoundBlock = { block, in: where, list, index: at, around }
      // The first one counts where a damaged document has an id twice.
      if (!index.has(block.id)) index.set(block.id, here)
      for (const [slot, children] of Object.entries(block.slots ?? {})) visit(children, { parent: block.id, slot }, here)
    }
  }
  for (const [region, list] of Object.entries(regions)) visit(list, { region }, null)
  return index
}

function walkTo(regions: EditedDocument['regions'], id: string): FoundBlock | null {
  for (const [region, list] of Object.entries(regions)) {
    const found = findIn(list, { region }, null, id)
    if (found) return found
  }
  return null
}

function findIn(list: readonly Block[], where: Container, around: FoundBlock | null, id: string): FoundBlock | null {
  for (let index = 0; index < list.length; index += 1) {
    const block = list[index] as Block
    if (block.id !== id && !block.slots) continue
    const here: FoundBlock = { block, in: where, list, index, around }
    if (block.id === id) return here
    for (const [slot, children] of Object.entries(block.slots ?? {})) {
      const found = findIn(children, { parent: block.id, slot }, here, id)
      if (found) return found
    }
  }
  return null
}

/** The blocks of a container, none for a slot that holds nothing; null when its region or its block is not there. */
export function blocksIn(document: EditedDocument, where: Container): readonly Block[] | null {
  if ('region' in where) return ownValue(document.regions, where.region) ?? null
  const parent = findBlock(document, where.parent)
  return parent && (ownValue(parent.block.slots ?? {}, where.slot) ?? [])
}

/** The place of a found block. */
export function placeOf({ in: where, list, index }: FoundBlock): Place {
  return { in: where, after: list[index - 1]?.id ?? null, before: list[index + 1]?.id ?? null }
}

/** How deep a found block lies; a block at the top is at depth 1. */
export function depthOf(found: FoundBlock | null): number {
  return found ? depthOf(found.around) + 1 : 0
}

/** The levels of a block: 1 for one that holds nothing. */
export function heightOf(block: Block): number {
  let height = 0
  walkBlocks([block], (_, depth) => (height = Math.max(height, depth)))
  return height
}

const known = new WeakMap<Block, ReadonlySet<string>>()

/** The ids of a block and of all that is in it, collected once for each block. */
export function idsWithin(block: Block): ReadonlySet<string> {
  const former = known.get(block)
  if (former) return former
  const ids = new Set<string>()
  walkBlocks([block], ({ id }) => ids.add(id))
  known.set(block, ids)
  return ids
}

/** True when a block with one of these ids is anywhere in the document. */
export function hasAnyBlock({ regions }: EditedDocument, ids: Iterable<string>): boolean {
  const present = Object.values(regions).flatMap((list) => list.map(idsWithin))
  for (const id of ids) if (present.some((within) => within.has(id))) return true
  return false
}

/** The number of blocks of a document. */
export function countBlocks({ regions }: EditedDocument): number {
  return Object.values(regions).reduce((count, list) => list.reduce((sum, block) => sum + idsWithin(block).size, count), 0)
}
