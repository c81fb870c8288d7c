import type { Kysely, Selectable } from 'kysely'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import { cents } from '#domain/shop/pricing/cents.ts'
import { hasOpenClaims } from '#domain/shop/orders/withdrawal-claims.ts'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { claimsOf } from './load-claims.ts'
import type { OrderGoods } from './load-lines.ts'

type OrderRow = Pick<Selectable<OrdersTable>, 'id' | 'site_id' | 'fees_paid' | 'payment_status' | 'withdrawal_status'>

/** Returns true when money of a withdrawal is still owed though some of the order was paid back: its state alone does not tell. */
export async function hasRefundDue(
  db: Kysely<Tables>,
  { id: orderId, site_id: siteId, fees_paid: fees, payment_status: payment, withdrawal_status: withdrawal }: OrderRow,
  { lines: rows }: OrderGoods,
): Promise<Pick<OrderView, 'isOwed'>> {
  if (payment !== 'PARTLY_REFUNDED' || withdrawal === 'NONE') return {}
  return hasOpenClaims(await claimsOf(db, { siteId, orderId }, { rows, fees: cents(fees) })) ? { isOwed: true } : {}
}
