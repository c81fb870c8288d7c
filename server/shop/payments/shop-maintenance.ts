import type { Kysely } from 'kysely'
import type { Clock } from '#domain/dates/clock.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { expireOrders } from '#server/shop/order-events/expire-orders.ts'
import type { Payments } from './service.ts'

interface Parts {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly payments: Pick<Payments, 'work'>
}

/**
 * Runs the periodic work of a shop, more often than jobs run: expires unpaid orders and releases their stock, then processes pending
 * requests to the payment provider. No other code expires an order that was not paid in time.
 */
export async function runShopMaintenance({ db, clock, payments }: Parts): Promise<void> {
  await inTransaction(db, (trx) => expireOrders(trx, new Date(clock())))
  await payments.work()
}
