import { sql, type Kysely, type Transaction } from 'kysely'
import { transition, type OrderDelivery, type OrderEvent, type OrderStatus } from '#domain/shop/orders/order-status.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound, ApiError } from '#server/platform/errors/api-error.ts'
import type { OrderOfSite } from '#server/shop/reservations/order-of-site.ts'

/** How an order stands, and how it gets to its buyer: that decides what may happen to it. */
export interface OrderState {
  readonly status: OrderStatus
  readonly delivery: OrderDelivery
}

const selectState = (db: Kysely<Tables>, { siteId, orderId }: OrderOfSite) =>
  db
    .selectFrom('orders')
    .select(['payment_status', 'fulfilment_status', 'withdrawal_status', 'delivery_type'])
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)

type Row = Awaited<ReturnType<ReturnType<typeof selectState>['executeTakeFirst']>>

function stateOf(row: Row): OrderState {
  if (!row) throw notFound()
  const status = { payment: row.payment_status, fulfilment: row.fulfilment_status, withdrawal: row.withdrawal_status }
  return { status, delivery: row.delivery_type }
}

/** The state of an order as it is now; refused when the site has no such order. */
export async function readOrderState(db: Kysely<Tables>, order: OrderOfSite): Promise<OrderState> {
  return stateOf(await selectState(db, order).executeTakeFirst())
}

/** The state of an order, held until the transaction ends: what is reckoned from it meanwhile holds. */
export async function lockOrderState(trx: Transaction<Tables>, order: OrderOfSite): Promise<OrderState> {
  return stateOf(await selectState(trx, order).forNoKeyUpdate().executeTakeFirst())
}

/** The state of an order after an event; refused when the event cannot happen to it now. */
export function stateAfter({ status, delivery }: OrderState, event: OrderEvent): OrderStatus {
  const next = transition(status, event, delivery)
  if (next === null) throw new ApiError('ORDER_EVENT_REFUSED', { event, status })
  return next
}

/** Gives an order another version: something of it has changed that is no state. */
export async function bumpOrderVersion(trx: Transaction<Tables>, { siteId, orderId }: OrderOfSite): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ version: sql<number>`version + 1` })
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .execute()
}
