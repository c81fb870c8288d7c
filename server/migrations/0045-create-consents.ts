import { sql, type Kysely } from 'kysely'

/** The proof of what visitors have chosen about services that need their agreement: a random number, and nothing that tells who they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table consents (
      id uuid primary key default gen_random_uuid(),
      site_id integer not null references sites (id) on delete cascade,
      choices jsonb not null,
      version text not null,
      given_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index consents_by_end on consents (expires_at);
  `.execute(db)
}
