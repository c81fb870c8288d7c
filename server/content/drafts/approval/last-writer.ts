import { sql, type Transaction } from 'kysely'
import { SITE_AUTHOR } from '#engine/draft/sync/batch.ts'
import type { DraftRow } from '#server/content/drafts/draft-rows.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/**
 * Finds the account of the last step that changes what visitors read. Names and locks of blocks, publications and steps of the site change
 * nothing of that. The account of the draft's last save where the log no longer has such a step.
 */
export async function lastWriter(
  trx: Transaction<Tables>,
  { id, updated_by }: Pick<DraftRow, 'id' | 'updated_by'>,
): Promise<number | null> {
  const step = await trx
    .selectFrom('draft_steps')
    .select('saved_by')
    .where('draft_id', '=', id)
    .where('author', '<>', SITE_AUTHOR)
    .where(sql<boolean>`jsonb_path_exists(operations, '$[*] ? (@.op != "note")')`)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return step ? step.saved_by : updated_by
}
