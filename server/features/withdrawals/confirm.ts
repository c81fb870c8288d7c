import { sql } from 'kysely'
import type { CallData } from '#schemas/api/calls.ts'
import { toInstant } from '#domain/instant.ts'
import { companyMailbox } from '#server/features/company-mailbox.ts'
import { hashToken } from '#server/features/opaque-token.ts'
import { notFound } from '#server/features/refusal.ts'
import { writeAs } from '#server/features/sessions/write-as.ts'
import type { WithdrawalNeeds, Withdrawing } from './request.ts'
import { cancelUnpaid, settleWithdrawal } from './settle.ts'
import { holdOrdersOf } from './withdrawable-order.ts'
import { mailAcknowledgement } from './withdrawal-mails.ts'

/**
 * Records a withdrawal and acknowledges it to its author, at once and whatever it speaks of. The order of who has shown that it is theirs moves on with it;
 * any other is looked for afterwards, by a job or before the desk acts, so that this answer takes as long where there is none.
 */
export async function confirmWithdrawal(
  { db, parameters }: WithdrawalNeeds,
  { scope, caller }: Withdrawing,
  id: string,
): Promise<CallData<'order.confirmWithdrawal'>> {
  const mailbox = await companyMailbox(parameters, scope)
  return writeAs(db, caller, async (trx) => {
    const own = trx.selectFrom('withdrawals').selectAll().where('site_id', '=', scope.site.id).where('token_hash', '=', hashToken(id))
    const found = await own.forUpdate().executeTakeFirst()
    if (!found) throw notFound()
    if (found.received_at) return { receivedAt: toInstant(found.received_at) }
    if (found.order_id !== null) await holdOrdersOf(trx, [found.id])
    const received = await trx
      .updateTable('withdrawals')
      .set({ received_at: sql<Date>`now()` })
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const receivedAt = received.received_at ?? received.requested_at
    const withdrawal = { ...received, received_at: receivedAt }
    await mailAcknowledgement(trx, scope, withdrawal)
    if (withdrawal.order_id !== null) await cancelUnpaid(trx, [await settleWithdrawal(trx, { scope, mailbox, withdrawal })], receivedAt)
    return { receivedAt: toInstant(receivedAt) }
  })
}
