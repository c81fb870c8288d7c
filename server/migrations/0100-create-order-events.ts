import { sql, type Kysely } from 'kysely'

/** What has happened to orders, and when. The version of an order is another after each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column version integer not null default 1;

    create table order_events (
      id integer primary key generated always as identity,
      site_id integer not null,
      order_id integer not null,
      event text not null check (event ~ '^[A-Z_]+$'),
      at timestamptz not null,
      foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
    );
    create index order_events_of_order on order_events (order_id, id);
  `.execute(db)
}
