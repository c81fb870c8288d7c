import { sql, type Kysely } from 'kysely'

/** When a buyer was asked what they think of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column review_asked_at timestamptz;
    create index order_events_of_receipts on order_events (at) where event in ('DELIVER', 'COLLECT');
  `.execute(db)
}
