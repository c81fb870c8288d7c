import { sql, type Kysely } from 'kysely'

/** How many logins in a row have failed for an address, known or not, and until when the next one waits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table login_failures (
      site_id integer not null references sites (id) on delete cascade,
      address text not null,
      failures integer not null,
      last_at timestamptz not null default now(),
      blocked_until timestamptz,
      primary key (site_id, address)
    );
    create index login_failures_by_age on login_failures (last_at);
  `.execute(db)
}
