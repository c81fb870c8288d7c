import { sql, type Kysely } from 'kysely'

/** Before, the script asked « is json object », which PostgreSQL 15 does not know. */
export const formerHashes = ['6c93887e2bf40c6573e37ec18fb591658be2f989a49f5eba776e2de841d45ff1']

/**
 * The opening hours of a site as an item of the panel, under the number of its site. The week and the days that differ stand once, for
 * all languages: configurations of a language keep their labels and notes. Slots of collection follow the week where all of them lie
 * within it; elsewhere they stay as they were.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table opening_hours (
      id integer primary key,
      site_id integer not null references sites (id) on delete cascade,
      status text not null default 'PUBLISHED' check (status in ('DRAFT', 'PUBLISHED')),
      published_at timestamptz default now(),
      deleted_at timestamptz,
      closures jsonb not null default '[]',
      edges timestamptz[] not null default '{}',
      collect_follows boolean not null default true,
      address_ids integer[] not null default '{}',
      unique (site_id, id),
      check (id = site_id)
    );
    create trigger keep_items after insert on opening_hours referencing new table as changed for each statement execute function keep_items('hours');
    create trigger forget_items after delete on opening_hours referencing old table as changed for each statement execute function forget_items('hours');
    create trigger note_update after update on opening_hours referencing new table as changed for each statement execute function note_content_change();
    insert into opening_hours (id, site_id, published_at) select id, id, created_at from sites;

    create function add_opening_hours() returns trigger language plpgsql as $$
    begin
      insert into opening_hours (id, site_id, published_at) values (new.id, new.id, new.created_at);
      return null;
    end $$;
    create trigger add_opening_hours after insert on sites for each row execute function add_opening_hours();

    update component_confs c set config = c.config - 'days'
    where c.slug = 'OPENING_HOURS' and c.locale <> '' and exists (
      select from component_confs w where w.site_id = c.site_id and w.slug = c.slug and w.locale = '' and w.config ? 'days'
    );

    create function object_in_text(words text) returns jsonb strict immutable language plpgsql as $$
    begin
      return case jsonb_typeof(words::jsonb) when 'object' then words::jsonb end;
    exception when data_exception then
      return null;
    end $$;
    update opening_hours h set collect_follows = false
    from component_confs c, parameters p
    where c.site_id = h.site_id and c.slug = 'OPENING_HOURS' and c.locale = '' and p.site_id = h.site_id
      and p.type = 'CLICK_AND_COLLECT_HOURS' and exists (
        select from jsonb_path_query(object_in_text(p.value #>> '{}'), '$.schedules[*]') w where not exists (
          select from jsonb_path_query(c.config, '$.days[*]') d, jsonb_path_query(d, '$.ranges[*]') r
          where d ->> 'day' = (array['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])[
              coalesce(substring(w ->> 'day' from '^[0-7]$')::int, 0) + 1]
            and r ->> 'open' <= w ->> 'from' and w ->> 'to' <= r ->> 'close'
        )
      );
    drop function object_in_text;
  `.execute(db)
}
