import type { Base } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { OperationRight } from '#schemas/admin/drafts/draft-may.ts'
import type { Operation, RefusalReason } from '#engine/draft/operations/operation.ts'
import type { Batch, SentBatch, Step } from './batch.ts'

/** The request of a browser: its point of the history, the batches that wait, and its last acknowledged ones. */
export interface DraftRequest {
  readonly base: Base
  readonly batches: readonly SentBatch[]
  /** Ids of acknowledged batches: a server that was restored from a backup may have lost them. */
  readonly recent: readonly string[]
}

/** The whole draft, sent instead of steps when the base is too old or of another history. */
export interface WholeDraft extends Base {
  readonly document: EditedDocument
  /** The ids that the request named, and those of them that are in the draft. */
  readonly named: readonly string[]
  readonly known: readonly string[]
  /** The newest steps up to the point, as far as the server stores them. Undo needs them. */
  readonly log?: readonly Batch[]
}

/** The operation of a batch that was refused, and the right that its author lacks where that is why. */
export interface RefusedOperation {
  /** Its place in the batch. */
  readonly at: number
  readonly op: Operation['op']
  /** The block that it is about; null for the head of the document. */
  readonly block: string | null
  readonly right?: OperationRight
}

/** A batch that was refused with all its operations, because of one of them or of all together. */
export interface RefusedBatch {
  readonly id: string
  readonly reason: RefusalReason
  readonly operation?: RefusedOperation
}

/** The answer of the server. A batch among the steps is acknowledged; nothing else is. */
export interface DraftAnswer {
  readonly steps: readonly Step[]
  /** The hash of the document at the end of the steps. */
  readonly hash: string
  readonly refused?: RefusedBatch
  readonly whole?: WholeDraft
}
