import { sql, type Transaction } from 'kysely'
import { hashOf } from '#engine/document/hash.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { mapLinksInBlocks, type MapLink } from '#engine/text/map-links.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { keepActs, replacements } from './keep-acts.ts'
import type { LeftAddresses } from './left-addresses.ts'
import { mentions } from './mentions.ts'

/** The shared sections of a site that mention the former address, as visitors see them. */
function mentioningSections(trx: Transaction<Tables>, { siteId, from }: LeftAddresses) {
  return trx
    .selectFrom('section_contents as s')
    .select(['s.section_id', 's.locale', 's.title', 's.blocks', 's.revision_id as former'])
    .where('s.site_id', '=', siteId)
    .where(mentions('s.blocks', from))
    .orderBy('s.section_id')
    .execute()
}

/** Leads the links of planned versions to the new address: visitors have not seen these, so they change in place. True where one has changed. */
async function moveInPlans(
  trx: Transaction<Tables>,
  registry: Registry,
  { siteId, from }: Pick<LeftAddresses, 'siteId' | 'from'>,
  mapIn: (locale: string) => MapLink,
): Promise<boolean> {
  const planned = trx
    .selectFrom('section_revisions as r')
    .select(['r.id', 'r.locale', 'r.title', 'r.blocks'])
    .where('r.site_id', '=', siteId)
    .where('r.is_aside', '=', true)
    .where(sql<boolean>`exists (select from publications p where p.section_revision_id = r.id and p.done_at is null)`)
  let isChanged = false
  for (const { id, locale, title, blocks: stored } of await planned.where(mentions('r.blocks', from)).execute()) {
    const upgraded = upgradeBlocks(registry, readBlocks(stored))
    const blocks = mapLinksInBlocks(registry, upgraded, mapIn(locale))
    if (blocks === upgraded) continue
    isChanged = true
    await trx
      .updateTable('section_revisions')
      .set({ blocks: jsonb([...blocks]), hash: hashOf({ title, blocks }) })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute()
  }
  return isChanged
}

/** Leads the links of shared sections to the new address of a page, by a new revision of each section that has one. True where one had. */
export async function moveInSections(
  trx: Transaction<Tables>,
  registry: Registry,
  move: LeftAddresses,
  mapIn: (locale: string) => MapLink,
): Promise<boolean> {
  let isChanged = false
  for (const { section_id, locale, title, blocks: stored, former } of await mentioningSections(trx, move)) {
    const upgraded = upgradeBlocks(registry, readBlocks(stored))
    const blocks = mapLinksInBlocks(registry, upgraded, mapIn(locale))
    if (blocks === upgraded) continue
    isChanged = true
    const content = { blocks: jsonb([...blocks]), hash: hashOf({ title, blocks }) }
    const { id } = await trx
      .insertInto('section_revisions')
      .values({ site_id: move.siteId, section_id, locale, title, ...content, saved_by: move.by })
      .returning(sql<number>`id`.as('id'))
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('section_contents')
      .set({ ...content, revision_id: id })
      .where('site_id', '=', move.siteId)
      .where('section_id', '=', section_id)
      .where('locale', '=', locale)
      .execute()
    await keepActs(trx, move.siteId, 'SECTION', replacements([former], [id]))
  }
  return (await moveInPlans(trx, registry, move, mapIn)) || isChanged
}
