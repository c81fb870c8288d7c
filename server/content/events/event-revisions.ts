import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/** How often an event has changed, which never goes down, and when it last did. */
export interface Revision {
  readonly count: number
  readonly changedAt: Date
}

/** The revision of each event, its words counted in. */
export async function revisionsOf(db: Kysely<Tables>, siteId: number, ids: readonly number[]): Promise<ReadonlyMap<number, Revision>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('elements')
    .select(['id', 'revision', 'updated_at'])
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, revision, updated_at }) => [id, { count: revision, changedAt: updated_at }]))
}
