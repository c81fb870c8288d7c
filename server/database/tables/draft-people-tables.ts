import type { Generated } from 'kysely'
import type { Defaulted, GeneratedTime, NullableTime } from './column-types.ts'

/** The answer of a person who has read a draft. */
export type ReviewAnswer = 'APPROVED' | 'CHANGES'

/** Rows of `draft_reviews`. */
export interface DraftReviewsTable {
  id: Generated<number>
  draft_id: number
  site_id: number
  asked_by: number | null
  asked_at: GeneratedTime
  request: Defaulted<string>
  reviewer_id: number
  answer: ReviewAnswer | null
  reply: Defaulted<string>
  answered_at: NullableTime
  answered_seq: number | null
  answered_hash: string | null
}

/** Rows of `draft_notes`. */
export interface DraftNotesTable {
  id: Generated<number>
  draft_id: number
  site_id: number
  block_id: string
  /** The first note of the thread; null for that note itself. */
  thread_id: number | null
  note: string
  written_by: number
  written_at: GeneratedTime
  resolved_by: number | null
  resolved_at: NullableTime
  /** When the note was deleted; null while it is seen. */
  deleted_at: NullableTime
}

/** Rows of `draft_presence`. */
export interface DraftPresenceTable {
  draft_id: number
  session_id: number
  user_id: number
  block_id: string | null
  /** When the block was chosen, or the draft opened. */
  chosen_at: GeneratedTime
  seen_at: GeneratedTime
}

/** Rows of `list_views`. */
export interface ListViewsTable {
  id: Generated<number>
  site_id: number
  user_id: number
  /** The list of the panel by its name in the address. */
  list: string
  name: string
  query: string
}
