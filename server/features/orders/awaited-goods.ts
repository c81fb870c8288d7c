import type { Kysely, Selectable } from 'kysely'
import { cents } from '#domain/shop/cents.ts'
import type { LineQuantity } from '#domain/shop/shipments.ts'
import { unitsAwaited } from '#domain/shop/withdrawal-claims.ts'
import type { OrdersTable } from '#server/database/order-tables.ts'
import type { Tables } from '#server/database/tables.ts'
import { claimsOf } from './claims-of.ts'
import type { Goods } from './read-goods.ts'

type OrderRow = Pick<Selectable<OrdersTable>, 'id' | 'fees_paid' | 'withdrawal_status'>

/** What the buyer of an order has yet to send back, line by line: what they gave up, as far as it has left and has not come. */
export async function awaitedOf(
  db: Kysely<Tables>,
  { id: orderId, fees_paid: fees, withdrawal_status: status }: OrderRow,
  { lines: rows }: Goods,
): Promise<LineQuantity[]> {
  if (status !== 'CONFIRMED') return []
  const claims = await claimsOf(db, orderId, { rows, fees: cents(fees) })
  return rows
    .map(({ position: line, sellable_id: id, quantity, sent, cancelled }) => ({
      line,
      quantity: unitsAwaited(claims, { id, unsent: quantity - sent - cancelled }),
    }))
    .filter(({ quantity }) => quantity > 0)
}
