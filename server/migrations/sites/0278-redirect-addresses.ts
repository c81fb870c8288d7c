import { sql, type Kysely } from 'kysely'

/** Redirects that people make, and counts of the addresses that visitors asked for in vain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table redirects (
      site_id integer not null references sites (id) on delete cascade,
      locale text not null,
      url text not null check (url <> '' and length(url) <= 500),
      page_id integer,
      to_url text check (length(to_url) <= 500),
      made_at timestamptz not null default now(),
      primary key (site_id, locale, url),
      foreign key (site_id, page_id) references pages (site_id, id) on delete cascade,
      check ((page_id is null) <> (to_url is null))
    );
    create index redirects_of_page on redirects (site_id, page_id);
    create trigger note_delete after delete on redirects
      referencing old table as changed for each statement execute function note_content_change();
    create trigger note_insert after insert on redirects
      referencing new table as changed for each statement execute function note_content_change();
    create trigger note_update after update on redirects
      referencing new table as changed for each statement execute function note_content_change();

    create table missing_addresses (
      site_id integer not null references sites (id) on delete cascade,
      day date not null,
      path text not null check (length(path) <= 300),
      count integer not null,
      primary key (site_id, day, path)
    );

    create table ignored_addresses (
      site_id integer not null references sites (id) on delete cascade,
      path text not null check (length(path) <= 300),
      ignored_at timestamptz not null default now(),
      primary key (site_id, path)
    );
  `.execute(db)
}
