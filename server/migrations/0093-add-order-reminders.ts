import { sql, type Kysely } from 'kysely'

/** When somebody who owes a transfer was reminded of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column reminded_at timestamptz`.execute(db)
}
