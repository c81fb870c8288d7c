import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/** Count of the deliveries that the queue will try, or tries: once there is none, no mail leaves again. */
export async function waitingDeliveries(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`.execute(db)
  return rows[0]?.count ?? 0
}
