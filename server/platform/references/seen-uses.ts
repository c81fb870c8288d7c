import type { Kysely, Transaction } from 'kysely'
import type { usedKinds } from '#schemas/admin/reference-calls.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** Content that is about to be taken away, and how many of its uses the person has seen. */
export interface Removal {
  readonly siteId: number
  readonly kind: (typeof usedKinds)[number]
  readonly key: string
  readonly used: number | undefined
  /** The one language of a page that is taken away; every language without it. */
  readonly locale?: string
  /** True for a name that is resolved when planned versions of items are shown: they do not count. */
  readonly isMerged?: boolean
}

/** Refuses to take a content away while more places use it than were seen: IN_USE with their number. Every deletion calls it in its transaction. */
export type RequireSeenUses = (trx: Transaction<Tables>, removal: Removal) => Promise<void>

/** Contents of one kind, by the names under which others use them. */
export interface UsedContents {
  readonly siteId: number
  readonly kind: (typeof usedKinds)[number]
  readonly keys: readonly string[]
}

/** Finds, of some contents, those that something uses which visitors see. */
export type ShownByUse = (db: Kysely<Tables>, contents: UsedContents) => Promise<ReadonlySet<string>>
