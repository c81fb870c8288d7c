import type { Kysely } from 'kysely'
import type { Block } from '#schemas/generated/content.ts'
import type { PageHead } from '#server/database/tables/page-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { DraftKey } from './draft-key.ts'

/** A saved state of a page. */
export interface PageRevision {
  readonly id: number
  readonly head: PageHead
  readonly blocks: Block[]
  readonly hash: string
}

/** Reads the newest saved state of a page in one language; undefined when it has none. */
export function readHeadRevision(db: Kysely<Tables>, { siteId, documentId, locale }: DraftKey): Promise<PageRevision | undefined> {
  return db
    .selectFrom('page_documents as d')
    .innerJoin('revisions as r', 'r.id', 'd.head_revision_id')
    .select(['r.id', 'r.head', 'r.blocks', 'r.hash'])
    .where('d.site_id', '=', siteId)
    .where('d.page_id', '=', documentId)
    .where('d.locale', '=', locale)
    .where('d.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Reads the hash of a revision; null without one. */
export async function revisionHash(db: Kysely<Tables>, id: number | null): Promise<string | null> {
  if (id === null) return null
  return (await db.selectFrom('revisions').select('hash').where('id', '=', id).executeTakeFirst())?.hash ?? null
}
