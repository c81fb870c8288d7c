import type { Container, EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { Block, Json } from '#schemas/generated/content.ts'

/**
 * A second, plain way to read and change edited documents. It shares no code with the engine: tests judge the engine by it.
 * It changes copies in place, knows no refusal and no inverse, and expects an operation that can be done.
 */
export interface Located {
  readonly block: Block
  readonly list: readonly Block[]
  readonly index: number
  /** The list as a text: equal for the same region, or the same slot of the same block. */
  readonly container: string
  /** The ids of the blocks around it, and its own. */
  readonly path: readonly string[]
}

/** A container as a text. */
export const containerText = (where: Container): string => ('region' in where ? `region ${where.region}` : `${where.parent} ${where.slot}`)

/** All blocks of a document with their places. */
export function allBlocks({ regions }: EditedDocument): Located[] {
  const listed = (list: readonly Block[], container: string, path: readonly string[]): Located[] =>
    list.flatMap((block, index) => [
      { block, list, index, container, path: [...path, block.id] },
      ...Object.entries(block.slots ?? {}).flatMap(([slot, children]) => listed(children, `${block.id} ${slot}`, [...path, block.id])),
    ])
  return Object.entries(regions).flatMap(([region, list]) => listed(list, `region ${region}`, []))
}

/** The block with an id; null when it is not there. */
export const locate = (document: EditedDocument, id: string): Located | null =>
  allBlocks(document).find(({ block }) => block.id === id) ?? null

/** The blocks of a container; null when it is not there. */
export function listAt(document: EditedDocument, where: Container): readonly Block[] | null {
  if ('region' in where) return document.regions[where.region] ?? null
  const parent = locate(document, where.parent)
  return parent && (parent.block.slots?.[where.slot] ?? [])
}

/** The ids of a block and of all that is in it. */
export function idsInside(block: Block): string[] {
  return [block.id, ...Object.values(block.slots ?? {}).flatMap((list) => list.flatMap(idsInside))]
}

/** The value at a pointer; undefined where there is none. */
export function readValue(root: Json | undefined, pointer: string): Json | undefined {
  const parts = pointer.split('/').slice(1)
  return parts.reduce<Json | undefined>((value, part) => (value as Record<string, Json> | null | undefined)?.[part], root)
}

/** The document after an operation; null when it cannot be done. */
export function referenceApply(document: EditedDocument, operation: Operation): EditedDocument | null {
  // The model writes in place: two blocks must share no object, and a structured clone would keep those that a copied block shares.
  const copy = JSON.parse(JSON.stringify(document)) as Changeable
  return change(copy, operation) ? copy : null
}

type Changeable = EditedDocument & { head: Record<string, Json>; regions: Record<string, Block[]>; notes: Record<string, object> }

function change(copy: Changeable, operation: Operation): boolean {
  switch (operation.op) {
    case 'head':
      return writeValue(copy.head, operation.pointer, operation.value)
    case 'insert':
      return put(copy, structuredClone(operation.block), operation.at)
    case 'move': {
      const block = takeOut(copy, operation.id)
      return block !== null && put(copy, block, operation.to)
    }
    case 'remove':
      return takeOut(copy, operation.id) !== null
    default: {
      const block = locate(copy, operation.id)?.block
      return block !== undefined && changeBlock(copy, block, operation)
    }
  }
}

function changeBlock(copy: Changeable, block: Block, operation: Extract<Operation, { op: 'set' | 'visible' | 'note' }>): boolean {
  if (operation.op === 'set') return writeValue(block.props, operation.pointer, operation.value)
  if (operation.op === 'visible') {
    if (operation.visibility) block.visibility = operation.visibility
    else delete block.visibility
    return true
  }
  const { name, locked } = operation
  const note: { name?: string; locked?: boolean } = { ...copy.notes[block.id] }
  if (typeof name === 'string') note.name = name
  if (name === null) delete note.name
  if (locked) note.locked = true
  if (locked === false) delete note.locked
  copy.notes[block.id] = note
  if (Object.keys(note).length === 0) delete copy.notes[block.id]
  return true
}

function writeValue(root: Json, pointer: string, value: Json | undefined): boolean {
  const cut = pointer.lastIndexOf('/')
  const parent = readValue(root, pointer.slice(0, cut))
  if (typeof parent !== 'object' || parent === null) return false
  const key = pointer.slice(cut + 1)
  if (Array.isArray(parent) && (value === undefined || !(key in parent))) return false
  if (value === undefined) delete (parent as Record<string, Json>)[key]
  else (parent as Record<string, Json>)[key] = structuredClone(value)
  return true
}

function takeOut(copy: Changeable, id: string): Block | null {
  const found = locate(copy, id)
  if (!found) return null
  ;(found.list as Block[]).splice(found.index, 1)
  const parent = locate(copy, found.path.at(-2) ?? '')?.block
  if (parent?.slots) dropEmptySlots(parent, parent.slots)
  return found.block
}

function dropEmptySlots(block: Block, slots: Record<string, Block[]>): void {
  for (const [slot, list] of Object.entries(slots)) if (list.length === 0) delete slots[slot]
  if (Object.keys(slots).length === 0) delete block.slots
}

function put(copy: Changeable, block: Block, { in: where, after }: Place): boolean {
  const siblings = listAt(copy, where)
  const isFree = idsInside(block).every((id) => !locate(copy, id))
  if (!siblings || !isFree || (after !== null && !siblings.some(({ id }) => id === after))) return false
  const next = siblings.toSpliced(siblings.findIndex(({ id }) => id === after) + 1, 0, block)
  if ('region' in where) copy.regions[where.region] = next
  else {
    const parent = locate(copy, where.parent)!.block
    parent.slots = { ...parent.slots, [where.slot]: next }
  }
  return true
}
