import type { Kysely } from 'kysely'
import type { PageHead } from '#server/database/tables/page-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { keepHead } from '#server/content/pages/read-head.ts'

/** A page in one language. */
export interface PageInLanguage {
  readonly siteId: number
  readonly id: number
  readonly locale: string
}

/** The head and the blocks of a saved state, which may hold anything. */
export interface SavedState {
  readonly head: PageHead
  readonly blocks: unknown
}

/**
 * Reads the newest saved state of a page, as a list of at most one. What is unchanged from it may be saved again although it does not
 * validate; older states are not compared, because a document can have thousands.
 */
export async function readNewestState(db: Kysely<Tables>, { siteId, id, locale }: PageInLanguage): Promise<SavedState[]> {
  if (!Number.isSafeInteger(id) || id <= 0) return []
  const rows = await db
    .selectFrom('page_documents as d')
    .innerJoin('revisions as r', 'r.id', 'd.head_revision_id')
    .select(['r.head', 'r.blocks'])
    .where('d.site_id', '=', siteId)
    .where('d.page_id', '=', id)
    .where('d.locale', '=', locale)
    .execute()
  return rows.map(({ head, blocks }) => ({ head: keepHead(head), blocks }))
}
