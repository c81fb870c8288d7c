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

/** What of an order may come back, line by line. */
interface Expected {
  /** What its buyer has yet to send back: what they gave up, as far as it has left and has not come. */
  readonly awaited: LineQuantity[]
  /** What was given back before it came: it may come still, though nobody waits for it. */
  readonly ahead: LineQuantity[]
}

function unitsIn({ lines }: OrderGoods, unitsOf: (row: OrderGoods['lines'][number]) => number): LineQuantity[] {
  return lines.map((row) => ({ line: row.position, quantity: unitsOf(row) })).filter(({ quantity }) => quantity > 0)
}

/** What of some claims is still to be sent back, line by line. */
export function pendingReturnLines(claims: Claims, goods: OrderGoods): LineQuantity[] {
  return unitsIn(goods, ({ sellable_id: id, quantity, sent, cancelled }) =>
    pendingReturnUnits(claims, { id, unsent: quantity - sent - cancelled }),
  )
}

/** What may come back of an order whose buyer has withdrawn. */
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

/** What the buyer of an order has yet to send back, line by line. */
export async function pendingReturns(db: Kysely<Tables>, order: OrderRow, goods: OrderGoods): Promise<LineQuantity[]> {
  return (await expectedReturns(db, order, goods)).awaited
}
