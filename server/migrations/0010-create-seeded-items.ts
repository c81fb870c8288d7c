import { sql, type Kysely } from 'kysely'

/** What the seeds wrote, and the hash of it as stored, so that a newer seed replaces only what nobody has touched since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table seeded_items (
      site_id integer not null references sites (id) on delete cascade,
      key text not null,
      source_hash text not null,
      stored_hash text not null,
      ref_id integer,
      seeded_at timestamptz not null default now(),
      primary key (site_id, key)
    );
  `.execute(db)
}
