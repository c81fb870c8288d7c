import { sql, type Kysely } from 'kysely'

/** What has come back when only a part of what is awaited has: units of lines, as shipments name them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_events
      add column lines jsonb,
      add check (lines is null or (event = 'RETURN_PART' and jsonb_typeof(lines) = 'array'));
  `.execute(db)
}
