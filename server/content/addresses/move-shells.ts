import { sql, type Transaction } from 'kysely'
import type { Block, ShellRegions } from '#schemas/generated/content.ts'
import { readRegions } from '#engine/draft/document/read-document.ts'
import { hashOf } from '#engine/document/hash.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { mapLinksInBlocks, type MapLink } from '#engine/text/map-links.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { keepActs, replacements } from './keep-acts.ts'
import type { LeftAddresses } from './left-addresses.ts'
import { mentions } from './mentions.ts'

/** The regions of a shell with their links changed; null when none was. */
function movedRegions(registry: Registry, stored: unknown, map: MapLink): ShellRegions | null {
  const regions = readRegions(stored)
  let isChanged = false
  const moved = Object.entries<Block[]>({ ...regions }).map(([name, blocks]) => {
    const upgraded = upgradeBlocks(registry, blocks)
    const changed = mapLinksInBlocks(registry, upgraded, map)
    isChanged ||= changed !== upgraded
    return [name, [...changed]] as const
  })
  return isChanged ? { ...regions, ...Object.fromEntries(moved) } : null
}

/** Leads the links of planned versions to the new address: visitors have not seen these, so they change in place. True where one has changed. */
async function moveInPlans(
  trx: Transaction<Tables>,
  registry: Registry,
  { siteId, from }: Pick<LeftAddresses, 'siteId' | 'from'>,
  mapIn: (locale: string) => MapLink,
): Promise<boolean> {
  const planned = trx
    .selectFrom('shell_revisions as r')
    .select(['r.id', 'r.locale', 'r.regions'])
    .where('r.site_id', '=', siteId)
    .where('r.is_aside', '=', true)
    .where(sql<boolean>`exists (select from publications p where p.shell_revision_id = r.id and p.done_at is null)`)
  let isChanged = false
  for (const { id, locale, regions: stored } of await planned.where(mentions('r.regions', from)).execute()) {
    const regions = movedRegions(registry, stored, mapIn(locale))
    if (regions === null) continue
    isChanged = true
    await trx
      .updateTable('shell_revisions')
      .set({ regions: jsonb(regions), hash: hashOf(regions) })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute()
  }
  return isChanged
}

/** Leads the links of headers and footers to the new address of a page, by a new revision of each shell that has one. True where one had. */
export async function moveInShells(
  trx: Transaction<Tables>,
  registry: Registry,
  { siteId, from, by }: LeftAddresses,
  mapIn: (locale: string) => MapLink,
): Promise<boolean> {
  let isChanged = false
  const shells = trx
    .selectFrom('shells as s')
    .select(['s.name', 's.locale', 's.regions', 's.revision_id as former'])
    .where('s.site_id', '=', siteId)
  for (const { name, locale, regions: stored, former } of await shells.where(mentions('s.regions', from)).execute()) {
    const regions = movedRegions(registry, stored, mapIn(locale))
    if (regions === null) continue
    isChanged = true
    const content = { regions: jsonb(regions), hash: hashOf(regions) }
    const { id } = await trx
      .insertInto('shell_revisions')
      .values({ site_id: siteId, name, locale, ...content, saved_by: by })
      .returning(sql<number>`id`.as('id'))
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('shells')
      .set({ ...content, revision_id: id })
      .where('site_id', '=', siteId)
      .where('name', '=', name)
      .where('locale', '=', locale)
      .execute()
    await keepActs(trx, siteId, 'SHELL', replacements([former], [id]))
  }
  return (await moveInPlans(trx, registry, { siteId, from }, mapIn)) || isChanged
}
