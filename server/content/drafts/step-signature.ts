import type { Kysely } from 'kysely'
import type { Author } from '#schemas/admin/author.ts'
import { SITE_AUTHOR } from '#engine/draft/sync/batch.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readAuthors } from '#server/content/pages/read-authors.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { DraftKey } from './draft-key.ts'

/** The author and the time of a step. The site has no account. */
export interface StepSignature {
  readonly savedBy: Author
  readonly savedAt: Date
}

/** Reads the author and the time of a step of a draft. A step that is no longer in the log is refused. */
export async function readSignature(db: Kysely<Tables>, key: DraftKey, batch: string): Promise<StepSignature> {
  const step = await db
    .selectFrom('draft_steps as s')
    .innerJoin('drafts as f', 'f.id', 's.draft_id')
    .select(['s.author', 's.saved_by', 's.saved_at'])
    .where('f.site_id', '=', key.siteId)
    .where('f.kind', '=', key.kind)
    .where('f.document_id', '=', key.documentId)
    .where('f.locale', '=', key.locale)
    .where('s.batch', '=', batch)
    .executeTakeFirst()
  if (!step) throw notFound()
  const id = step.author === SITE_AUTHOR ? null : step.saved_by
  return { savedBy: (await readAuthors(db, key.siteId, [id]))(id), savedAt: step.saved_at }
}
