import type { Kysely } from 'kysely'
import type { Block } from '#schemas/generated/content.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { readHead } from '#server/content/pages/read-head.ts'
import type { PageHead } from '#server/database/tables/page-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'

/** The state of a page that its picture shows. */
export interface DrawnPage {
  readonly layoutId: number
  readonly head: PageHead
  readonly blocks: Block[]
  /** The moment for which the page is drawn: that of its save, or of its planned publication. */
  readonly at: Date
}

interface PageInLocale {
  readonly siteId: number
  readonly idPage: number
  readonly locale: string
}

/** Reads a page as visitors see it, or as it was saved last where they see none. */
export async function readDrawnPage(db: Kysely<Tables>, { siteId, idPage, locale }: PageInLocale): Promise<DrawnPage> {
  const row = await db
    .selectFrom('page_documents as d')
    .innerJoin('revisions as r', (join) =>
      join.on((eb) => eb('r.id', '=', eb.fn.coalesce('d.published_revision_id', 'd.head_revision_id'))),
    )
    .select(['d.layout_id as layoutId', 'd.publish_at', 'r.head', 'r.blocks', 'r.saved_at'])
    .where('d.site_id', '=', siteId)
    .where('d.page_id', '=', idPage)
    .where('d.locale', '=', locale)
    .where('d.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound()
  const { layoutId, head, blocks, saved_at: savedAt, publish_at: publishAt } = row
  return { layoutId, head: readHead(head), blocks: readBlocks(blocks), at: publishAt !== null && publishAt > savedAt ? publishAt : savedAt }
}
