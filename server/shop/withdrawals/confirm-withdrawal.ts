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
import { cancelUnpaidOrders, withdrawalLimit, processWithdrawal } from './process-withdrawal.ts'
import { lockOrders } from './withdrawable-order.ts'
import { mailAcknowledgement, mailDeferred } from './withdrawal-mails.ts'

/** Finds the earlier withdrawal with the same declaration: this one, or an equal one whose reference it then gets. */
async function receivedBefore(trx: Transaction<Tables>, found: Selectable<WithdrawalsTable>): Promise<KnownWithdrawal | null> {
  if (found.received_at) return { id: found.id, receivedAt: found.received_at }
  if (found.repeats !== null) return loadDuplicate(trx, found.site_id, found.repeats)
  const same = await findDuplicate(trx, found)
  if (same)
    await trx.updateTable('withdrawals').set({ repeats: same.id }).where('site_id', '=', found.site_id).where('id', '=', found.id).execute()
  return same
}

/** Mails the acknowledgements that the mail limit withheld, after the author has proven ownership of the order. */
async function acknowledgeOwn(
  trx: Transaction<Tables>,
  scope: Scope,
  { found, known: { id, receivedAt } }: { readonly found: Selectable<WithdrawalsTable>; readonly known: KnownWithdrawal },
): Promise<void> {
  // The withdrawal itself may have been found by its email only.
  if (found.id === id || found.order_id === null) return
  const withdrawal = { ...found, id, received_at: receivedAt }
  await mailDeferred(trx, scope, { withdrawal, limit: await withdrawalLimit(trx, scope, withdrawal) })
}

/**
 * Records a withdrawal and mails its acknowledgement. A repeated declaration is answered with the first one.
 * With proof of ownership the withdrawal is processed here. Without it a job processes it later, so that the response time does not reveal the order.
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
      .where('site_id', '=', found.site_id)
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const receivedAt = received.received_at ?? received.requested_at
    const withdrawal = { ...received, received_at: receivedAt }
    await mailAcknowledgement(trx, scope, { withdrawal, limit: await withdrawalLimit(trx, scope, withdrawal) })
    if (withdrawal.order_id !== null)
      await cancelUnpaidOrders(trx, [await processWithdrawal(trx, { scope, mailbox, withdrawal })], receivedAt)
    return { receivedAt: toInstant(receivedAt) }
  })
}
