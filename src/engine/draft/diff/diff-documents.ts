import { pointerSegment } from '#engine/document/pointer-segment.ts'
import type { Json } from '#schemas/generated/content.ts'
import { isSameContainer, type Container, type EditedDocument } from '#engine/draft/document/edited-document.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import type { FoundBlock } from '#engine/draft/document/find-block.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { BlockChange, BlockChanged, DocumentDiff, FieldChange } from './document-diff.ts'
import { longestRising } from './longest-rising.ts'

/**
 * Compares two documents block by block, by the ids of their blocks. What lies in a block that was added or removed belongs to it; a block that
 * was taken out of it or put into it is a move. Of blocks that changed their order, as few as possible count as moved. Notes are left out.
 */
export function diffDocuments(before: EditedDocument, after: EditedDocument): DocumentDiff {
  const was = foundBlocks(before)
  const is = foundBlocks(after)
  const moved = movedIds(was, is)
  const blocks: BlockChange[] = []
  for (const [id, found] of is) {
    const former = was.get(id)
    const change = former ? changeOf(former, found, moved.has(id)) : null
    if (change) blocks.push(change)
    else if (!former && !isWithin(found, was)) blocks.push({ kind: 'added', id, found })
  }
  for (const [id, found] of was) if (!is.has(id) && !isWithin(found, is)) blocks.push({ kind: 'removed', id, found })
  return { head: fieldChanges(before.head, after.head), blocks }
}

// A block is part of the one around it when that one, too, is in its own document alone.
const isWithin = ({ around }: FoundBlock, other: ReadonlyMap<string, FoundBlock>): boolean => around !== null && !other.has(around.block.id)

function changeOf(before: FoundBlock, after: FoundBlock, isMoved: boolean): BlockChanged | null {
  const [one, other] = [before.block, after.block]
  const fields = fieldChanges(one.props, other.props)
  const isReplaced = one.type !== other.type || one.v !== other.v
  const isVisibilityChanged = !isEqualJson(one.visibility, other.visibility)
  if (fields.length === 0 && !isMoved && !isReplaced && !isVisibilityChanged) return null
  return { kind: 'changed', id: other.id, before, after, fields, isMoved, isReplaced, isVisibilityChanged }
}

/** Compares two records key by key. */
export function fieldChanges(before: Readonly<Record<string, Json>>, after: Readonly<Record<string, Json>>): FieldChange[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => {
    const [one, other] = [ownOf(before, key), ownOf(after, key)]
    return isEqualJson(one, other) ? [] : [{ pointer: `/${pointerSegment(key)}`, before: one, after: other }]
  })
}

const ownOf = (record: Readonly<Record<string, Json>>, key: string): Json | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** All blocks of a document by their ids, parents before their children, in reading order. */
export function foundBlocks({ regions }: EditedDocument): ReadonlyMap<string, FoundBlock> {
  const all = new Map<string, FoundBlock>()
  const read = (list: readonly Block[], where: Container, around: FoundBlock | null): void =>
    list.forEach((block, index) => {
      const found: FoundBlock = { block, in: where, list, index, around }
      all.set(block.id, found)
      for (const [slot, children] of Object.entries(block.slots ?? {})) read(children, { parent: block.id, slot }, found)
    })
  for (const [region, list] of Object.entries(regions)) read(list, { region }, null)
  return all
}

function movedIds(was: ReadonlyMap<string, FoundBlock>, is: ReadonlyMap<string, FoundBlock>): ReadonlySet<string> {
  const moved = new Set<string>()
  const stayed = new Map<readonly Block[], { readonly id: string; readonly index: number }[]>()
  for (const [id, { in: where, list }] of is) {
    const former = was.get(id)
    if (!former) continue
    if (!isSameContainer(former.in, where)) moved.add(id)
    else stayed.set(list, [...(stayed.get(list) ?? []), { id, index: former.index }])
  }
  for (const items of stayed.values()) {
    const unmoved = new Set(longestRising(items.map(({ index }) => index)))
    items.forEach(({ id }, at) => !unmoved.has(at) && moved.add(id))
  }
  return moved
}
