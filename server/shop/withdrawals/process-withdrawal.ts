import { sql, type Transaction } from 'kysely'
import { parisDay } from '#domain/dates/paris-day.ts'
import { creditNote, type Refund } from '#domain/shop/orders/credit-note.ts'
import { isFullyWithdrawn, withdrawalRefund, withdrawalStatus, type WithdrawnUnits } from '#domain/shop/orders/withdrawal-refund.ts'
import { isNamed } from '#domain/shop/products/variant-reference.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { WithdrawnProduct } from '#server/database/tables/withdrawal-tables.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { endShipping } from '#server/shop/order-events/complete-shipping.ts'
import { releaseOrder } from '#server/shop/reservations/release-order.ts'
import { bumpOrderVersion } from '#server/shop/orders/order-state.ts'
import { closeUnreviewed } from '#server/shop/orders/unreviewed-withdrawals.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { withdrawableUnits } from './withdrawable-units.ts'
import { readWithdrawable, type WithdrawableOrder } from './withdrawable-order.ts'
import type { ReceivedWithdrawal } from './received-withdrawal.ts'
import { mailTeam, type Evaluation, type WithdrawalLimit } from './withdrawal-mails.ts'

/** A withdrawal that is looked at by the rules. */
export interface WithdrawalCase {
  /** In the language of its author. */
  readonly scope: Scope
  readonly mailbox: string | null
  readonly withdrawal: ReceivedWithdrawal
  /** When late money has revived its order, which was over when the withdrawal came: it is told to the company once more, and owed from then on. */
  readonly revivedAt?: Date
}

const anew = ['REQUEST', 'CONFIRM'] as const
const steps = { NONE: anew, REQUESTED: ['CONFIRM'], CONFIRMED: [], RETURNED: anew, CLOSED: anew } as const

/** The order moves on to where a confirmed withdrawal stands, again when the goods of those before it are back; it stays there while some are awaited. */
export async function advanceOrder(trx: Transaction<Tables>, { id, site_id: siteId, status }: WithdrawableOrder, now: Date): Promise<void> {
  for (const event of steps[status.withdrawal]) await applyOrderEvent(trx, { siteId, orderId: id, event, now })
}

/** What the rules say of a withdrawal, what it claims, and whether it ends an order that nobody has paid. */
interface Ruling extends Evaluation {
  readonly claim: Refund | null
  readonly cancels: boolean
}

const nothing = { claim: null, note: null, cancels: false, whyNoRefund: null } as const

const isNothing = ({ lines, fees }: Refund): boolean => lines.length === 0 && fees === 0

/** Of an order that waits for its money nothing is owed: it is cancelled when all of it is given up; what a part claims is owed once it is paid. */
function judgeUnpaid({ billed, earlier }: WithdrawableOrder, claim: Refund): Ruling {
  if (isFullyWithdrawn(billed, [...earlier, claim])) return { ...nothing, standing: 'OPEN', cancels: true, whyNoRefund: 'UNPAID' }
  if (isNothing(claim)) return { ...nothing, standing: 'OPEN', whyNoRefund: 'NOTHING_LEFT' }
  return { ...nothing, standing: 'OPEN', claim, whyNoRefund: 'UNPAID_PART' }
}

/** What of an order is given up, and when that was said. */
interface GivenUpAt {
  readonly named: WithdrawnUnits | null
  readonly receivedAt: Date
}

/** How a withdrawal stands; what is given back where the right holds and something is left, and as what credit note. */
export function evaluateOpen(order: WithdrawableOrder, { named, receivedAt }: GivenUpAt): Ruling {
  const { billed, earlier, standardFees, deadline } = order
  const standing = withdrawalStatus(order, { day: parisDay(receivedAt.getTime()), deadline })
  if (standing !== 'OPEN' || named?.length === 0) return { ...nothing, standing }
  const claim = withdrawalRefund(billed, earlier, { named, standardFees })
  if (order.isUnpaid) return judgeUnpaid(order, claim)
  if (isNothing(claim)) return { ...nothing, standing, whyNoRefund: 'NOTHING_LEFT' }
  return { ...nothing, standing, claim, note: creditNote(billed, earlier, claim) }
}

/** What of an order is given up, by the numbers of what it sells: what is named and not in it is none of it. */
function namedOf(lines: WithdrawableOrder['lines'], products: readonly WithdrawnProduct[]): WithdrawnUnits {
  return products.flatMap((product) => {
    const line = lines.find((each) => isNamed(each, product))
    return line ? [{ id: line.id, quantity: product.quantity }] : []
  })
}

