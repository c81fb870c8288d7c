import { sql, type Kysely } from 'kysely'

/**
 * The external services and the legal texts of a site as items of the panel, each under the number of its site. A service can be off
 * without losing its settings.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_apps (
      id integer primary key,
      site_id integer not null references sites (id) on delete cascade,
      status text not null default 'PUBLISHED' check (status in ('DRAFT', 'PUBLISHED')),
      published_at timestamptz default now(),
      deleted_at timestamptz,
      unique (site_id, id),
      check (id = site_id)
    );
    create trigger keep_items after insert on site_apps referencing new table as changed for each statement execute function keep_items('apps');
    create trigger forget_items after delete on site_apps referencing old table as changed for each statement execute function forget_items('apps');
    insert into site_apps (id, site_id, published_at) select id, id, created_at from sites;

    create function add_site_apps() returns trigger language plpgsql as $$
    begin
      insert into site_apps (id, site_id, published_at) values (new.id, new.id, new.created_at);
      return null;
    end $$;
    create trigger add_site_apps after insert on sites for each row execute function add_site_apps();

    create table site_law (
      id integer primary key,
      site_id integer not null references sites (id) on delete cascade,
      status text not null default 'PUBLISHED' check (status in ('DRAFT', 'PUBLISHED')),
      published_at timestamptz default now(),
      deleted_at timestamptz,
      unique (site_id, id),
      check (id = site_id)
    );
    create trigger keep_items after insert on site_law referencing new table as changed for each statement execute function keep_items('law');
    create trigger forget_items after delete on site_law referencing old table as changed for each statement execute function forget_items('law');
    insert into site_law (id, site_id, published_at) select id, id, created_at from sites;

    create function add_site_law() returns trigger language plpgsql as $$
    begin
      insert into site_law (id, site_id, published_at) values (new.id, new.id, new.created_at);
      return null;
    end $$;
    create trigger add_site_law after insert on sites for each row execute function add_site_law();

    alter table external_apps add column is_on boolean not null default true;
  `.execute(db)
}
