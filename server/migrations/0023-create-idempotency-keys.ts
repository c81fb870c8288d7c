import { sql, type Kysely } from 'kysely'

/** Requests that carry a key of their own: who is at work on each, and the answer that it was given once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_keys (
      site_id integer not null references sites (id) on delete cascade,
      caller text not null,
      key text not null,
      fingerprint text not null,
      owner uuid not null,
      answer text,
      started_at timestamptz not null default now(),
      primary key (site_id, caller, key)
    );
    create index idempotency_keys_by_age on idempotency_keys (started_at);
  `.execute(db)
}
