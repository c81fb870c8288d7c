import { sql, type Transaction } from 'kysely'
import type { PageDocument } from '#schemas/generated/content.ts'
import { hasBraces } from '#domain/urls/url-parameters.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { BaseState } from './base-state.ts'
import { isBetween } from './between-addresses.ts'

interface Move {
  readonly siteId: number
  /** False for a page that stays offline. */
  readonly isPublished: boolean
}

/** Tests if visitors have seen a page that is offline: it was online before, or a planned version showed it. */
async function wasSeen(trx: Transaction<Tables>, siteId: number, { id, locale }: PageDocument, base: NonNullable<BaseState>) {
  if (base.was_seen) return true
  const plans = trx.selectFrom('publications').select('id').where('site_id', '=', siteId).where('kind', '=', 'PAGE')
  const started = plans
    .where('document_id', '=', id)
    .where('locale', '=', locale)
    .where('held_at', 'is', null)
    .where('starts_at', '<=', sql<Date>`now()`)
  return (await started.limit(1).executeTakeFirst()) !== undefined
}

/** Tests if an address leads nowhere once it is left: one of many items, and that of a page which exchanges its address. */
const leavesNone = (url: string): boolean => hasBraces(url) || isBetween(url)

/**
 * Redirects the old address of a page that visitors see, or have seen, to the new one. Drops redirects from the address that the page takes; a page that
 * is offline leaves those of other pages.
 */
export async function recordMove(
  trx: Transaction<Tables>,
  { siteId, isPublished }: Move,
  document: PageDocument,
  base: BaseState,
): Promise<void> {
  const { id, url, locale } = document
  const isOnline = base !== undefined && base.published_revision_id !== null
  if (!isPublished && isOnline) return
  const taken = trx.deleteFrom('page_moves').where('site_id', '=', siteId).where('locale', '=', locale).where('url', '=', url)
  await (isPublished ? taken : taken.where('page_id', '=', id)).execute()
  if (base === undefined || base.url === url || leavesNone(base.url)) return
  if (!isOnline && !(await wasSeen(trx, siteId, document, base))) return
  await trx
    .insertInto('page_moves')
    .values({ site_id: siteId, locale, url: base.url, page_id: id })
    .onConflict((conflict) => {
      const known = conflict.columns(['site_id', 'locale', 'url'])
      return isOnline ? known.doUpdateSet({ page_id: id, moved_at: sql<Date>`now()` }) : known.doNothing()
    })
    .execute()
}
