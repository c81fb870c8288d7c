import { sql, type Kysely, type Selectable } from 'kysely'
import { inTransaction } from '#server/database/in-transaction.ts'
import { ProviderError, type ProviderRefund } from '#server/adapters/stripe/payment-provider.ts'
import type { RefundsTable } from '#server/database/tables/payment-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { recordRefundStatus, requestManualRefund } from './record-refund.ts'
import type { OnlineNeeds, PaymentNeeds } from './payment-deps.ts'

type Refund = Selectable<RefundsTable>

/** In one go. */
const BATCH_SIZE = 20

/** Claims the due refunds for half a minute, then twice as long after each attempt, a day at most. */
function claimDue(db: Kysely<Tables>): Promise<Refund[]> {
  const due = db
    .selectFrom('refunds')
    .select('id')
    .where('state', 'in', ['QUEUED', 'SENT'])
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .limit(BATCH_SIZE)
    .forNoKeyUpdate()
    .skipLocked()
  return db
    .updateTable('refunds')
    .set({ tries: sql<number>`tries + 1`, due_at: sql<Date>`now() + make_interval(secs => least(86400, 30 * power(2, least(tries, 12))))` })
    .where('id', 'in', due)
    .returningAll()
    .execute()
}

async function intentOf({ db }: PaymentNeeds, siteId: number, paymentId: number): Promise<string> {
  const ofSite = db.selectFrom('payments').select('intent_id').where('site_id', '=', siteId)
  const payment = await ofSite.where('id', '=', paymentId).executeTakeFirstOrThrow()
  if (payment.intent_id === null) throw new RangeError(`payment ${paymentId} has no name at the provider`)
  return payment.intent_id
}

/** Asks the provider for a refund, or how it stands; under its key it is made once. */
async function ask(needs: OnlineNeeds, refund: Refund, paymentId: number): Promise<ProviderRefund> {
  const { key, amount, provider_id: known, site_id: siteId, tries } = refund
  if (known !== null) return needs.provider.findRefund(known)
  return needs.provider.refund({ key, amount, intentId: await intentOf(needs, siteId, paymentId), isAgain: tries > 1 })
}

async function send(needs: OnlineNeeds, refund: Refund, paymentId: number): Promise<void> {
  try {
    const made = await ask(needs, refund, paymentId)
    await inTransaction(needs.db, async (trx) => {
      if (refund.provider_id === null)
        await trx
          .updateTable('refunds')
          .set({ state: 'SENT', provider_id: made.id })
          .where('site_id', '=', refund.site_id)
          .where('id', '=', refund.id)
          .execute()
      await recordRefundStatus(trx, needs, made)
    })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    needs.log.warn({ refund: refund.id, reason: error.reason, provider: error.message }, 'a refund could not be made')
    if (error.reason === 'REFUSED') await inTransaction(needs.db, (trx) => requestManualRefund(trx, needs, refund))
  }
}

/** Makes the refunds that wait: through the provider what came through it, else by telling the company what to transfer; one that cannot be made keeps back no other. */
export async function sendRefunds(needs: PaymentNeeds): Promise<void> {
  const { provider, db } = needs
  for (const refund of await claimDue(db)) {
    const { payment_id: paymentId } = refund
    try {
      if (paymentId === null) await inTransaction(db, (trx) => requestManualRefund(trx, needs, refund))
      else if (provider) await send({ ...needs, provider }, refund, paymentId)
    } catch (error) {
      needs.log.error({ refund: refund.id, err: error }, 'a refund could not be settled')
    }
  }
}
