import type { ColumnType, Generated } from 'kysely'
import type { Json } from '#schemas/generated/content.ts'
import type { Defaulted, GeneratedTime } from './column-types.ts'
import type { DraftKind } from './draft-tables.ts'

/** Rows of `publication_acts`. */
export interface PublicationActsTable {
  id: Generated<number>
  site_id: number
  saved_by: number | null
  saved_at: GeneratedTime
  reverted_by: number | null
  reverted_at: Date | null
  /** The batch of the versions of its items; null for an act without items. */
  batch: Defaulted<string | null>
}

/** Rows of `publication_act_documents`. */
export interface PublicationActDocumentsTable {
  act_id: number
  kind: DraftKind
  document_id: number
  locale: string
  /** The title of the document as it was published; empty for a document without one. */
  title: string
  revision_id: number
  /** The revision that visitors saw before; null for a document that they did not see. */
  former_revision_id: number | null
  /** Its number in the order in which the documents of the act were published. */
  place: Generated<number>
}

/** A fault for which a planned version is held. */
export interface HeldFor {
  readonly blockId: string | null
  readonly pointer: string
  readonly code: string
  readonly message: string
}

/** Rows of `publications`: planned versions. */
export interface PublicationsTable {
  id: Generated<number>
  site_id: number
  kind: DraftKind | 'ITEM'
  document_id: number
  locale: string
  /** The resource and the form of an item; null for a document. */
  resource: Defaulted<string | null>
  form: Defaulted<Readonly<Record<string, Json>> | null>
  /** The revision of a document; of an item, the version that it was planned from. */
  revision_id: number
  /** The revision of a page; the database makes it of the others. */
  page_revision_id: ColumnType<number | null, never, never>
  /** The revision of a shared section, made in the same way. */
  section_revision_id: ColumnType<number | null, never, never>
  /** The hash of the draft at the time of the plan. */
  draft_hash: string
  name: string | null
  starts_at: GeneratedTime
  /** Null for a version that becomes the ordinary one. */
  ends_at: Date | null
  /** Instant at which a version without an end was made the ordinary one. */
  done_at: Date | null
  /** Instant of the check before the first instant. */
  checked_at: Defaulted<Date | null>
  /** Instant at which that check found faults: visitors do not see the version. */
  held_at: Defaulted<Date | null>
  held_for: Defaulted<readonly HeldFor[] | null>
  /** The number of attempts to check or to publish it that failed. */
  failures: Defaulted<number>
  /** Instant of the next attempt; null for a version that is not held, or that waits for its owner. */
  retry_at: Defaulted<Date | null>
  saved_by: number | null
  saved_at: GeneratedTime
}

/** Rows of `revision_names`: names that editors give to versions. */
export interface RevisionNamesTable {
  site_id: number
  kind: DraftKind
  revision_id: number
  name: string
  saved_by: number | null
  saved_at: GeneratedTime
}
