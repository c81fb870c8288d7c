import type { OperationRight } from '#schemas/admin/drafts/draft-may.ts'
import type { Block, Json, Visibility } from '#schemas/generated/content.ts'
import type { EditedDocument, Place } from '#engine/draft/document/edited-document.ts'

/** Writes a value of a block's props; without `value` the property goes. */
export interface SetOperation {
  readonly op: 'set'
  readonly id: string
  readonly pointer: string
  readonly value?: Json
}

/** Writes a value of the document's head: title, address, description. */
export interface HeadOperation {
  readonly op: 'head'
  readonly pointer: string
  readonly value?: Json
}

/** Changes the visibility of a block. Its four parts are one value. */
export interface VisibleOperation {
  readonly op: 'visible'
  readonly id: string
  readonly visibility: Visibility | null
}

/** Puts a new block, with all that is in it, at a place. */
export interface InsertOperation {
  readonly op: 'insert'
  readonly block: Block
  readonly at: Place
}

/** Takes a block out, with all that is in it. */
export interface RemoveOperation {
  readonly op: 'remove'
  readonly id: string
}

/** Puts a block at another place. */
export interface MoveOperation {
  readonly op: 'move'
  readonly id: string
  readonly to: Place
}

/** Writes the editor's own words about a block: its name in the outline, its lock. */
export interface NoteOperation {
  readonly op: 'note'
  readonly id: string
  readonly name?: string | null
  readonly locked?: boolean
}

/** One change of an edited document. It is sent, stored, merged and undone; its inverse is again an operation. */
export type Operation = SetOperation | HeadOperation | VisibleOperation | InsertOperation | RemoveOperation | MoveOperation | NoteOperation

/** An operation on one value that a JSON pointer names. */
export type ValueOperation = SetOperation | HeadOperation

/**
 * Why an operation cannot be applied. `FORBIDDEN` is said by the server alone: size of a block, a link that is not allowed. `NOT_ALLOWED` is said of an
 * operation beyond the rights of its author, `NOT_OWN` of a batch that takes back an act of another person. `TOO_LARGE` and `TOO_MANY` are said of a document beyond its measure after a step, `TOO_MUCH` of a step that
 * costs more work than one may.
 */
export type RefusalReason =
  | 'NO_BLOCK'
  | 'NO_CONTAINER'
  | 'NO_ANCHOR'
  | 'INTO_ITSELF'
  | 'ID_TAKEN'
  | 'NO_POINTER'
  | 'NOT_JSON'
  | 'NOT_A_BLOCK'
  | 'TOO_DEEP'
  | 'TOO_MANY'
  | 'LIST_LENGTH'
  | 'TOO_LARGE'
  | 'TOO_MUCH'
  | 'FORBIDDEN'
  | 'NOT_ALLOWED'
  | 'NOT_OWN'

/** An operation that was refused; the document is as it was. */
export interface Refused {
  readonly refused: RefusalReason
  /** The right that its author lacks; for `NOT_ALLOWED` alone. */
  readonly right?: OperationRight
}

/** The lists on the way of a pointer: where the outermost and the innermost are, and the outermost one's hash before and after. */
export interface ListTrace {
  readonly outer: string
  readonly inner: string
  readonly before: string
  readonly after: string
}

/** The inverse of an applied operation. It says what the author saw, so merging and undoing need no older document. */
export interface Trace<O extends Operation = Operation> {
  readonly inverse: O
  readonly list?: ListTrace
}

/** The document after an operation, and how to take it back. */
export interface Applied {
  readonly document: EditedDocument
  readonly trace: Trace
}

/** An operation with its trace. */
export interface Edit {
  readonly operation: Operation
  readonly trace: Trace
}
