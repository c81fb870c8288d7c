import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/** Reads the hash of a revision in the table of its kind; null without one. */
export async function revisionHash(
  db: Kysely<Tables>,
  table: 'revisions' | 'shell_revisions' | 'section_revisions',
  { siteId, id }: { readonly siteId: number; readonly id: number | null },
): Promise<string | null> {
  if (id === null) return null
  const row = await db.selectFrom(table).select('hash').where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()
  return row?.hash ?? null
}
