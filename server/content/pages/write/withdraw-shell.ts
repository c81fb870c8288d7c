import type { Transaction } from 'kysely'
import type { Registry } from '#engine/registry/registry.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { numberOfShell } from '#server/content/pages/shell-numbers.ts'
import { recordReferences } from '#server/platform/references/store-references.ts'
import type { ShellKey } from './save-shell.ts'
import { shellReferences } from './shell-references.ts'

/** Lets a language show the shell of the site's default one again; false when it did already. Its revisions stay. */
export async function withdrawShell(
  { trx, registry }: { readonly trx: Transaction<Tables>; readonly registry: Registry },
  { siteId, name, locale }: ShellKey,
): Promise<boolean> {
  // The lock runs the writers of one site one after the other.
  await trx.selectFrom('sites').select('id').where('id', '=', siteId).forNoKeyUpdate().executeTakeFirst()
  const { numDeletedRows } = await trx
    .deleteFrom('shells')
    .where('site_id', '=', siteId)
    .where('name', '=', name)
    .where('locale', '=', locale)
    .executeTakeFirst()
  await recordReferences(trx, shellReferences(registry), siteId, numberOfShell(name))
  return numDeletedRows > 0n
}
