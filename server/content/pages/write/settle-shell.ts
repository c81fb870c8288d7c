import type { Transaction } from 'kysely'
import { readRegions } from '#engine/draft/document/read-document.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { publishShell, readSavedShell, type ShellKey } from './save-shell.ts'

/** Makes a planned version of a shell the ordinary one. Returns its revision, and the one that visitors saw before. */
export async function settleShell(
  needs: { readonly trx: Transaction<Tables>; readonly registry: Registry },
  key: ShellKey,
  planned: number,
): Promise<{ readonly revision: number; readonly former: number | null }> {
  const former = await readSavedShell(needs.trx, key)
  const stored = needs.trx
    .selectFrom('shell_revisions')
    .select(['regions', 'saved_by'])
    .where('site_id', '=', key.siteId)
    .where('id', '=', planned)
  const { regions, saved_by } = await stored.executeTakeFirstOrThrow()
  const { revisionId } = await publishShell(needs, key, readRegions(regions), saved_by)
  return { revision: revisionId, former: former?.id ?? null }
}
