import { sql, type Transaction } from 'kysely'
import type { Block, Json } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { hashOf } from '#engine/document/hash.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import type { MapLink } from '#engine/text/map-links.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { newestMenuRevision, storeMenuRevision } from '#server/content/menu/menu-revisions.ts'
import { keepActs, replacements } from './keep-acts.ts'
import type { LeftAddresses } from './left-addresses.ts'
import { mentions } from './mentions.ts'

type MapIn = (locale: string) => MapLink

function mapText(text: Json, mapLink: MapLink): Json {
  return isRecord(text) && typeof text['url'] === 'string' ? { ...text, url: mapLink(text['url']) } : text
}

// A revision holds what was stored, also values of another shape: only addresses change.
function mapTextsOf({ texts = null }: Block['props'], mapIn: MapIn): Json {
  if (!isRecord(texts)) return texts
  return Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, mapText(text, mapIn(locale))] as const))
}

/** Entries of a menu with the addresses of their own changed, at any depth. */
export function mapLinksInEntries(entries: readonly Block[], mapIn: MapIn): Block[] {
  return entries.map((entry) => {
    const texts = mapTextsOf(entry.props, mapIn)
    const slots = Object.entries(entry.slots ?? {}).map(([name, children]) => [name, mapLinksInEntries(children, mapIn)] as const)
    return { ...entry, props: { ...entry.props, texts }, ...(entry.slots && { slots: Object.fromEntries(slots) }) }
  })
}

/** Leads the entries of planned versions to the new address: visitors have not seen these, so they change in place. True where one has changed. */
async function moveInPlans(
  trx: Transaction<Tables>,
  { siteId, from }: Pick<LeftAddresses, 'siteId' | 'from'>,
  mapIn: MapIn,
): Promise<boolean> {
  const planned = trx
    .selectFrom('menu_revisions as r')
    .select(['r.id', 'r.entries', 'r.hash'])
    .where('r.site_id', '=', siteId)
    .where('r.is_aside', '=', true)
    .where(sql<boolean>`exists (select from publications p where p.menu_revision_id = r.id and p.done_at is null)`)
  let isChanged = false
  for (const { id, entries, hash: former } of await planned.where(mentions('r.entries', from)).execute()) {
    const moved = mapLinksInEntries(readBlocks(entries), mapIn)
    const hash = hashOf(moved)
    if (hash === former) continue
    isChanged = true
    await trx
      .updateTable('menu_revisions')
      .set({ entries: jsonb(moved), hash })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute()
  }
  return isChanged
}

/** Leads the entries of the menu with an address of their own to the new address of a page. Entries of pages follow by themselves. True where one has changed. */
export async function moveInMenu(trx: Transaction<Tables>, { siteId, from, by }: LeftAddresses, mapIn: MapIn): Promise<boolean> {
  const entries = trx.selectFrom('menu_item_texts').select(['locale', 'url']).distinct().where('site_id', '=', siteId)
  let isChanged = false
  for (const { locale, url } of await entries.where(mentions('url', from)).execute()) {
    const moved = url === null ? null : mapIn(locale)(url)
    if (moved === url) continue
    isChanged = true
    const update = trx.updateTable('menu_item_texts').set({ url: moved }).where('site_id', '=', siteId)
    await update.where('locale', '=', locale).where('url', '=', url).execute()
  }
  const isPlanChanged = await moveInPlans(trx, { siteId, from }, mapIn)
  const newest = isChanged ? await newestMenuRevision(trx, siteId) : undefined
  if (!newest) return isChanged || isPlanChanged
  const revision = await storeMenuRevision(trx, siteId, mapLinksInEntries(readBlocks(newest.entries), mapIn), by)
  await keepActs(trx, siteId, 'MENU', replacements([newest.id], [revision]))
  return true
}
