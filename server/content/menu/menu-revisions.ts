import type { Kysely, Transaction } from 'kysely'
import { hashOf } from '#engine/document/hash.ts'
import type { Block } from '#schemas/generated/content.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** Reads the newest state of the menu of a site that visitors have seen; undefined for a menu that was stored before there were revisions. */
export function newestMenuRevision(db: Kysely<Tables>, siteId: number) {
  return db
    .selectFrom('menu_revisions')
    .select(['id', 'entries', 'hash'])
    .where('site_id', '=', siteId)
    .where('is_aside', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Stores a state of a menu, unless the newest revision is equal to it. */
export async function storeMenuRevision(trx: Transaction<Tables>, siteId: number, entries: Block[], by: string): Promise<number> {
  const hash = hashOf(entries)
  const newest = await newestMenuRevision(trx, siteId)
  if (newest?.hash === hash) return newest.id
  const row = { site_id: siteId, entries: jsonb(entries), hash, saved_by: by }
  return (await trx.insertInto('menu_revisions').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Stores a state of a menu beside what visitors see, with the numbers that its new entries will have. */
export async function storeMenuAside(
  trx: Transaction<Tables>,
  siteId: number,
  { entries, numbers, by }: { readonly entries: Block[]; readonly numbers: Readonly<Record<string, number>>; readonly by: string },
): Promise<number> {
  const row = { site_id: siteId, entries: jsonb(entries), hash: hashOf(entries), numbers: jsonb(numbers), is_aside: true, saved_by: by }
  return (await trx.insertInto('menu_revisions').values(row).returning('id').executeTakeFirstOrThrow()).id
}
