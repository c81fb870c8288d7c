import { sql, type RawBuilder, type Transaction } from 'kysely'
import { advisoryLockSql } from '#server/database/advisory-lock.ts'
import { preparedStatement } from '#server/database/prepared.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { StockNeed } from '#server/shop/offers/required-stock.ts'
import { idsOf, sitesOf, type OrderOfSite } from './order-of-site.ts'

/** The units that were reserved in a stock. */
export type ReservedStock = Omit<StockNeed, 'binds'>

/**
 * The part of a statement that queues for stocks, in the order of their numbers: `queued` holds their `id`. Writers that wait for a row contend again after
 * each commit: of twelve, the second was served ninth. An advisory lock serves them in the order in which they asked.
 */
function queuedSql(ids: readonly number[]): RawBuilder<unknown> {
  return sql`
    queued as materialized (
      select id, ${advisoryLockSql(sql`'stock ' || id`)} from (select unnest(${ids}::integer[]) as id order by id offset 0) as ordered
    )`
}

/**
 * The parts of a statement that take what a cart needs of each stock, all or nothing: `taken` holds a row for each, or none. Rows are locked in the order
 * of their numbers, so that two carts never wait for one another, and stock is counted after waiting for a concurrent reservation: an
 * earlier reading does not count. From a stock that does not bind, at most the units that are there are taken, and it refuses no cart.
 *
 * All that a check of the table looks at is written from the row as it was locked: a row that changed since the statement began is checked once as it was
 * then, with what is added to it, before the database sees that there is a newer one. Stock that came back meanwhile would be an error otherwise.
 */
export function reserveStockSql(siteId: number, needs: readonly StockNeed[]): RawBuilder<unknown> {
  const [ids, quantities, binding] = [needs.map(({ id }) => id), needs.map(({ quantity }) => quantity), needs.map(({ binds }) => binds)]
  return sql`${queuedSql(ids)},
    held as (
      select s.sellable_id, s.on_hand, s.reserved, case when n.binds then n.quantity else least(n.quantity, s.on_hand - s.reserved) end as quantity,
        not n.binds or s.on_hand - s.reserved >= n.quantity as is_enough
      from stocks s join unnest(${ids}::integer[], ${quantities}::integer[], ${binding}::boolean[]) as n (id, quantity, binds) on n.id = s.sellable_id
        join queued on queued.id = s.sellable_id
      where s.site_id = ${siteId}::integer order by s.sellable_id for no key update of s
    ), taken as (
      update stocks set on_hand = held.on_hand, reserved = held.reserved + held.quantity from held
      where stocks.site_id = ${siteId}::integer and stocks.sellable_id = held.sellable_id and (select bool_and(is_enough) from held)
      returning stocks.sellable_id, held.quantity
    )`
}

/** Takes what a cart needs of each stock, and says what it took; null when there was not enough. */
export async function reserveStock(
  trx: Transaction<Tables>,
  siteId: number,
  needs: readonly StockNeed[],
): Promise<readonly ReservedStock[] | null> {
  if (needs.length === 0) return []
  const { rows } =
    await sql<ReservedStock>`${preparedStatement} with ${reserveStockSql(siteId, needs)} select sellable_id as id, quantity from taken`.execute(
      trx,
    )
  return rows.length === needs.length ? rows : null
}

/** Notes what an order holds back. */
export async function insertReservations(
  trx: Transaction<Tables>,
  order: { readonly id: number; readonly siteId: number },
  taken: readonly ReservedStock[],
): Promise<void> {
  const rows = taken
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity }) => ({ site_id: order.siteId, order_id: order.id, sellable_id: id, quantity }))
  if (rows.length > 0) await trx.insertInto('order_holds').values(rows).execute()
}

/** Locks stocks that are about to change in the order of their ids, as carts do, and before the reservations of orders. This prevents deadlocks. */
export async function lockStocks(trx: Transaction<Tables>, siteIds: readonly number[], ids: Iterable<number>): Promise<void> {
  const wanted = [...ids]
  if (wanted.length === 0) return
  await sql`
    with ${queuedSql(wanted)}
    select s.sellable_id from stocks s join queued on queued.id = s.sellable_id
    where s.site_id = any(${[...siteIds]}) order by s.sellable_id for no key update of s`.execute(trx)
}

