import type { Block, Json } from '#schemas/generated/content.ts'
import type { EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import { findBlock, placeOf } from '#engine/draft/document/find-block.ts'
import type { Edit, Operation } from '#engine/draft/operations/operation.ts'
import { valueAt } from '#engine/document/pointer.ts'

/** Why an edit did not go in. `refused`: the server does not take it on any document. */
export type ConflictReason = 'value' | 'list' | 'removed' | 'place-removed' | 'changed' | 'moved' | 'cycle' | 'taken' | 'limit' | 'refused'

/** A block that is gone, as the author of an edit last saw it, and its place. */
export interface Rescue {
  readonly block: Block
  readonly at: Place
}

/** An edit that did not go in, with the three versions of its subject. The author decides; until then the others' version holds. */
export interface Conflict {
  readonly edit: Edit
  readonly why: ConflictReason
  /** The thing that is shown and decided as one. */
  readonly unit: string
  readonly before?: Json
  readonly theirs?: Json
  readonly mine?: Json
  /** The pointer of the unit, where that lies above the pointer of the edit. */
  readonly pointer?: string
  readonly rescue?: Rescue
}

/** The key of the thing that an operation is about: two edits with one key are about the same. */
export function unitOf(operation: Operation): string {
  switch (operation.op) {
    case 'set':
      return `${operation.id} ${operation.pointer}`
    case 'head':
      return ` ${operation.pointer}`
    case 'visible':
      return `${operation.id} visibility`
    case 'insert':
      return operation.block.id
    case 'remove':
      return operation.id
    case 'move':
      return `${operation.id} place`
    case 'note':
      return `${operation.id} note`
  }
}

/** The conflict of an edit, with the versions that the merge itself knows. */
export function conflictOf(edit: Edit, why: ConflictReason, now: EditedDocument): Conflict {
  const { operation, trace } = edit
  const versions = { before: wantedBy(trace.inverse), theirs: presentFor(operation, now), mine: wantedBy(operation) }
  return { edit, why, unit: unitOf(operation), ...defined(versions) }
}

/** The members of a record that have a value. */
export function defined<T extends object>(record: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}

function wantedBy(operation: Operation): Json | undefined {
  switch (operation.op) {
    case 'set':
    case 'head':
      return operation.value
    case 'visible':
      return asJson(operation.visibility)
    case 'insert':
      return asJson(operation.block)
    case 'move':
      return asJson(operation.to)
    case 'remove':
    case 'note':
      return undefined
  }
}

function presentFor(operation: Operation, now: EditedDocument): Json | undefined {
  if (operation.op === 'head') return valueAt(asJson(now.head), operation.pointer)
  const found = findBlock(now, operation.op === 'insert' ? operation.block.id : operation.id)
  if (!found) return undefined
  if (operation.op === 'set') return valueAt(found.block.props, operation.pointer)
  if (operation.op === 'visible') return asJson(found.block.visibility ?? null)
  return asJson(operation.op === 'move' ? placeOf(found) : found.block)
}

const asJson = (value: object | null): Json => value as Json
