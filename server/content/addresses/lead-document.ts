import { sql, type Kysely } from 'kysely'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { readFormerAddresses } from '#server/content/pages/write/former-addresses.ts'
import type { FollowNeeds } from './follow-address.ts'
import { movedEntries, movedLinks, type LedMove } from './left-addresses.ts'
import { readLinkSpace } from './link-space.ts'
import { mapLinksInDraft } from './move-drafts.ts'

/** Makes what leads the links of a former document to the addresses that pages have now. */
export function createLeadDocument({ registry, findSite }: Pick<FollowNeeds, 'registry' | 'findSite'>) {
  return async (db: Kysely<Tables>, key: DraftKey, document: EditedDocument): Promise<EditedDocument> => {
    const site = findSite(key.siteId)
    if (!site) return document
    const led: LedMove[] = []
    for (const former of await readFormerAddresses(db, site.id, sql`${JSON.stringify(document.regions)}::text`)) {
      const move = { ...former, siteId: site.id, by: '', isFromDraft: false }
      led.push({ move, space: await readLinkSpace(db, site, move) })
    }
    if (led.length === 0) return document
    return mapLinksInDraft(registry, key, document, {
      mapIn: (locale) => movedLinks(led, locale),
      mapEntryIn: (locale) => movedEntries(led, locale),
    })
  }
}
