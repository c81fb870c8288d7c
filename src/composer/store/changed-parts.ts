import type { Block } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { Container, EditedDocument } from '#engine/draft/document/edited-document.ts'
import { idsWithin } from '#engine/draft/document/find-block.ts'

/** The parts of a document that differ between two states of it. */
export interface ChangedParts {
  /** Blocks with another content of their own, and blocks that came or went. */
  readonly blocks: ReadonlySet<string>
  /** Lists with other members or another order, by their keys. */
  readonly lists: ReadonlySet<string>
  readonly head: boolean
}

/** The key of a list of blocks. */
export function listKey(where: Container): string {
  return 'region' in where ? `region ${where.region}` : `slot ${where.parent} ${where.slot}`
}

/** Compares two states of a document. Objects that both share are not looked into, so the cost is that of the way to what changed. */
export function changedParts(before: EditedDocument, after: EditedDocument): ChangedParts {
  const changes = { blocks: new Set<string>(), lists: new Set<string>() }
  compareLists(before.regions, after.regions, (region) => ({ region }), changes)
  for (const id of Object.keys({ ...before.notes, ...after.notes }))
    if (ownValue(before.notes, id) !== ownValue(after.notes, id)) changes.blocks.add(id)
  return { ...changes, head: before.head !== after.head }
}

type Lists = Readonly<Record<string, readonly Block[]>>

interface Changes {
  readonly blocks: Set<string>
  readonly lists: Set<string>
}

function compareLists(before: Lists, after: Lists, where: (name: string) => Container, changes: Changes): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, next] = [ownValue(before, name) ?? [], ownValue(after, name) ?? []]
    if (old !== next) compareList(old, next, listKey(where(name)), changes)
  }
}

function compareList(before: readonly Block[], after: readonly Block[], key: string, changes: Changes): void {
  if (hasSameOrder(before, after)) {
    for (const [index, block] of after.entries()) compareBlocks(before[index], block, changes)
    return
  }
  changes.lists.add(key)
  const former = new Map(before.map((block) => [block.id, block]))
  for (const block of after) {
    compareBlocks(former.get(block.id), block, changes)
    former.delete(block.id)
  }
  for (const gone of former.values()) addAll(gone, changes)
}

function hasSameOrder(before: readonly Block[], after: readonly Block[]): boolean {
  return before.length === after.length && before.every(({ id }, index) => id === after[index]?.id)
}

function addAll(block: Block, { blocks }: Changes): void {
  for (const id of idsWithin(block)) blocks.add(id)
}

function compareBlocks(before: Block | undefined, after: Block, changes: Changes): void {
  if (before === after) return
  if (!before) return addAll(after, changes)
  const { id, slots } = after
  if (!hasSameContent(before, after)) changes.blocks.add(id)
  if (before.slots !== slots) compareLists(before.slots ?? {}, slots ?? {}, (slot) => ({ parent: id, slot }), changes)
}

function hasSameContent(one: Block, other: Block): boolean {
  return one.props === other.props && one.visibility === other.visibility && one.type === other.type && one.v === other.v
}
