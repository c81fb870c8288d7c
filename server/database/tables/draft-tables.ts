import type { ColumnType, Generated } from 'kysely'
import type { Block, Json } from '#schemas/generated/content.ts'
import type { Conflict } from '#engine/draft/merge/conflict.ts'
import type { BlockNote } from '#engine/draft/document/edited-document.ts'
import type { Operation, Trace } from '#engine/draft/operations/operation.ts'
import type { Defaulted, GeneratedTime, StoredDocument } from './column-types.ts'

/** Kinds of documents that are edited as drafts. */
export type DraftKind = 'PAGE' | 'SHELL' | 'MENU' | 'SECTION'

/** Rows of `drafts`. The head, regions and notes are those of the step `snapshot_seq`. */
export interface DraftsTable {
  id: Generated<number>
  site_id: number
  kind: DraftKind
  document_id: number
  locale: string
  base_revision_id: number | null
  head: StoredDocument<Record<string, Json>>
  regions: StoredDocument<Record<string, Block[]>>
  notes: ColumnType<unknown, Record<string, BlockNote> | undefined, Record<string, BlockNote>>
  snapshot_seq: Generated<number>
  seq: Generated<number>
  /** The chain before the first step. */
  genesis: string
  chain: string
  hash: string
  /** The hash of the draft as its base revision was. */
  base_hash: string
  updated_by: number | null
  created_at: GeneratedTime
  updated_at: GeneratedTime
}

/** Rows of `draft_steps`. */
export interface DraftStepsTable {
  draft_id: number
  seq: number
  batch: string
  label: string | null
  operations: Operation[]
  traces: Trace[]
  undoes: string | null
  kept: Conflict[] | null
  settles: string[] | null
  selection: { before: string[]; after: string[] } | null
  chain: string
  /** The author as the batch names them, a part of the chain. */
  author: string
  saved_by: number | null
  session_id: number | null
  saved_at: GeneratedTime
}

/** Rows of `draft_batches`. */
export interface DraftBatchesTable {
  draft_id: number
  batch: string
  seq: number
}

/** Rows of `preview_tokens`. */
export interface PreviewTokensTable {
  token_hash: Buffer
  site_id: number
  kind: DraftKind
  document_id: number
  locale: string
  user_id: number
  session_id: number
  expires_at: GeneratedTime
}

/** Rows of `draft_shares`. */
export interface DraftSharesTable {
  id: Generated<number>
  draft_id: number
  site_id: number
  token_hash: Buffer
  shared_by: number
  shared_at: GeneratedTime
  expires_at: GeneratedTime
  opened_count: Defaulted<number>
  /** Instant of the last opening. */
  opened_at: Defaulted<Date | null>
  /** Token, encrypted; null for links of an earlier version. */
  token_sealed: Defaulted<string | null>
  password_hash: Defaulted<string | null>
}

/** Rows of `layout_previews`: the picture of a page in one language, and the last check that asked for it. */
export interface LayoutPreviewsTable {
  layout_id: number
  site_id: number
  asked_hash: string
  asked_revision: number
  asked_theme: string
  asked_at: GeneratedTime
  /** Hash of the HTML of the picture; null before the first picture, with all that follows. */
  html_hash: string | null
  revision_id: number | null
  theme: string | null
  image: Buffer | null
  image_hash: string | null
  width: number | null
  height: number | null
}
