import type { Kysely, Transaction } from 'kysely'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Intent, ProviderEvent } from '#server/adapters/stripe/payment-provider.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { factsOf } from './payment-state.ts'
import type { PaymentNeeds } from './payment-deps.ts'
import { recordRefundStatus } from './record-refund.ts'
import { settlePayment } from './settle-payment.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Finds the payment of an intent, by our own key after a crash before its name was stored; undefined for an unknown one. */
async function findPayment(db: Kysely<Tables>, { id, key }: Intent): Promise<number | undefined> {
  const payments = db.selectFrom('payments').select('id')
  const known = await payments.where('intent_id', '=', id).executeTakeFirst()
  if (known || key === null || !uuid.test(key)) return known?.id
  return (await payments.where('key', '=', key).where('intent_id', 'is', null).executeTakeFirst())?.id
}

/** Stores that an event was received; returns true the first time. A concurrent delivery waits. */
async function isNew(trx: Transaction<Tables>, { id, type }: ProviderEvent): Promise<boolean> {
  const noted = await trx
    .insertInto('webhook_events')
    .values({ id, type })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return noted.numInsertedOrUpdatedRows === 1n
}

/** Takes in what the provider tells, each event once, with all that follows. */
export async function handleWebhookEvent(needs: PaymentNeeds, event: ProviderEvent): Promise<void> {
  await inTransaction(needs.db, async (trx) => {
    if (!(await isNew(trx, event))) return
    const { intent, refund, createdAt } = event
    if (refund) await recordRefundStatus(trx, needs, refund)
    const paymentId = intent ? await findPayment(trx, intent) : undefined
    if (!intent || paymentId === undefined) return
    await settlePayment(trx, needs, { paymentId, intentId: intent.id, facts: factsOf(intent, createdAt) })
  })
}
