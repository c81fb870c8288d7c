import { sql, type Kysely } from 'kysely'

/**
 * The appearance of a site as an item of the panel, under the number of its site. The two colours that stood beside the theme, and won,
 * become those of the theme: their settings read it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table appearances (
      id integer primary key,
      site_id integer not null references sites (id) on delete cascade,
      status text not null default 'PUBLISHED' check (status in ('DRAFT', 'PUBLISHED')),
      published_at timestamptz default now(),
      deleted_at timestamptz,
      unique (site_id, id),
      check (id = site_id)
    );
    create trigger keep_items after insert on appearances referencing new table as changed for each statement execute function keep_items('appearance');
    create trigger forget_items after delete on appearances referencing old table as changed for each statement execute function forget_items('appearance');
    insert into appearances (id, site_id, published_at) select id, id, created_at from sites;

    create function add_appearance() returns trigger language plpgsql as $$
    begin
      insert into appearances (id, site_id, published_at) values (new.id, new.id, new.created_at);
      return null;
    end $$;
    create trigger add_appearance after insert on sites for each row execute function add_appearance();

    update sites s set theme = jsonb_set(s.theme, '{colors}', coalesce(s.theme -> 'colors', '{}') || found.colors)
    from (
      select p.site_id, jsonb_object_agg(case p.type when 'PRIMARY_COLOR' then 'primary' else 'accent' end, p.value) as colors
      from (
        select distinct on (p.site_id, p.type) p.site_id, p.type, p.value from parameters p join sites s on s.id = p.site_id
        where p.type in ('PRIMARY_COLOR', 'ACCENT_COLOR') and p.value <> 'null' and p.locale in ('', s.default_locale)
        order by p.site_id, p.type, p.locale desc
      ) p group by p.site_id
    ) found where found.site_id = s.id;
    delete from parameters where type in ('PRIMARY_COLOR', 'ACCENT_COLOR');
  `.execute(db)
}
