import type { Kysely, Selectable, Transaction } from 'kysely'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { WithdrawalsTable } from '#server/database/tables/withdrawal-tables.ts'
import { companyMailbox } from '#server/sites/parameters/company-email.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { cancelUnpaidOrders, processWithdrawal, type WithdrawalOutcome } from './process-withdrawal.ts'
import { lockOrders } from './withdrawable-order.ts'

/** Dependencies of the processing of pending withdrawals. */
export interface SettlingNeeds {
  readonly parameters: Parameters
  readonly findSite: (siteId: number) => Site | undefined
  readonly now: Date
}

/** Selects confirmed withdrawals without proof of ownership whose orders are not looked up yet. */
function waitingWithdrawals(db: Kysely<Tables>) {
  return db.selectFrom('withdrawals').selectAll('withdrawals').where('received_at', 'is not', null).where('settled_at', 'is', null)
}

/** Processes pending withdrawals that the transaction has locked. */
async function settleWaiting(
  trx: Transaction<Tables>,
  rows: readonly Selectable<WithdrawalsTable>[],
  { parameters, findSite, now }: SettlingNeeds,
): Promise<readonly WithdrawalOutcome[]> {
  await lockOrders(
    trx,
    rows.map(({ id }) => id),
  )
  const all: WithdrawalOutcome[] = []
  for (const { received_at: receivedAt, ...row } of rows) {
    const site = findSite(row.site_id)
    if (!site || receivedAt === null) continue
    const scope = { site, locale: row.locale }
    const mailbox = await companyMailbox(parameters, scope)
    all.push(await processWithdrawal(trx, { scope, mailbox, withdrawal: { ...row, received_at: receivedAt } }))
  }
  await cancelUnpaidOrders(trx, all, now)
  return all
}

/** Batch size. The rest follows in the next run. */
const BATCH_SIZE = 200

/** Processes the next batch. Rows locked by another worker are skipped. */
export async function processNext(trx: Transaction<Tables>, needs: SettlingNeeds): Promise<readonly WithdrawalOutcome[]> {
  const rows = await waitingWithdrawals(trx).orderBy('id').limit(BATCH_SIZE).forNoKeyUpdate().skipLocked().execute()
  return settleWaiting(trx, rows, needs)
}

/**
 * Processes the pending withdrawals of an order before an administrator acts on it, as a withdrawal counts from its confirmation.
 * Uses a transaction of its own, so that the result remains when the action is rejected.
 */
export async function processPendingOf(
  db: Kysely<Tables>,
  { site, orderId }: { readonly site: Site; readonly orderId: number },
  needs: Omit<SettlingNeeds, 'findSite'>,
): Promise<void> {
  const ofOrder = (of: Kysely<Tables>) =>
    waitingWithdrawals(of)
      .innerJoin('orders as o', (join) =>
        join
          .onRef('o.site_id', '=', 'withdrawals.site_id')
          .onRef('o.reference', '=', 'withdrawals.reference')
          .onRef('o.email', '=', 'withdrawals.email'),
      )
      .where('o.site_id', '=', site.id)
      .where('o.id', '=', orderId)
      .orderBy('withdrawals.id')
  if ((await ofOrder(db).execute()).length === 0) return
  await inTransaction(db, async (trx) => {
    const rows = await ofOrder(trx).forNoKeyUpdate('withdrawals').execute()
    await settleWaiting(trx, rows, { ...needs, findSite: () => site })
  })
}
