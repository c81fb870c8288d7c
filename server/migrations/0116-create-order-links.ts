import { sql, type Kysely } from 'kysely'

/** Links of mails that open one order, beside the one that its buyer was given when it was made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_links (
      token_hash bytea primary key,
      site_id integer not null,
      order_id integer not null,
      expires_at timestamptz not null,
      foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
    );
    create index order_links_of_order on order_links (order_id);
    create index order_links_by_end on order_links (expires_at);
  `.execute(db)
}