/** What the rules say of a withdrawal; of what is told in words they say whether the right holds, and a person what it means. */
export function evaluate(order: WithdrawableOrder | null, { products, scope, received_at: receivedAt }: ReceivedWithdrawal): Ruling {
  if (!order) return { ...nothing, standing: 'UNKNOWN' }
  const named = products && namedOf(order.lines, products)
  const ruling = evaluateOpen(order, { named, receivedAt })
  if (scope === 'WORDED' && ruling.standing === 'OPEN') return { ...nothing, standing: 'OPEN', whyNoRefund: 'WORDED' }
  if (!products || !named || named.length === products.length) return ruling
  return { ...ruling, astray: named.length === 0 ? 'ALL' : 'SOME' }
}

/** Why an order cannot be withdrawn from, where whoever has withdrawn has shown that it is theirs: its last day is over, or the right was none of theirs. */
export async function withdrawalLimit(trx: Transaction<Tables>, scope: Scope, withdrawal: ReceivedWithdrawal): Promise<WithdrawalLimit> {
  const order = withdrawal.order_id === null ? null : await readWithdrawable(trx, scope, withdrawal)
  const standing = order && evaluate(order, withdrawal).standing
  return {
    lateAfter: order && standing === 'LATE' ? order.deadline : null,
    notFor: standing === 'COMPANY' || standing === 'EXEMPT' ? standing : null,
  }
}

/** How a withdrawal stands, and the order that it ends before anybody has paid it. */
export interface WithdrawalOutcome {
  readonly standing: Evaluation['standing']
  readonly unpaid: { readonly siteId: number; readonly orderId: number } | null
}

/** An order moves on with what is claimed of it; whoever has looked at it before looks again, also where it stays in its state, or something is to be read. */
async function goOn(trx: Transaction<Tables>, order: WithdrawableOrder, { ruling, now }: { readonly ruling: Ruling; readonly now: Date }) {
  if (ruling.claim || ruling.cancels) await advanceOrder(trx, order, now)
  if (ruling.claim || ruling.whyNoRefund === 'WORDED') await bumpOrderVersion(trx, { siteId: order.site_id, orderId: order.id })
}

/** What is claimed is not to leave any more: where all the rest has left already, that was the last of it. */
async function stopSending(
  trx: Transaction<Tables>,
  order: WithdrawableOrder,
  { ruling, now }: { readonly ruling: Ruling; readonly now: Date },
) {
  if (ruling.claim) await endShipping(trx, { siteId: order.site_id, orderId: order.id, now })
}

/**
 * Finds what a confirmed withdrawal speaks of, lets the order move on where the right holds, and tells the company how it stands and what is to be given back.
 * The order that it ends is left to `cancelUnpaid`.
 */
export async function settleWithdrawal(trx: Transaction<Tables>, settling: WithdrawalCase): Promise<WithdrawalOutcome> {
  const { withdrawal, scope } = settling
  const { id } = withdrawal
  const now = settling.revivedAt ?? withdrawal.received_at
  const order = await readWithdrawable(trx, scope, withdrawal)
  const ruling = evaluate(order, withdrawal)
  const { standing, claim, cancels } = ruling
  if (order) await goOn(trx, order, { ruling, now })
  await trx
    .updateTable('withdrawals')
    .set({ standing, order_id: order?.id ?? null, settled_at: sql<Date>`clock_timestamp()`, refund: claim && jsonb(claim) })
    .where('id', '=', id)
    .execute()
  if (order) await stopSending(trx, order, { ruling, now })
  await mailTeam(trx, settling, { ...ruling, left: order && withdrawableUnits(order.lines, order.earlier) })
  return { standing, unpaid: order && cancels ? { siteId: order.site_id, orderId: order.id } : null }
}

/**
 * Cancels orders that were given up before anybody paid them: nothing is waited for, what they held back is on sale again, and what their buyers had said in
 * words besides is answered with it.
 */
export async function cancelUnpaid(trx: Transaction<Tables>, settled: readonly WithdrawalOutcome[], now: Date): Promise<void> {
  const orders = new Map(settled.flatMap(({ unpaid }) => (unpaid ? [[unpaid.orderId, unpaid] as const] : [])))
  // All at once before each is ended by itself: whoever orders meanwhile takes the stocks in one and the same order.
  await releaseOrder(trx, [...orders.keys()])
  await closeUnreviewed(trx, [...orders.keys()])
  for (const order of orders.values()) await applyOrderEvent(trx, { ...order, event: 'CANCEL', now })
}
