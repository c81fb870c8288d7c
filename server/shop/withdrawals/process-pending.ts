import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { WithdrawalsTable } from '#server/database/tables/withdrawal-tables.ts'
import { companyMailbox } from '#server/sites/parameters/company-email.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { cancelUnpaid, settleWithdrawal, type WithdrawalOutcome } from './process-withdrawal.ts'
import { lockOrders } from './withdrawable-order.ts'

/** What settling stands on. */
export interface SettlingNeeds {
  readonly parameters: Parameters
  readonly findSite: (siteId: number) => Site | undefined
  readonly now: Date
}

/** The withdrawals that were confirmed by who has not shown that the order is theirs, and whose orders nobody has looked for yet. */
function waitingWithdrawals(db: Kysely<Tables>) {
  return db.selectFrom('withdrawals').selectAll('withdrawals').where('received_at', 'is not', null).where('settled_at', 'is', null)
}

/** Settles withdrawals that wait and that the transaction holds; how each of them stands. */
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
    all.push(await settleWithdrawal(trx, { scope, mailbox, withdrawal: { ...row, received_at: receivedAt } }))
  }
  await cancelUnpaid(trx, all, now)
  return all
}

/** In one go: those that remain come in the next. */
const most = 200

/** Settles the next of those that wait and that nobody else settles; how each of them stands. */
export async function processNext(trx: Transaction<Tables>, needs: SettlingNeeds): Promise<readonly WithdrawalOutcome[]> {
  const rows = await waitingWithdrawals(trx).orderBy('id').limit(most).forNoKeyUpdate().skipLocked().execute()
  return settleWaiting(trx, rows, needs)
}

/**
 * Settles what waits of one order, before anything is done with it at the desk: whoever has confirmed that they withdraw has withdrawn from then on, though
 * their answer was given without looking for the order. By itself, so that it stands where the act is refused for it.
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
  await db.transaction().execute(async (trx) => {
    const rows = await ofOrder(trx).forNoKeyUpdate('withdrawals').execute()
    await settleWaiting(trx, rows, { ...needs, findSite: () => site })
  })
}
