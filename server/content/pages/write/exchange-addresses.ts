import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { requireFreePage } from '#server/content/pages/required-pages.ts'
import { leadsElsewhere, type AddressMove, type PrepareMoves } from './address-move.ts'
import { betweenAddresses } from './between-addresses.ts'

/** An exchange of addresses between pages, in the transaction that makes it. */
export interface AddressExchange {
  /** Takes the pages from their addresses. Each is then saved at its new one. */
  leave(): Promise<void>
  /** Leads everything that names one of the addresses to the page that was there, but revisions that lead there already. */
  follow(but?: readonly number[]): Promise<void>
}

const documentOf = (trx: Transaction<Tables>, { siteId, pageId, locale }: AddressMove) =>
  trx
    .selectFrom('page_documents')
    .select('published_revision_id as published')
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('locale', '=', locale)

/** Prepares an exchange of addresses between pages of a site. PAGE_REQUIRED where one of them has to stay at its address. */
export async function exchangeAddresses(
  trx: Transaction<Tables>,
  prepareMoves: PrepareMoves,
  moves: readonly AddressMove[],
): Promise<AddressExchange> {
  const led: AddressMove[] = []
  for (const move of moves) {
    const isSeen = (await documentOf(trx, move).executeTakeFirst())?.published != null
    if (isSeen) requireFreePage(move.from, 'move')
    if (isSeen || !(await leadsElsewhere(trx, move))) led.push(move)
  }
  const prepared = led.length > 0 ? await prepareMoves(trx, led) : null
  return {
    leave: async () => {
      for (const { siteId, pageId, locale } of moves)
        await trx
          .updateTable('page_documents')
          .set({ url: betweenAddresses(pageId) })
          .where('site_id', '=', siteId)
          .where('page_id', '=', pageId)
          .where('locale', '=', locale)
          .execute()
    },
    follow: async (but) => prepared?.follow(but),
  }
}
