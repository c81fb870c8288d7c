import type { Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readAuthors } from '#server/content/pages/read-authors.ts'
import { rightHolders } from '#server/people/users/right-holders.ts'

const MAX_READERS = 100

const readersOf = (db: Kysely<Tables>, siteId: number) => rightHolders(db, siteId, 'inbox.read').select('users.id')

/** Tests if an account may read the inbox of a site. */
export async function mayRead(db: Kysely<Tables>, siteId: number, userId: number): Promise<boolean> {
  return (await readersOf(db, siteId).where('users.id', '=', userId).executeTakeFirst()) !== undefined
}

/** Lists those who may read the inbox of a site. */
export async function inboxTeamOf(db: Kysely<Tables>, siteId: number): Promise<AdminCallData['inbox.team']> {
  const rows = await readersOf(db, siteId).orderBy('users.id').limit(MAX_READERS).execute()
  const ids = rows.map(({ id }) => id)
  const nameOf = await readAuthors(db, siteId, ids)
  return { team: ids.flatMap((id) => nameOf(id) ?? []) }
}
