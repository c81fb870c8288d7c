import type { Transaction } from 'kysely'
import type { Block } from '#schemas/generated/content.ts'
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
  /** True: the revision is stored beside the document, which stays as it is, for a planned version. */
  readonly isAside?: boolean
  /** True for the publication of a draft, whose writer brings it to what was stored. */
  readonly isFromDraft?: boolean
  /** True for a page whose texts are those of the language of the site, and are to be translated. */
  readonly isTakenOver?: boolean
  /** Instant from which visitors see the page. */
  readonly publishAt?: Date | null
}

/** Result of a page save. */
export interface SavedPage {
  readonly id: number
  readonly layoutId: number
  readonly revisionId: number
  readonly hash: string
  /** True where the address of the page has changed. */
  readonly hasMoved?: boolean
  /** The stored blocks, where links of the page to itself have followed its new address. */
  readonly movedBlocks?: readonly Block[]
}
