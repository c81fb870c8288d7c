import { sql, type Kysely } from 'kysely'

/** Hosts that were shown to lead to their site. Those that are there, and those that an operator writes, are in use: they count as proven. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site_domains add column proved_at timestamptz default now()`.execute(db)
}
