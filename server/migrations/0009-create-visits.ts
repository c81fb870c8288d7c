import { sql, type Kysely } from 'kysely'

/** Where visitors came from, and how often each page was seen on each day: no cookie, no address, no person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visits (
      id bigint primary key generated always as identity,
      site_id integer not null references sites (id) on delete cascade,
      source text not null check (source ~ '^[A-Za-z0-9_-]{1,64}$'),
      visited_at timestamptz not null default now()
    );
    create index visits_of_site on visits (site_id, visited_at);

    create table visit_counts (
      site_id integer not null references sites (id) on delete cascade,
      day date not null,
      path text not null check (length(path) <= 512),
      count integer not null default 0,
      primary key (site_id, day, path)
    );
  `.execute(db)
}
