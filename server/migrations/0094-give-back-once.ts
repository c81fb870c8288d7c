import { sql, type Kysely } from 'kysely'

/** When an order gave back all that it had taken: that is done once, however it ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column given_back_at timestamptz`.execute(db)
}
