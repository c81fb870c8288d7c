import type { Kysely, Transaction } from 'kysely'
import type { PageDocument } from '#schemas/generated/content.ts'
import type { MapLink } from '#engine/text/map-links.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { isBetween } from './between-addresses.ts'
import type { SaveOptions } from './save-options.ts'

/** A page that leaves an address for another one, in one language of its site. */
export interface AddressMove {
  readonly siteId: number
  readonly pageId: number
  readonly locale: string
  readonly from: string
  readonly to: string
  /** The author of what follows from it: the number of an account, or the name of a program. */
  readonly by: string
  /** True while the draft of the page is published, which its writer then brings to the new state. */
  readonly isFromDraft: boolean
}

/** Changes of addresses that happen in the same instant, in the transaction that makes them. */
export interface PreparedMoves {
  /** Makes what changes the links of a document in a language. */
  mapIn(locale: string): MapLink
  /** Leads everything that names the former addresses to the new ones, once the pages have moved, but revisions that lead there already. */
  follow(but?: readonly number[]): Promise<void>
}

/** Prepares what follows from changes of addresses of a site, before it is locked. */
export type PrepareMoves = (trx: Transaction<Tables>, moves: readonly AddressMove[]) => Promise<PreparedMoves>

/** Tests if an address that visitors do not see leads to another page, which has left it. */
export async function leadsElsewhere(db: Kysely<Tables>, { siteId, locale, from, pageId }: AddressMove): Promise<boolean> {
  const moves = db.selectFrom('page_moves').select('page_id').where('site_id', '=', siteId).where('locale', '=', locale)
  const row = await moves.where('url', '=', from).executeTakeFirst()
  return row !== undefined && row.page_id !== pageId
}

/** Tests if a page leaves its address by itself. What follows from an exchange of addresses is prepared for all its pages. */
const isLeaving = (url: string, to: string): boolean => url !== to && !isBetween(url)

/** Finds the change of an address that a save makes; null without one. */
export async function findMove(
  trx: Transaction<Tables>,
  { id, locale, url }: PageDocument,
  options: SaveOptions,
): Promise<AddressMove | null> {
  const { siteId, by, isFromDraft = false, isAside = false } = options
  const stored = await trx
    .selectFrom('page_documents')
    .select(['url', 'published_revision_id as published'])
    .where('site_id', '=', siteId)
    .where('page_id', '=', id)
    .where('locale', '=', locale)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!stored || isAside || !isLeaving(stored.url, url)) return null
  const isUnseen = stored.published === null
  if (!isUnseen && options.publish === false) return null
  const move = { siteId, pageId: id, locale, from: stored.url, to: url, by, isFromDraft }
  return isUnseen && (await leadsElsewhere(trx, move)) ? null : move
}
