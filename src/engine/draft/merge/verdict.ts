import type { Operation } from '#engine/draft/operations/operation.ts'
import type { ConflictReason } from './conflict.ts'

/** The outcome for one edit: it goes in, perhaps at a place found again; the document is as it wants already; or it is a conflict. */
export type Verdict = { readonly go: Operation } | 'agreed' | ConflictReason

/** The operations that the author of an edit had not seen. */
export interface Unseen {
  /** The others' operations; null when the log no longer has them. */
  readonly missed: readonly Operation[] | null
  /** The author's own earlier operations that did not go in: a list that they changed is not the list that was seen. */
  readonly lost: readonly Operation[]
}
