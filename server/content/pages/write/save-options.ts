import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/** Options of a page save. */
export interface SaveOptions {
  readonly siteId: number
  /** Hash of the saved state that the writer has read; null for a new document. */
  readonly baseHash: string | null
  readonly by: string
  /** Transaction to take part in; without it the save has a transaction of its own. */
  readonly trx?: Transaction<Tables>
  /** Language of the issues; French by default. */
  readonly language?: string
  /** False: the revision is stored, and visitors still see the published one. */
  readonly publish?: boolean
  /** Instant from which visitors see the page. */
  readonly publishAt?: Date | null
}

/** Result of a page save. */
export interface SavedPage {
  readonly id: number
  readonly layoutId: number
  readonly revisionId: number
  readonly hash: string
}
