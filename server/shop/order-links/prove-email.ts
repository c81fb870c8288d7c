import { sql, type Kysely, type Selectable } from 'kysely'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'

type Order = Selectable<OrdersTable>

/**
 * Records that the buyer of an order has its e-mail address, as a link that was mailed for the order was opened. An order that waits for a transfer reserves its
 * stock until the transfer is due from then on.
 */
export async function proveEmail(db: Kysely<Tables>, order: Order): Promise<Order> {
  if (order.email_proved_at !== null) return order
  const proved = db
    .updateTable('orders')
    .set({
      email_proved_at: sql<Date>`now()`,
      expires_at: sql<Date | null>`case when payment_status = 'AWAITING_TRANSFER' then coalesce(due_at, expires_at) else expires_at end`,
      due_at: sql<Date | null>`case when payment_status <> 'AWAITING_TRANSFER' then due_at end`,
    })
    .where('site_id', '=', order.site_id)
    .where('id', '=', order.id)
    .where('email_proved_at', 'is', null)
  return (await proved.returningAll().executeTakeFirst()) ?? order
}
