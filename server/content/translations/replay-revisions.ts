import { sql, type Kysely, type Transaction } from 'kysely'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readPageTexts } from '#engine/text/page-texts.ts'
import { recordTexts } from './record-texts.ts'

/** Writes the texts of a page as its saved versions had them, one after the other. */
async function replayPage(trx: Transaction<Tables>, registry: Registry, { siteId, pageId }: { siteId: number; pageId: number }) {
  const revisions = await trx
    .selectFrom('revisions')
    .select(['locale', 'head', 'blocks', 'saved_at'])
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .orderBy('saved_at')
    .orderBy('id')
    .execute()
  for (const { locale, head, blocks, saved_at: at } of revisions) {
    const document = { head, blocks: upgradeBlocks(registry, readBlocks(blocks)) }
    await recordTexts(trx, { siteId, pageId, locale }, readPageTexts(registry, document), { isTakenOver: false, at })
  }
}

/** Records the texts of the pages of several languages that were saved before texts were recorded, from their versions and their dates. */
export async function replayRevisions(db: Kysely<Tables>, registry: Registry): Promise<void> {
  const { rows } = await sql<{ siteId: number; pageId: number }>`
    select d.site_id as "siteId", d.page_id as "pageId" from page_documents d
    where not exists (select from page_texts t where t.page_id = d.page_id)
    group by d.site_id, d.page_id having count(*) > 1 order by d.page_id`.execute(db)
  for (const page of rows) await inTransaction(db, (trx) => replayPage(trx, registry, page))
}
