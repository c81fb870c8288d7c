import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/** Keeps the address at which a server is reached (`PUBLIC_URL`), for the commands beside it: their shell need not know its settings. */
export async function storePublicUrl(db: Kysely<Tables>, publicUrl: string): Promise<void> {
  await db
    .updateTable('sites')
    .set({ served_at: publicUrl })
    .where('is_default', '=', true)
    .where('served_at', 'is distinct from', publicUrl)
    .execute()
}

/** The address at which the server that was last started is reached; null when none has been. */
export async function storedPublicUrl(db: Kysely<Tables>): Promise<string | null> {
  const home = await db.selectFrom('sites').select('served_at').where('is_default', '=', true).executeTakeFirst()
  return home?.served_at ?? null
}
