import { sql, type Kysely } from 'kysely'

/** Indexes of the first screen of the panel: the latest versions of items of a site, its orders by day, and those that are to be prepared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index item_versions_latest on item_versions (site_id, changed_at desc);
    create index orders_by_day on orders (site_id, created_at);
    create index orders_to_prepare on orders (site_id, created_at)
      where fulfilment_status in ('NEW', 'PREPARING') and payment_status in ('PAID', 'PARTLY_REFUNDED');
  `.execute(db)
}
