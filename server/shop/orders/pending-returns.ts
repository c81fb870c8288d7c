import type { Kysely, Selectable } from 'kysely'
import { cents } from '#domain/shop/pricing/cents.ts'
import { refundedUnits } from '#domain/shop/orders/credit-note.ts'
import type { LineQuantity } from '#domain/shop/shipping/shipments.ts'
import { pendingReturnUnits, type Claims } from '#domain/shop/orders/withdrawal-claims.ts'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { claimsOf } from './load-claims.ts'
import type { OrderGoods } from './load-lines.ts'

type OrderRow = Pick<Selectable<OrdersTable>, 'id' | 'site_id' | 'fees_paid' | 'withdrawal_status'>

/** The units of an order that may come back, by line. */
interface Expected {
  /** The units that the buyer has yet to send back: withdrawn, sent and not returned. */
  readonly awaited: LineQuantity[]
  /** The units that were refunded before their return: they may still come back, and are not awaited. */
  readonly ahead: LineQuantity[]
}

function unitsIn({ lines }: OrderGoods, unitsOf: (row: OrderGoods['lines'][number]) => number): LineQuantity[] {
  return lines.map((row) => ({ line: row.position, quantity: unitsOf(row) })).filter(({ quantity }) => quantity > 0)
}

/** Returns the units of some claims that are still to be sent back, by line. */
export function pendingReturnLines(claims: Claims, goods: OrderGoods): LineQuantity[] {
  return unitsIn(goods, ({ sellable_id: id, quantity, sent, cancelled }) =>
    pendingReturnUnits(claims, { id, unsent: quantity - sent - cancelled }),
  )
}

/** Reads the units that may come back of a withdrawn order. */
export async function expectedReturns(
  db: Kysely<Tables>,
  { id: orderId, site_id: siteId, fees_paid: fees, withdrawal_status: status }: OrderRow,
  goods: OrderGoods,
): Promise<Expected> {
  if (status !== 'CONFIRMED') return { awaited: [], ahead: [] }
  const claims = await claimsOf(db, { siteId, orderId }, { rows: goods.lines, fees: cents(fees) })
  return { awaited: pendingReturnLines(claims, goods), ahead: unitsIn(goods, ({ sellable_id: id }) => refundedUnits([claims.ahead], id)) }
}

/** How many of what an order sells were given back or given up already. */
export async function withdrawnUnits(
  db: Kysely<Tables>,
  { id: orderId, site_id: siteId, fees_paid: fees }: OrderRow,
  { lines: rows }: OrderGoods,
): Promise<{ readonly id: number; readonly quantity: number }[]> {
  const { credited, open } = await claimsOf(db, { siteId, orderId }, { rows, fees: cents(fees) })
  return rows
    .map(({ sellable_id: id }) => ({ id, quantity: refundedUnits([...credited, open], id) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Reads the units that the buyer of an order has yet to send back, by line. */
export async function pendingReturns(db: Kysely<Tables>, order: OrderRow, goods: OrderGoods): Promise<LineQuantity[]> {
  return (await expectedReturns(db, order, goods)).awaited
}
