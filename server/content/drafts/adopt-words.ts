import { sql, type Kysely } from 'kysely'
import { PAGE_REGION } from '#engine/draft/document/edited-document.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readPageTexts, type TextDocument } from '#engine/text/page-texts.ts'
import { wordsOfTexts } from '#server/content/translations/record-words.ts'
import { readDraft, readSteps } from './draft-rows.ts'
import { currentDocument } from './load-log.ts'

/** Pages that are written together. */
const BATCH = 100

interface Wordless extends TextDocument {
  readonly siteId: number
  readonly pageId: number
  readonly locale: string
}

/** Finds pages whose words are not recorded, as they were saved. */
async function wordlessPages(db: Kysely<Tables>): Promise<readonly Wordless[]> {
  const { rows } = await sql<Wordless>`
    select d.site_id as "siteId", d.page_id as "pageId", d.locale, r.head, r.blocks
    from page_documents d join revisions r on r.id = d.head_revision_id
    where not exists (select from page_words w where w.page_id = d.page_id and w.locale = d.locale)
    order by d.page_id, d.locale limit ${BATCH}`.execute(db)
  return rows
}

/** Reads a page as its draft has it, else as it was saved. */
async function newestOf(db: Kysely<Tables>, { siteId, pageId, locale, ...saved }: Wordless): Promise<TextDocument> {
  const row = await readDraft(db, { siteId, kind: 'PAGE', documentId: pageId, locale })
  if (!row) return saved
  const { head, regions } = currentDocument(row, await readSteps(db, row.id, row.snapshot_seq))
  return { head, blocks: regions[PAGE_REGION] ?? [] }
}

/** Records the words of the pages that were saved before words were recorded. What is written meanwhile is newer and stays. */
export async function adoptWords(db: Kysely<Tables>, registry: Registry): Promise<void> {
  for (;;) {
    const pages = await wordlessPages(db)
    if (pages.length === 0) return
    const values = []
    for (const page of pages) {
      const { head, blocks } = await newestOf(db, page)
      const texts = readPageTexts(registry, { head, blocks: upgradeBlocks(registry, readBlocks(blocks)) })
      const { siteId, pageId, locale } = page
      values.push({ site_id: siteId, page_id: pageId, locale, words: sql<string>`fold(${wordsOfTexts(texts)})` })
    }
    await db
      .insertInto('page_words')
      .values(values)
      .onConflict((conflict) => conflict.columns(['page_id', 'locale']).doNothing())
      .execute()
  }
}
