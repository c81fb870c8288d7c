import type { Transaction } from 'kysely'
import { readBlocks } from '#engine/document/read-blocks.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { entriesOfBlocks } from './entries-of-blocks.ts'
import { readNumbers, storedNumbers, withoutErased } from './planned-menu.ts'
import { saveMenu } from './save-menu.ts'

/** Makes a planned version of a menu the ordinary one. Returns its revision, and the one that visitors saw before. */
export async function settleMenu(
  trx: Transaction<Tables>,
  siteId: number,
  planned: number,
): Promise<{ readonly revision: number; readonly former: number | null }> {
  const stored = trx.selectFrom('menu_revisions').select(['entries', 'numbers', 'saved_by']).where('site_id', '=', siteId)
  const { entries, numbers, saved_by } = await stored.where('id', '=', planned).executeTakeFirstOrThrow()
  const pages = await trx.selectFrom('pages').select('id').where('site_id', '=', siteId).execute()
  const blocks = withoutErased(readBlocks(entries), new Set(pages.map(({ id }) => id)))
  const known = await storedNumbers(trx, siteId)
  const { revisionId, former } = await saveMenu(
    trx,
    siteId,
    entriesOfBlocks(blocks, (name) => known.get(name)),
    { by: saved_by, blocks, numbers: readNumbers(numbers) },
  )
  return { revision: revisionId, former }
}
