import type { Kysely, Selectable, Transaction } from 'kysely'
import type { OnlineMethod } from '#server/adapters/stripe/payment-provider.ts'
import type { PaymentsTable } from '#server/database/tables/payment-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { OrderOfSite } from '#server/shop/reservations/order-of-site.ts'

/** An order as it is paid. */
export interface PayableOrder {
  readonly id: number
  readonly siteId: number
  readonly total: number
}

/** The tries of an order, the last one first. */
export function attemptsOf(db: Kysely<Tables>, { siteId, orderId }: OrderOfSite): Promise<Selectable<PaymentsTable>[]> {
  const ofOrder = db.selectFrom('payments').selectAll().where('site_id', '=', siteId).where('order_id', '=', orderId)
  return ofOrder.orderBy('attempt', 'desc').execute()
}

/** Records a payment attempt before the request to the provider, so that a crash does not lose it. */
export async function addAttempt(
  trx: Transaction<Tables>,
  { id, siteId, total }: PayableOrder,
  { method, attempt = 1 }: { readonly method: OnlineMethod; readonly attempt?: number },
): Promise<Selectable<PaymentsTable>> {
  return trx
    .insertInto('payments')
    .values({ site_id: siteId, order_id: id, attempt, method, amount: total })
    .returningAll()
    .executeTakeFirstOrThrow()
}
