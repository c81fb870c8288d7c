import { hashOf } from '#engine/document/hash.ts'
import { jsonDefects } from '#engine/validation/json-errors.ts'
import type { Json } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { BlockNote, EditedDocument } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { listsOnWay, pointerSegments, valueAt, withValue } from '#engine/document/pointer.ts'
import { withBlock } from '#engine/draft/document/replace-blocks.ts'
import type {
  Applied,
  HeadOperation,
  ListTrace,
  NoteOperation,
  Operation,
  Refused,
  SetOperation,
  Trace,
  ValueOperation,
  VisibleOperation,
} from './operation.ts'

type Values = Record<string, Json>

interface Written {
  readonly root: Values
  readonly former: { readonly pointer: string; readonly value?: Json }
  readonly list?: ListTrace
}

/** Writes a value of a block's props. */
export function applySet(document: EditedDocument, operation: SetOperation): Applied | Refused {
  const found = findBlock(document, operation.id)
  if (!found) return { refused: 'NO_BLOCK' }
  const written = write(found.block.props, operation)
  if ('refused' in written) return written
  const next = withBlock(document, found, { ...found.block, props: written.root })
  return { document: next, trace: traceOf({ op: 'set', id: operation.id, ...written.former }, written.list) }
}

/** Writes a value of the document's head. */
export function applyHead(document: EditedDocument, operation: HeadOperation): Applied | Refused {
  const written = write(document.head, operation)
  if ('refused' in written) return written
  return { document: { ...document, head: written.root }, trace: traceOf({ op: 'head', ...written.former }, written.list) }
}

const traceOf = (inverse: Operation, list?: ListTrace): Trace => ({ inverse, ...(list && { list }) })

function write(root: Values, { pointer, value }: ValueOperation): Written | Refused {
  const segments = pointerSegments(pointer)
  if (!segments) return { refused: 'NO_POINTER' }
  if (value !== undefined && jsonDefects(value).length > 0) return { refused: 'NOT_JSON' }
  const lists = listsOnWay(root, pointer)
  const next = withValue(root, segments, value)
  if (!next) return { refused: value === undefined && lists ? 'LIST_LENGTH' : 'NO_POINTER' }
  const former = valueAt(root, pointer)
  return {
    root: next.root as Values,
    former: former === undefined ? { pointer } : { pointer, value: former },
    ...(lists && { list: { ...lists, before: hashAt(root, lists.outer), after: hashAt(next.root, lists.outer) } }),
  }
}

const known = new WeakMap<object, string>()

/** The hash of a value inside props or a head; empty where there is none. A list after an operation is the one before the next, and is hashed once. */
export function hashAt(root: Json, pointer: string): string {
  const value = valueAt(root, pointer)
  if (typeof value !== 'object' || value === null) return value === undefined ? '' : hashOf(value)
  const former = known.get(value)
  if (former !== undefined) return former
  const hash = hashOf(value)
  known.set(value, hash)
  return hash
}

/** Changes the visibility of a block. */
export function applyVisible(document: EditedDocument, { id, visibility }: VisibleOperation): Applied | Refused {
  const found = findBlock(document, id)
  if (!found) return { refused: 'NO_BLOCK' }
  if (visibility !== null && (!isRecord(visibility) || jsonDefects(visibility).length > 0)) return { refused: 'NOT_JSON' }
  const { visibility: former = null, ...bare } = found.block
  const next = withBlock(document, found, visibility === null ? bare : { ...bare, visibility })
  return { document: next, trace: { inverse: { op: 'visible', id, visibility: former } } }
}

/** Writes the editor's own words about a block. */
export function applyNote(document: EditedDocument, operation: NoteOperation): Applied | Refused {
  const { id, name, locked } = operation
  if (!findBlock(document, id)) return { refused: 'NO_BLOCK' }
  if (jsonDefects({ name: name ?? null }).length > 0) return { refused: 'NOT_JSON' }
  const former = ownValue(document.notes, id) ?? {}
  const inverse: NoteOperation = {
    op: 'note',
    id,
    ...(name !== undefined && { name: former.name ?? null }),
    ...(locked !== undefined && { locked: former.locked ?? false }),
  }
  return { document: { ...document, notes: withNote(document.notes, id, noteAfter(former, operation)) }, trace: { inverse } }
}

function noteAfter(former: BlockNote, { name, locked }: NoteOperation): BlockNote {
  const nextName = name === undefined ? former.name : name
  const isLocked = locked ?? former.locked
  return { ...(nextName != null && { name: nextName }), ...(isLocked && { locked: true }) }
}

function withNote(notes: EditedDocument['notes'], id: string, note: BlockNote): EditedDocument['notes'] {
  const isNamed = Object.keys(note).length > 0
  // Most notes are new: one copy of the others is enough.
  if (isNamed && !Object.hasOwn(notes, id)) return { ...notes, [id]: note }
  const { [id]: _former, ...others } = notes
  return isNamed ? { ...others, [id]: note } : others
}
