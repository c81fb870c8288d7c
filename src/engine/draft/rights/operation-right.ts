import type { DraftMay, OperationRight } from '#schemas/admin/drafts/draft-may.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { pointerSegments, valueAt } from '#engine/document/pointer.ts'
import { applyOperation } from '#engine/draft/operations/apply.ts'
import type { Operation, SetOperation } from '#engine/draft/operations/operation.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { SHARED_SECTION } from '#engine/registry/shared-section.ts'
import { changesWordsAlone, schemaAt, type ValueSchema } from './value-change.ts'

/** The facts that an operation is judged by. */
export interface JudgedDocument {
  readonly registry: Registry
  readonly document: EditedDocument
  /** False for a menu, a shared section, and the header and footer: many pages show them, so that all of them takes `pages.write`. */
  readonly isPage: boolean
}

/** The right that each operation takes; that of a value depends on the value. */
export const operationRights: Readonly<Record<Operation['op'], OperationRight | 'by-value'>> = {
  set: 'by-value',
  head: 'pages.write',
  visible: 'pages.write',
  insert: 'pages.write',
  remove: 'pages.write',
  move: 'pages.write',
  note: 'pages.write',
}

/** Says which right an operation on a document takes, before it is applied. */
export function operationRight(judged: JudgedDocument, operation: Operation): OperationRight {
  const right = operationRights[operation.op]
  if (right !== 'by-value') return right
  return judged.isPage && operation.op === 'set' && setsWords(judged, operation) ? 'pages.words' : 'pages.write'
}

function setsWords({ registry, document }: JudgedDocument, { id, pointer, value }: SetOperation): boolean {
  const block = findBlock(document, id)?.block
  const manifest = block && registry.types.get(block.type)?.manifest
  const [name, ...rest] = pointerSegments(pointer) ?? []
  // The texts of a place of a shared section stand at pointers of another document, where they may be anything.
  if (!manifest || name === undefined || block.type === SHARED_SECTION) return false
  // An address whose page is framed is content of another site, no link.
  if (name === manifest.outside?.framesOf) return false
  const schema = schemaAt(ownValue(manifest.props.properties, name) as ValueSchema | undefined, rest)
  return changesWordsAlone(schema, valueAt(block.props, pointer), value)
}

/** True for a person who may do an operation. */
export function mayOperate(may: DraftMay, judged: JudgedDocument, operation: Operation): boolean {
  return may === 'all' || operationRight(judged, operation) === 'pages.words'
}

/** Says for a document, by how far a person may change it, if operations one after the other are all within that. */
export function allowing(may: DraftMay, { registry, isPage }: Omit<JudgedDocument, 'document'>) {
  return (document: EditedDocument, operations: readonly Operation[]): boolean => {
    if (may === 'all') return true
    let now = document
    for (const operation of operations) {
      if (!mayOperate(may, { registry, document: now, isPage }, operation)) return false
      const done = applyOperation(now, operation)
      if ('refused' in done) return true
      now = done.document
    }
    return true
  }
}
