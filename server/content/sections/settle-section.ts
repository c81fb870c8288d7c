import type { Transaction } from 'kysely'
import { readBlocks } from '#engine/document/read-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { publishSection, readSavedSection, type SectionKey } from './save-section.ts'

/** Makes a planned version of a shared section the ordinary one. Returns its title, its revision, and the one that visitors saw before. */
export async function settleSection(
  needs: { readonly trx: Transaction<Tables>; readonly registry: Registry },
  key: SectionKey,
  planned: number,
): Promise<{ readonly title: string; readonly revision: number; readonly former: number | null }> {
  const former = await readSavedSection(needs.trx, key)
  const stored = needs.trx.selectFrom('section_revisions').select(['title', 'blocks', 'saved_by']).where('site_id', '=', key.siteId)
  const { title, blocks, saved_by } = await stored.where('id', '=', planned).executeTakeFirstOrThrow()
  const { revisionId } = await publishSection(needs, key, { title, blocks: readBlocks(blocks) }, saved_by)
  return { title, revision: revisionId, former: former?.id ?? null }
}
