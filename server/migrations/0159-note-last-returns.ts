import { sql, type Kysely } from 'kysely'

/** What has come back is noted of the last part too: what was given back before it came is told from what was awaited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_events
      drop constraint order_events_check,
      add check (lines is null or (event in ('RETURN', 'RETURN_PART') and jsonb_typeof(lines) = 'array'));
  `.execute(db)
}
