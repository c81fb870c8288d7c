import type { Selectable, Transaction } from 'kysely'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { companyMailbox } from '#server/sites/parameters/company-email.ts'
import { reReserveOrder, type ReReserveDeps } from '#server/shop/reservations/re-reserve-order.ts'
import type { LateReason } from '#server/shop/reservations/closed-reason.ts'
import type { ReceivedWithdrawal } from './received-withdrawal.ts'
import { evaluate, settleWithdrawal } from './process-withdrawal.ts'
import { readWithdrawable } from './withdrawable-order.ts'

type Order = Pick<Selectable<OrdersTable>, 'id' | 'site_id' | 'reference' | 'email'>

/** What was confirmed of an order while it was over, in the order in which it came; a guest's also before anybody has looked for its order. */
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

/** Whether nothing would be left of an order if what was confirmed while it was over had come while it waited for its money. */
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
 * Takes again what an order that is paid too late had given back; says why it is not revived, null when it is. Whoever has given up all of it meanwhile wants
 * their money, and nothing is taken. The order is held by whoever asks: what is confirmed at the same moment is seen here, or finds the order revived.
 */
export async function reopenOrder(trx: Transaction<Tables>, order: Order, needs: ReReserveDeps): Promise<LateReason | null> {
  return (await isGivenUp(trx, order, needs)) ? 'WITHDRAWN' : reReserveOrder(trx, order.id, needs)
}

/** What was given up of an order while it was over counts from now on, since late money has revived it; what nobody has looked at yet is left to its job. */
export async function processReopened(
  trx: Transaction<Tables>,
  order: Order,
  { scope: { site }, parameters, now }: ReReserveDeps,
): Promise<void> {
  for (const withdrawal of await readDeclared(trx, order)) {
    if (withdrawal.settled_at === null) continue
    const scope = { site, locale: withdrawal.locale }
    await settleWithdrawal(trx, { scope, mailbox: await companyMailbox(parameters, scope), withdrawal, revivedAt: now })
  }
}
