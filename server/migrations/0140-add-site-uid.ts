import { sql, type Kysely } from 'kysely'

/** What a site is known by outside, whatever its address: calendars know events by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sites add column uid uuid not null default gen_random_uuid()`.execute(db)
}
