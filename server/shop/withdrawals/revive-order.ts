import type { Selectable, Transaction } from 'kysely'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { companyMailbox } from '#server/sites/parameters/company-email.ts'
import { reReserveOrder, type ReReserveDeps } from '#server/shop/reservations/re-reserve-order.ts'
import type { LateReason } from '#server/shop/reservations/closed-reason.ts'
import type { ReceivedWithdrawal } from './received-withdrawal.ts'
import { evaluate, processWithdrawal } from './process-withdrawal.ts'
import { readWithdrawable } from './withdrawable-order.ts'

type Order = Pick<Selectable<OrdersTable>, 'id' | 'site_id' | 'reference' | 'email'>

/** Withdrawals confirmed while the order was closed, oldest first, including pending ones of guests. */
async function readDeclared(trx: Transaction<Tables>, { id, site_id: siteId, reference, email }: Order): Promise<ReceivedWithdrawal[]> {
  const rows = await trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('site_id', '=', siteId)
    .where((where) =>
      where.or([
        where.and({ order_id: id, standing: 'ENDED' }),
        where.and([where('settled_at', 'is', null), where('reference', '=', reference), where('email', '=', email)]),
      ]),
    )
    .where('received_at', 'is not', null)
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ received_at: receivedAt, ...row }) => (receivedAt ? [{ ...row, received_at: receivedAt }] : []))
}

/** Returns true when the withdrawals confirmed meanwhile cover the whole order. */
async function isGivenUp(trx: Transaction<Tables>, order: Order, { scope }: ReReserveDeps): Promise<boolean> {
  const declared = await readDeclared(trx, order)
  const [first] = declared
  const found = first && (await readWithdrawable(trx, scope, { ...first, order_id: order.id }))
  if (!found) return false
  const waiting = { ...found, isUnpaid: true, status: { ...found.status, payment: 'PENDING_PAYMENT' as const } }
  const earlier = [...waiting.earlier]
  return declared.some((withdrawal) => {
    const { cancels, claim } = evaluate({ ...waiting, earlier }, withdrawal)
    if (claim) earlier.push(claim)
    return cancels
  })
}

/**
 * Reserves the stock of a closed order again after a late payment. Returns the reason when the order stays closed, else null.
 * A full withdrawal meanwhile keeps it closed, and the payment is refunded. The caller has locked the order, so that concurrent confirmations are serialised.
 */
export async function reopenOrder(trx: Transaction<Tables>, order: Order, needs: ReReserveDeps): Promise<LateReason | null> {
  return (await isGivenUp(trx, order, needs)) ? 'WITHDRAWN' : reReserveOrder(trx, order.id, needs)
}

/** Processes the withdrawals confirmed while the order was closed. They count from now on; pending ones are left to their job. */
export async function processReopened(
  trx: Transaction<Tables>,
  order: Order,
  { scope: { site }, parameters, now }: ReReserveDeps,
): Promise<void> {
  for (const withdrawal of await readDeclared(trx, order)) {
    if (withdrawal.settled_at === null) continue
    const scope = { site, locale: withdrawal.locale }
    await processWithdrawal(trx, { scope, mailbox: await companyMailbox(parameters, scope), withdrawal, revivedAt: now })
  }
}
