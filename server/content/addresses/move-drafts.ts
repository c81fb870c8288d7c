import { sql, type Transaction } from 'kysely'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { mapLinksInBlocks, type MapLink } from '#engine/text/map-links.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { appendSiteStep } from '#server/content/drafts/append-site-step.ts'
import type { DraftRow } from '#server/content/drafts/draft-rows.ts'
import type { EditedKinds } from '#server/content/drafts/kinds/edited-kind.ts'
import { loadLog } from '#server/content/drafts/load-log.ts'
import { storeSteps } from '#server/content/drafts/store-steps.ts'
import type { LeftAddresses } from './left-addresses.ts'
import { mentions } from './mentions.ts'
import { mapLinksInEntries } from './move-menu.ts'

/** The drafts with edits that mention the former address. One without edits begins again as its page is. */
function mentioningDrafts(trx: Transaction<Tables>, { siteId, from }: Pick<LeftAddresses, 'siteId' | 'from'>) {
  return trx
    .selectFrom('drafts as f')
    .selectAll('f')
    .where('f.site_id', '=', siteId)
    .whereRef('f.hash', '<>', 'f.base_hash')
    .where(
      sql<boolean>`(${mentions('f.regions', from)} or exists (
        select 1 from draft_steps s where s.draft_id = f.id and s.seq > f.snapshot_seq and ${mentions('s.operations', from)}))`,
    )
    .orderBy('f.id')
}

/** Locks the drafts that will be written, before their site: who publishes one takes the two in this order. */
export async function lockDrafts(trx: Transaction<Tables>, move: Pick<LeftAddresses, 'siteId' | 'from'>): Promise<void> {
  await mentioningDrafts(trx, move).forNoKeyUpdate('f').execute()
}

/** Changes the links of a language, in the documents of pages and in the entries of the menu. */
export interface LinkMaps {
  readonly mapIn: (locale: string) => MapLink
  readonly mapEntryIn: (locale: string) => MapLink
}

/** The document of a draft with its links changed. */
export function mapLinksInDraft(
  registry: Registry,
  { kind, locale }: Pick<DraftRow, 'kind' | 'locale'>,
  document: EditedDocument,
  maps: LinkMaps,
): EditedDocument {
  const regions = Object.entries(document.regions).map(([name, blocks]) => {
    const mapped = kind === 'MENU' ? mapLinksInEntries(blocks, maps.mapEntryIn) : mapLinksInBlocks(registry, blocks, maps.mapIn(locale))
    return [name, mapped] as const
  })
  return { ...document, regions: Object.fromEntries(regions) }
}

/** Tests if a draft is the one whose publication moves the page: its writer brings it to the new state. */
function isPublished({ kind, document_id, locale }: DraftRow, { moves }: LeftAddresses): boolean {
  return kind === 'PAGE' && moves.some((move) => move.isFromDraft && document_id === move.pageId && locale === move.locale)
}

/** Leads the links of drafts to the new address of a page, as a step of the site. */
export async function moveInDrafts(
  trx: Transaction<Tables>,
  { registry, kinds }: { readonly registry: Registry; readonly kinds: EditedKinds },
  move: LeftAddresses,
  maps: LinkMaps,
): Promise<void> {
  for (const row of await mentioningDrafts(trx, move).execute()) {
    if (isPublished(row, move)) continue
    const { log } = await loadLog(trx, row, row, new Set())
    const grown = appendSiteStep(log, mapLinksInDraft(registry, row, log.document, maps))
    if (grown.added.length > 0) await storeSteps(trx, row, grown, { author: null, kind: kinds[row.kind], former: log.document })
  }
}
