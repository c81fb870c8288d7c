import type pg from 'pg'

const tables = `
  create table bare_stocks (id integer primary key, on_hand integer not null, reserved integer not null default 0);
  create table bare_counters (name text primary key, last integer not null);
  create table bare_orders (id bigint generated always as identity primary key, reference text not null unique, body jsonb not null);
  create table bare_lines (order_id bigint not null references bare_orders, id integer not null, quantity integer not null, name text not null);
  create table bare_holds (order_id bigint not null references bare_orders, id integer not null, quantity integer not null);
  create table bare_mails (order_id bigint not null references bare_orders, kind text not null, data jsonb not null, unique (kind, order_id));
  insert into bare_stocks values (1, 1000000000);
  insert into bare_counters values ('orders', 0);
`

/** Makes the tables that an order of nothing but SQL is written into. */
export async function createBareTables(pool: pg.Pool): Promise<void> {
  await pool.query(tables)
}

/** The transaction of an order without anything round it: stock, number, order, line, hold and two mails, on one hot row. */
export async function placeBareOrder(pool: pg.Pool, body: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('update bare_stocks set reserved = reserved + 1 where id = 1 and on_hand - reserved >= 1')
    const { rows: numbers } = await client.query<{ last: number }>(
      `update bare_counters set last = last + 1 where name = 'orders' returning last`,
    )
    const insert = 'insert into bare_orders (reference, body) values ($1, $2) returning id'
    const { rows } = await client.query<{ id: string }>(insert, [`2026-${numbers[0]?.last}`, body])
    const id = rows[0]?.id
    await client.query(`insert into bare_lines values ($1, 1, 1, 'Combe Haute 2023')`, [id])
    await client.query('insert into bare_holds values ($1, 1, 1)', [id])
    await client.query(`insert into bare_mails values ($1, 'ORDER', $2), ($1, 'ORDER_TEAM', $2)`, [id, body])
    await client.query('commit')
  } finally {
    client.release()
  }
}
