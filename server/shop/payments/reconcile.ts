import { sql, type Kysely, type Selectable } from 'kysely'
import { ProviderError, type Intent } from '#server/adapters/stripe/payment-provider.ts'
import type { PaymentsTable } from '#server/database/tables/payment-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { awaitingPaymentStatuses, isAwaitingPayment } from '#server/shop/orders/pending-order.ts'
import { syncIntent, ensureIntent } from './payment-intent.ts'
import { attemptsOf } from './payment-attempts.ts'
import { factsOfRow, paymentState } from './payment-state.ts'
import type { OnlineNeeds } from './payment-deps.ts'

/** In one go. */
const BATCH_SIZE = 20

/** Claims payments without news for five minutes, for half a minute once their order waits no longer; debits, which take days, for an hour. */
function claimSilent(db: Kysely<Tables>): Promise<Selectable<PaymentsTable>[]> {
  const silent = db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.id')
    .where('outcome', 'is', null)
    .where('cancelled_at', 'is', null)
    .where(
      sql<boolean>`checked_at < now() - case when orders.payment_status <> all(${awaitingPaymentStatuses}::text[])
        then interval '30 seconds' when orders.payment_status = 'DEBIT_PENDING' then interval '1 hour' else interval '5 minutes' end`,
    )
    .orderBy('checked_at')
    .limit(BATCH_SIZE)
    .forNoKeyUpdate('payments')
    .skipLocked()
  return db
    .updateTable('payments')
    .set({ checked_at: sql<Date>`now()` })
    .where('id', 'in', silent)
    .returningAll()
    .execute()
}

const isOver = ({ status }: Intent): boolean => status === 'RECEIVED' || status === 'CANCELLED'

/** Returns true when a payment may still be made: its order waits, and it is the last try of it, or what the bank works on. */
async function isWanted({ db }: OnlineNeeds, { id, site_id: siteId, order_id: orderId }: Selectable<PaymentsTable>): Promise<boolean> {
  const ofSite = db.selectFrom('orders').select('payment_status').where('site_id', '=', siteId)
  const order = await ofSite.where('id', '=', orderId).executeTakeFirstOrThrow()
  if (!isAwaitingPayment(order.payment_status)) return false
  const attempts = await attemptsOf(db, { siteId, orderId })
  const isUnderWay = attempts.some((each) => each.id === id && paymentState(factsOfRow(each)) === 'UNDER_WAY')
  return isUnderWay || (order.payment_status !== 'DEBIT_PENDING' && attempts[0]?.id === id)
}

async function ask(needs: OnlineNeeds, payment: Selectable<PaymentsTable>): Promise<void> {
  const { db, provider } = needs
  const ofSite = db.selectFrom('orders').select('reference').where('site_id', '=', payment.site_id)
  const order = await ofSite.where('id', '=', payment.order_id).executeTakeFirstOrThrow()
  // Also when we died before its name was stored: under its key the provider tells which one it is.
  const intent = await ensureIntent(needs, payment, order.reference)
  // What has become of it counts before it is ended: that it was refused would be forgotten.
  await syncIntent(needs, payment.id, intent)
  if (!isOver(intent) && !(await isWanted(needs, payment))) await syncIntent(needs, payment.id, await provider.cancel(intent.id))
}

/** Asks the provider for the state of payments without news, and ends those that no order waits for. A failure with one does not stop the others. */
export async function reconcilePayments(needs: OnlineNeeds): Promise<void> {
  for (const payment of await claimSilent(needs.db)) {
    try {
      await ask(needs, payment)
    } catch (error) {
      const what = { payment: payment.id }
      if (error instanceof ProviderError)
        needs.log.warn({ ...what, reason: error.reason, provider: error.message }, 'a payment could not be looked at')
      else needs.log.error({ ...what, err: error }, 'a payment could not be settled')
    }
  }
}
