import { sql, type Kysely } from 'kysely'

/** What left of an order in one go, and when the buyer had it; and how many of each line have left, or never will. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_lines
      add column sent integer not null default 0 check (sent >= 0),
      add column cancelled integer not null default 0 check (cancelled >= 0),
      add constraint order_lines_sent_once check (sent + cancelled <= quantity);

    create table order_shipments (
      id integer primary key generated always as identity,
      site_id integer not null,
      order_id integer not null,
      number integer not null check (number > 0),
      lines jsonb not null check (jsonb_array_length(lines) > 0),
      carrier text not null,
      tracking_url text,
      tracking_numbers text[] not null,
      parcels integer not null check (parcels between 1 and 999),
      shipped_at timestamptz not null,
      delivered_at timestamptz check (delivered_at >= shipped_at),
      unique (order_id, number),
      foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
    );
  `.execute(db)
}
