import { sql, type Kysely } from 'kysely'

/**
 * Addresses of companies as items of the panel, with a place in their list, a mail address, and the words of uses without a mark.
 * Two may have the same name. What is there stays in the order of names. One index serves each order of the list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company_addresses drop constraint company_addresses_site_id_name_key,
      add column position integer not null default 0, add column email text, add column other_uses text,
      add constraint company_addresses_site_id_id_key unique (site_id, id);
    update company_addresses a set position = o.place from (
      select id, row_number() over (partition by site_id order by name collate "fr-x-icu", id) as place from company_addresses
    ) as o where o.id = a.id;
    create trigger keep_items after insert on company_addresses referencing new table as changed for each statement execute function keep_items('place');
    create trigger forget_items after delete on company_addresses referencing old table as changed for each statement execute function forget_items('place');
    insert into items (site_id, kind, id, title, titles, words)
      select site_id, 'place', id, left(name, 300), jsonb_build_object('', name), fold(name) from company_addresses on conflict do nothing;

    create index company_addresses_by_name on company_addresses (site_id, name);
    create index company_addresses_by_place on company_addresses (site_id, position, id);
    create index company_addresses_by_place_down on company_addresses (site_id, position desc, id);
    create index company_addresses_by_city on company_addresses (site_id, city collate "fr-x-icu", id);
    create index company_addresses_by_city_down on company_addresses (site_id, city collate "fr-x-icu" desc, id);
  `.execute(db)
}
