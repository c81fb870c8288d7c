import { sql, type Kysely } from 'kysely'

/** The settings of a site as an item of the panel, under the number of its site. Their values stay where they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_settings (
      id integer primary key,
      site_id integer not null references sites (id) on delete cascade,
      status text not null default 'PUBLISHED' check (status in ('DRAFT', 'PUBLISHED')),
      published_at timestamptz default now(),
      deleted_at timestamptz,
      unique (site_id, id),
      check (id = site_id)
    );
    create trigger keep_items after insert on site_settings referencing new table as changed for each statement execute function keep_items('setting');
    create trigger forget_items after delete on site_settings referencing old table as changed for each statement execute function forget_items('setting');
    insert into site_settings (id, site_id, published_at) select id, id, created_at from sites;

    create function add_site_settings() returns trigger language plpgsql as $$
    begin
      insert into site_settings (id, site_id, published_at) values (new.id, new.id, new.created_at);
      return null;
    end $$;
    create trigger add_site_settings after insert on sites for each row execute function add_site_settings();
  `.execute(db)
}
