import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { AddressMove, PrepareMoves } from '#server/content/pages/write/address-move.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { movedItems, type FollowItems, type MovedItem } from '#server/platform/resources/moved-items.ts'
import { createFollowAddress, followMoves, type FollowNeeds } from './follow-address.ts'
import { createLeadDocument } from './lead-document.ts'
import { leftAddresses } from './left-addresses.ts'
import { linkSpace } from './link-space.ts'
import { lockDrafts } from './move-drafts.ts'

/** Name of the program, as the author of a change that no account makes. */
const PROGRAM = 'vitrine'

/** Redirects the former address of an item, and the addresses that led to it. A redirect from the new one is dropped. */
async function recordItemMove(trx: Transaction<Tables>, site: Site, kind: string, { id, locale, from, to }: MovedItem): Promise<void> {
  const place = { site_id: site.id, locale }
  const moves = () => trx.updateTable('item_moves').where('site_id', '=', site.id).where('locale', '=', locale)
  await trx.deleteFrom('item_moves').where('site_id', '=', site.id).where('locale', '=', locale).where('url', '=', to).execute()
  await moves().set({ to_url: to }).where('kind', '=', kind).where('id', '=', id).execute()
  await trx
    .insertInto('item_moves')
    .values({ ...place, url: from, to_url: to, kind, id })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'locale', 'url']).doUpdateSet({ to_url: to, kind, id, moved_at: sql<Date>`now()` }),
    )
    .execute()
}

/** Makes what leads every link of a site to the new address of an item, as that of a page: in pages, drafts, headers, sections, texts, settings and the menu. */
function createFollowItems(needs: FollowNeeds): FollowItems {
  return async (trx, changed) => {
    const { resource, siteId, by } = changed
    const site = needs.findSite(siteId)
    if (!site) throw new Error(`An item of the unknown site ${siteId} has moved`)
    const moves = movedItems(changed, site).map((moved) => {
      const { locale, from, to } = moved
      const move: AddressMove = { ...{ siteId, pageId: 0, locale, from, to }, by: by === null ? PROGRAM : String(by), isFromDraft: false }
      return { moved, move }
    })
    for (const { move } of moves) await lockDrafts(trx, leftAddresses([move]))
    return async () => {
      for (const { moved, move } of moves) {
        // A language without a page of its own shows the item at the address of the usual one.
        const readers = moved.locale === site.defaultLocale ? site.locales : [moved.locale]
        await followMoves(trx, needs, site, { led: [{ move, space: linkSpace(site, readers) }] })
        await recordItemMove(trx, site, resource.name, moved)
      }
    }
  }
}

/** Makes what leads links to the new addresses of pages and of items, and those of a former document to the addresses of now. */
export function createFollowing(needs: FollowNeeds) {
  const prepareMoves: PrepareMoves = createFollowAddress(needs)
  return { prepareMoves, followItems: createFollowItems(needs), leadDocument: createLeadDocument(needs) }
}
