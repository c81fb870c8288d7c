import { sql, type Kysely } from 'kysely'

/** An order that is collected keeps where and between which times, as its buyer was told: places move and hours change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column collect jsonb,
      add check (collect is null or (delivery_type = 'CLICK_AND_COLLECT' and jsonb_typeof(collect -> 'place') = 'array'));
    update orders o set collect = jsonb_build_object('place', jsonb_build_array(a.name, a.address, a.postal_code || ' ' || a.city), 'hours', null)
      from company_addresses a
      where a.id = o.collect_address_id and a.site_id = o.site_id and o.delivery_type = 'CLICK_AND_COLLECT';
  `.execute(db)
}