/**
 * Reserves for an order the units that it lacks before they leave: where stock limits no sale it may have got less than it sold. It takes free units, then
 * those of other orders, of the latest first: a bottle that has left is no longer theirs. At most the units in stock are taken; a stock without a count is left alone.
 * The stocks are locked before.
 */
export async function topUpReservations(trx: Transaction<Tables>, order: OrderOfSite, wanted: ReadonlyMap<number, number>): Promise<void> {
  await sql`
    with lacking as (
      select s.sellable_id, n.quantity - coalesce(h.quantity, 0) as quantity, s.on_hand - s.reserved as free
      from stocks s join unnest(${[...wanted.keys()]}::integer[], ${[...wanted.values()]}::integer[]) as n (id, quantity) on n.id = s.sellable_id
        left join order_holds h on h.order_id = ${order.orderId} and h.sellable_id = s.sellable_id
      where s.site_id = ${order.siteId} and s.is_tracked and n.quantity > coalesce(h.quantity, 0)
    ), taken as (
      update stocks set reserved = reserved + least(lacking.quantity, lacking.free) from lacking
      where stocks.site_id = ${order.siteId} and stocks.sellable_id = lacking.sellable_id
      returning stocks.sellable_id, least(lacking.quantity, lacking.free) as quantity
    ), asked as (
      select h.order_id, h.sellable_id, h.quantity,
        lacking.quantity - lacking.free - (sum(h.quantity) over (partition by h.sellable_id order by h.order_id desc) - h.quantity) as wanting
      from lacking join order_holds h on h.sellable_id = lacking.sellable_id and h.order_id <> ${order.orderId}
    ), emptied as (
      delete from order_holds h using asked
      where h.site_id = ${order.siteId} and h.order_id = asked.order_id and h.sellable_id = asked.sellable_id and asked.wanting >= asked.quantity
      returning h.sellable_id, asked.quantity
    ), lowered as (
      update order_holds h set quantity = h.quantity - asked.wanting from asked
      where h.site_id = ${order.siteId} and h.order_id = asked.order_id and h.sellable_id = asked.sellable_id and asked.wanting > 0
        and asked.wanting < asked.quantity
      returning h.sellable_id, asked.wanting as quantity
    )
    insert into order_holds as o (site_id, order_id, sellable_id, quantity)
    select ${order.siteId}, ${order.orderId}, sellable_id, sum(quantity)
    from (select * from taken union all select * from emptied union all select * from lowered) as got
    group by sellable_id having sum(quantity) > 0
    on conflict (order_id, sellable_id) do update set quantity = o.quantity + excluded.quantity where o.site_id = excluded.site_id`.execute(
    trx,
  )
}

/** Locks the stocks with reservations of some orders, before each of these is ended by itself. */
export async function lockReservedStocks(trx: Transaction<Tables>, orders: readonly OrderOfSite[]): Promise<void> {
  const ofOrders = trx
    .selectFrom('order_holds')
    .select('sellable_id')
    .distinct()
    .where('site_id', 'in', [0, ...sitesOf(orders)])
    .where('order_id', 'in', [0, ...idsOf(orders)])
  const held = await ofOrders.execute()
  await lockStocks(
    trx,
    sitesOf(orders),
    held.map(({ sellable_id: id }) => id),
  )
}

/** Puts back on sale what some orders hold back, once: nothing is held afterwards. Stocks are gone through in the order of their numbers, as orders do. */
export async function releaseStock(trx: Transaction<Tables>, orders: readonly OrderOfSite[]): Promise<void> {
  await lockReservedStocks(trx, orders)
  const ofOrders = trx.deleteFrom('order_holds').where('site_id', 'in', sitesOf(orders)).where('order_id', 'in', idsOf(orders))
  const held = await ofOrders.returning(['site_id', 'sellable_id', 'quantity']).execute()
  const byStock = Map.groupBy(held, ({ sellable_id: id }) => id)
  for (const [id, holds] of [...byStock].sort(([one], [other]) => one - other)) {
    const quantity = holds.reduce((sum, hold) => sum + hold.quantity, 0)
    const sites = [...new Set(holds.map(({ site_id }) => site_id))]
    await trx
      .updateTable('stocks')
      .set({ reserved: sql<number>`reserved - ${quantity}` })
      .where('site_id', 'in', sites)
      .where('sellable_id', '=', id)
      .execute()
  }
}
