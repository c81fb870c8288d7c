import { sql, type Kysely, type Selectable } from 'kysely'
import { lastReceipt, type LineQuantity, type Shipped } from '#domain/shop/shipping/shipments.ts'
import { withdrawalDeadline } from '#domain/shop/orders/withdrawal.ts'
import type { OrderLinesTable, OrdersTable, OrderShipmentsTable } from '#server/database/tables/order-tables.ts'
import type { Deduction, PapersTable } from '#server/database/tables/paper-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { idsOf, sitesOf, type OrderOfSite } from '#server/shop/reservations/order-of-site.ts'

/** An invoice or a credit note of an order, as lists tell it. */
export interface PaperOfOrder extends Pick<Selectable<PapersTable>, 'order_id' | 'kind' | 'number' | 'total' | 'issued_at'> {
  /** The deduction of a credit note for goods that came back with a lower value. */
  readonly kept: Deduction | null
}

/** The lines of an order, what has left of them, when it was fetched if it was, and what was billed and given back. */
export interface OrderGoods {
  readonly lines: readonly Selectable<OrderLinesTable>[]
  readonly shipments: readonly Selectable<OrderShipmentsTable>[]
  readonly collectedAt: Date | null
  readonly papers: readonly PaperOfOrder[]
}

/** The lines of some orders and what has left of them, by the number of the order. */
export async function readGoodsOf(db: Kysely<Tables>, orders: readonly OrderOfSite[]): Promise<ReadonlyMap<number, OrderGoods>> {
  const [sites, ids] = [
    [0, ...sitesOf(orders)],
    [0, ...idsOf(orders)],
  ]
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('site_id', 'in', sites)
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute()
  const shipments = await db
    .selectFrom('order_shipments')
    .selectAll()
    .where('site_id', 'in', sites)
    .where('order_id', 'in', ids)
    .orderBy('number')
    .execute()
  const collected = db.selectFrom('order_events').select(['order_id', 'at']).where('site_id', 'in', sites).where('order_id', 'in', ids)
  const collections = await collected.where('event', '=', 'COLLECT').execute()
  const documents = db.selectFrom('papers').where('site_id', 'in', sites).where('order_id', 'in', ids)
  const deduction = sql<Deduction | null>`snapshot #> '{corrects,kept}'`.as('kept')
  const papersOf = Map.groupBy(
    await documents.select(['order_id', 'kind', 'number', 'total', 'issued_at', deduction]).orderBy('id').execute(),
    (row) => row.order_id,
  )
  const [linesOf, shipmentsOf] = [Map.groupBy(lines, (row) => row.order_id), Map.groupBy(shipments, (row) => row.order_id)]
  return new Map(
    idsOf(orders).map((id) => {
      const collectedAt = collections.find((row) => row.order_id === id)?.at ?? null
      return [id, { lines: linesOf.get(id) ?? [], shipments: shipmentsOf.get(id) ?? [], collectedAt, papers: papersOf.get(id) ?? [] }]
    }),
  )
}

/** The lines of an order and what has left of them. */
export async function readGoods(db: Kysely<Tables>, order: OrderOfSite): Promise<OrderGoods> {
  return (await readGoodsOf(db, [order])).get(order.orderId) ?? { lines: [], shipments: [], collectedAt: null, papers: [] }
}

/** The units of an order that leave in all: those ordered, less those refunded before they left. */
export function orderedOf({ lines }: OrderGoods): LineQuantity[] {
  return lines.map(({ position, quantity, cancelled }) => ({ line: position, quantity: quantity - cancelled }))
}

/** The shipped units of an order. */
export function shippedOf({ shipments }: OrderGoods): Shipped[] {
  return shipments.map(({ lines, delivered_at: receivedAt }) => ({ lines, receivedAt }))
}

/** Units of lines as answers name them. */
export function serialiseUnits(units: readonly LineQuantity[]): { readonly position: number; readonly quantity: number }[] {
  return units.map(({ line: position, quantity }) => ({ position, quantity }))
}

/** Counts the units of each stock in units of lines. A box holds its bottles and is counted itself. A stock with a count of zero is left out: a lock on it would break the order of locks. */
export function stocksOfLines({ lines }: OrderGoods, units: readonly LineQuantity[]): ReadonlyMap<number, number> {
  const stocks = new Map<number, number>()
  const add = (id: number, quantity: number) => stocks.set(id, (stocks.get(id) ?? 0) + quantity)
  for (const { line, quantity } of units) {
    const row = lines.find(({ position }) => position === line)
    if (!row || quantity === 0) continue
    add(row.sellable_id, quantity)
    for (const { id, count } of row.contents) add(id, count * quantity)
  }
  return stocks
}

/** How many of each stock are still to leave of an order once some units never will. */
export function unshippedStock(goods: OrderGoods, never: readonly LineQuantity[] = []): ReadonlyMap<number, number> {
  const given = new Map(never.map(({ line, quantity }) => [line, quantity]))
  const left = goods.lines.map(({ position, quantity, sent, cancelled }) => ({
    line: position,
    quantity: quantity - sent - cancelled - (given.get(position) ?? 0),
  }))
  return stocksOfLines(goods, left)
}

/** When the buyer had the last of an order: its last parcel, or when it was fetched; null while something is still to come. */
export function lastReceivedAt(goods: OrderGoods): Date | null {
  return goods.collectedAt ?? lastReceipt(orderedOf(goods), shippedOf(goods))
}

/** The last day on which the buyer may withdraw; null while the period has not begun, and for companies. Every consumer is informed of this right when they order. */
export function orderWithdrawalDeadline(goods: OrderGoods, { company }: Pick<Selectable<OrdersTable>, 'company'>): string | null {
  const receivedAt = company === null ? lastReceivedAt(goods) : null
  return receivedAt && withdrawalDeadline(receivedAt, { isTold: true })
}
