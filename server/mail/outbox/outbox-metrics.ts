import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

const none = { QUEUED: 0, SENT: 0, FAILED: 0, WITHHELD: 0 }

/** How many mails the outbox holds in each state. */
export async function countMails(db: Kysely<Tables>): Promise<Readonly<Record<keyof typeof none, number>>> {
  const rows = await db
    .selectFrom('mails')
    .select(['state', (select) => select.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
}

/** How long the oldest mail that waits has waited, in seconds; 0 when none does. */
export async function oldestPendingSeconds(db: Kysely<Tables>): Promise<number> {
  const age = sql<number | null>`extract(epoch from now() - min(created_at))::float8`.as('age')
  const row = await db.selectFrom('mails').select(age).where('state', '=', 'QUEUED').executeTakeFirst()
  return row?.age ?? 0
}
