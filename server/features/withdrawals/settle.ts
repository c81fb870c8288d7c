import { sql, type Transaction } from 'kysely'
import { parisDay } from '#domain/paris-day.ts'
import { creditNote, type Refund } from '#domain/shop/credit-note.ts'
import { withdrawalRefund, withdrawalStanding } from '#domain/shop/withdrawal-refund.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables.ts'
import { applyOrderEvent } from '#server/features/orders/apply-event.ts'
import type { Scope } from '#server/features/sites/site.ts'
import { readWithdrawable, type WithdrawableOrder } from './withdrawable-order.ts'
import { mailTeam, type Judged, type ReceivedWithdrawal } from './withdrawal-mails.ts'

/** A withdrawal that is looked at by the rules. */
export interface Settling {
  /** In the language of its author. */
  readonly scope: Scope
  readonly mailbox: string | null
  readonly withdrawal: ReceivedWithdrawal
}

const steps = { NONE: ['REQUEST', 'CONFIRM'], REQUESTED: ['CONFIRM'], CONFIRMED: [], RETURNED: [], CLOSED: [] } as const

/** The order moves on to where a confirmed withdrawal stands; it stays where it is when one was confirmed before. */
async function moveOn(trx: Transaction<Tables>, { id, site_id: siteId, status }: WithdrawableOrder, now: Date): Promise<void> {
  for (const event of steps[status.withdrawal]) await applyOrderEvent(trx, { siteId, orderId: id, event, now })
}

/** What the rules say of a withdrawal, and what it gives back. */
interface Ruling extends Judged {
  readonly refund: Refund | null
}

/** How a withdrawal stands; what is given back where the right holds and something is left, and as what credit note. */
function judge(order: WithdrawableOrder | null, { products, received_at: at }: ReceivedWithdrawal): Ruling {
  if (!order) return { standing: 'UNKNOWN', refund: null, note: null }
  const { billed, earlier, standardFees, deadline } = order
  const standing = withdrawalStanding(order, { day: parisDay(at.getTime()), deadline })
  const refund = withdrawalRefund(billed, earlier, { named: products, standardFees })
  if (standing !== 'OPEN' || refund.lines.length === 0) return { standing, refund: null, note: null }
  return { standing, refund, note: creditNote(billed, earlier, refund) }
}

/** Finds what a confirmed withdrawal speaks of, lets the order move on where the right holds, and tells the company how it stands and what is to be given back. */
export async function settleWithdrawal(trx: Transaction<Tables>, settling: Settling): Promise<Judged['standing']> {
  const { withdrawal, scope } = settling
  const { id, received_at: now } = withdrawal
  const order = await readWithdrawable(trx, scope, withdrawal)
  const ruling = judge(order, withdrawal)
  const { standing, refund } = ruling
  if (order && refund) await moveOn(trx, order, now)
  await trx
    .updateTable('withdrawals')
    .set({ standing, order_id: order?.id ?? null, settled_at: sql<Date>`now()`, refund: refund && jsonb(refund) })
    .where('id', '=', id)
    .execute()
  await mailTeam(trx, settling, ruling)
  return standing
}
