import { sql, type Selectable, type Transaction } from 'kysely'
import type { CallData } from '#schemas/api/calls.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { WithdrawalsTable } from '#server/database/tables/withdrawal-tables.ts'
import { companyMailbox } from '#server/sites/parameters/company-email.ts'
import { hashToken } from '#server/platform/tokens/opaque-token.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import { runAsCaller } from '#server/people/sessions/member-transaction.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { WithdrawalNeeds, WithdrawalRequest } from './request-withdrawal.ts'
import { findDuplicate, loadDuplicate, type KnownWithdrawal } from './find-duplicate.ts'
import { cancelUnpaid, withdrawalLimit, settleWithdrawal } from './process-withdrawal.ts'
import { lockOrders } from './withdrawable-order.ts'
import { mailAcknowledgement, mailDeferred } from './withdrawal-mails.ts'

/** The withdrawal that a declaration was confirmed as before: itself, or the same one from elsewhere, whose number it then bears. */
async function receivedBefore(trx: Transaction<Tables>, found: Selectable<WithdrawalsTable>): Promise<KnownWithdrawal | null> {
  if (found.received_at) return { id: found.id, receivedAt: found.received_at }
  if (found.repeats !== null) return loadDuplicate(trx, found.repeats)
  const same = await findDuplicate(trx, found)
  if (same) await trx.updateTable('withdrawals').set({ repeats: same.id }).where('id', '=', found.id).execute()
  return same
}

/** Says again what was received before without a link and not acknowledged, among too many of others, to who shows now that the order is theirs. */
async function acknowledgeOwn(
  trx: Transaction<Tables>,
  scope: Scope,
  { found, known: { id, receivedAt } }: { readonly found: Selectable<WithdrawalsTable>; readonly known: KnownWithdrawal },
): Promise<void> {
  // What was confirmed itself may have been looked up by its address alone.
  if (found.id === id || found.order_id === null) return
  const withdrawal = { ...found, id, received_at: receivedAt }
  await mailDeferred(trx, scope, { withdrawal, limit: await withdrawalLimit(trx, scope, withdrawal) })
}

/**
 * Records a withdrawal and acknowledges it to its author, at once and whatever it speaks of; one that was received before is told of, and not recorded twice.
 * The order of who has shown that it is theirs moves on with it; any other is looked for afterwards, by a job or before the desk looks at it or acts, so that
 * this answer takes as long where there is none.
 */
export async function confirmWithdrawal(
  { db, parameters }: WithdrawalNeeds,
  { scope, caller }: WithdrawalRequest,
  id: string,
): Promise<CallData<'order.confirmWithdrawal'>> {
  const mailbox = await companyMailbox(parameters, scope)
  return runAsCaller(db, caller, async (trx) => {
    const own = trx.selectFrom('withdrawals').selectAll().where('site_id', '=', scope.site.id).where('token_hash', '=', hashToken(id))
    const found = await own.forNoKeyUpdate().executeTakeFirst()
    if (!found) throw notFound()
    const known = await receivedBefore(trx, found)
    if (known) {
      await acknowledgeOwn(trx, scope, { found, known })
      return { receivedAt: toInstant(known.receivedAt), outcome: 'KNOWN' }
    }
    if (found.order_id !== null) await lockOrders(trx, [found.id])
    const received = await trx
      .updateTable('withdrawals')
      .set({ received_at: sql<Date>`now()` })
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const receivedAt = received.received_at ?? received.requested_at
    const withdrawal = { ...received, received_at: receivedAt }
    await mailAcknowledgement(trx, scope, { withdrawal, limit: await withdrawalLimit(trx, scope, withdrawal) })
    if (withdrawal.order_id !== null) await cancelUnpaid(trx, [await settleWithdrawal(trx, { scope, mailbox, withdrawal })], receivedAt)
    return { receivedAt: toInstant(receivedAt) }
  })
}
