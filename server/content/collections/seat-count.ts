import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/** How many places of each event are taken. */
export async function takenSeats(db: Kysely<Tables>, siteId: number, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('event_registrations')
    .select(['element_id', sql<number>`sum(seats)::int`.as('seats')])
    .where('site_id', '=', siteId)
    .where('element_id', 'in', ids)
    .where('status', '=', 'CONFIRMED')
    .groupBy('element_id')
    .execute()
  return new Map(rows.map(({ element_id, seats }) => [element_id, seats]))
}
