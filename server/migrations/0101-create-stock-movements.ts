import { sql, type Kysely } from 'kysely'

/** Each change of what is in the house of a stock, with why; the version of a stock is another after each. What orders hold back changes neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stocks add column version integer not null default 1;

    create table stock_movements (
      id integer primary key generated always as identity,
      site_id integer not null,
      sellable_id integer not null,
      kind text not null check (kind in ('DISPATCH', 'RETURN', 'LOSS', 'CORRECTION')),
      delta integer not null check (delta <> 0),
      on_hand integer not null check (on_hand >= 0),
      order_id integer,
      reason text,
      at timestamptz not null,
      check ((kind = 'CORRECTION') = (order_id is null)),
      check ((kind = 'CORRECTION') = (reason is not null)),
      foreign key (site_id, order_id) references orders (site_id, id),
      foreign key (site_id, sellable_id) references sellables (site_id, id) on delete cascade
    );
    create index stock_movements_of_stock on stock_movements (sellable_id, id);
  `.execute(db)
}
