import { isDeepStrictEqual } from 'node:util'
import type { EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { Block } from '#schemas/generated/content.ts'
import { itemKeys, ownContent, rootIn } from './edit-meaning.ts'
import { allBlocks, containerText, idsInside, listAt, locate, readValue } from './reference-document.ts'

/** The things that an author saw in the place of an edit, written down by the test when it was done. */
export interface SeenEdit {
  readonly operation: Operation
  /** For a part of an undo: the key of the edit that it takes back. */
  readonly back?: string
  readonly seen: Sight
}

interface Sight {
  readonly value?: unknown
  readonly keys?: unknown
  readonly blocks?: ReadonlyMap<string, unknown>
  readonly container?: string | undefined
}

/** The key of an edit in its batch. */
export function keyOf(batch: string, operation: Operation): string {
  const id = operation.op === 'insert' ? operation.block.id : operation.op === 'head' ? '' : operation.id
  return [batch, operation.op, id, 'pointer' in operation ? operation.pointer : ''].join(' ')
}

/** A value as the server of these tests stores it: a text that ends in `~` loses it. */
export function cleanText<T>(value: T): T {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value).replaceAll('~"', '"')) as T)
}

/** The things that an operation is about, as they are in a document. */
export function sightOf(operation: Operation, document: EditedDocument): Sight {
  if (operation.op === 'set' || operation.op === 'head') {
    const root = rootIn(document, operation)
    return { value: cleanText(readValue(root, operation.pointer)), keys: cleanText(itemKeys(root, operation.pointer)) }
  }
  const found = operation.op === 'insert' || operation.op === 'note' ? null : locate(document, operation.id)
  if (!found) return {}
  if (operation.op === 'visible') return { value: found.block.visibility ?? null }
  return operation.op === 'move'
    ? { container: found.container }
    : { container: found.container, blocks: contentsInside(found.block, document) }
}

function contentsInside(block: Block, document: EditedDocument): Map<string, unknown> {
  const inner = new Set(idsInside(block))
  const blocks = allBlocks(document).filter((located) => inner.has(located.block.id))
  return new Map(blocks.map((located) => [located.block.id, cleanText(ownContent(located.block))]))
}

/** True when a document is as an operation wants it. */
export function holds(operation: Operation, document: EditedDocument): boolean {
  switch (operation.op) {
    case 'note':
      return true
    case 'set':
    case 'head':
      return isDeepStrictEqual(cleanText(readValue(rootIn(document, operation), operation.pointer)), cleanText(operation.value))
    case 'insert':
      return locate(document, operation.block.id) !== null
    case 'remove':
      return locate(document, operation.id) === null
    case 'move':
      return locate(document, operation.id)?.container === containerText(operation.to.in)
    case 'visible':
      return isDeepStrictEqual(sightOf(operation, document).value, operation.visibility)
  }
}

/** The thing on a document that the author of an edit had not seen, and that the edit would change; null when there is none. */
export function unseenBy({ operation, seen }: SeenEdit, document: EditedDocument): string | null {
  const missing = missingFor(operation, document)
  if (missing) return missing
  const now = sightOf(operation, document)
  if (!isDeepStrictEqual(now.value, seen.value)) return 'another value'
  if (!isDeepStrictEqual(now.keys, seen.keys)) return 'another item'
  if (now.container !== seen.container) return 'another list'
  const changed = [...(now.blocks ?? [])].find(([id, content]) => !isDeepStrictEqual(content, seen.blocks?.get(id)))
  return changed ? `${changed[0]} is not as it was` : null
}

function missingFor(operation: Operation, document: EditedDocument): string | null {
  if (operation.op === 'head') return null
  if (operation.op === 'insert') return locate(document, operation.block.id) ? 'the id is taken' : missingPlace(operation.at, document)
  const found = locate(document, operation.id)
  if (!found) return 'the block is gone'
  if (operation.op !== 'move') return null
  const { in: where } = operation.to
  return 'parent' in where && idsInside(found.block).includes(where.parent) ? 'a ring' : missingPlace(operation.to, document)
}

const missingPlace = (place: Place, document: EditedDocument): string | null => (listAt(document, place.in) ? null : 'the place is gone')

const wantedPlace = (operation: Operation): Place | null =>
  operation.op === 'insert' ? operation.at : operation.op === 'move' ? operation.to : null

/** True when two operations are about the same value or the same place of a block. */
export function isAboutTheSame(one: Operation, other: Operation): boolean {
  const id = blockOf(one)
  if (other.op === 'move') return id === other.id && (one.op === 'move' || one.op === 'remove')
  if (other.op === 'insert') return id !== null && idsInside(other.block).includes(id)
  if (id !== blockOf(other) || one.op !== other.op) return false
  return 'pointer' in one && 'pointer' in other ? isOnOneWay(one.pointer, other.pointer) : one.op === 'visible'
}

const blockOf = (operation: Operation): string | null => ('id' in operation ? operation.id : null)
const isOnOneWay = (one: string, other: string): boolean => one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)

/** The blocks that an operation names. */
export function namedBlocks(operation: Operation): string[] {
  const where = wantedPlace(operation)?.in
  const parents = where && 'parent' in where ? [where.parent] : []
  if (operation.op === 'head') return ['head']
  return operation.op === 'insert' ? [...idsInside(operation.block), ...parents] : [operation.id, ...parents]
}
