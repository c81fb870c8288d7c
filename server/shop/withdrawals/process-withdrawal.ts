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

/** A confirmed withdrawal that is to be processed. */
export interface WithdrawalCase {
  /** The site, with the language of the author. */
  readonly scope: Scope
  readonly mailbox: string | null
  readonly withdrawal: ReceivedWithdrawal
  /** Set when a late payment has reopened the order. The company is notified again, and the refund period begins here. */
  readonly revivedAt?: Date
}

const RESTART = ['REQUEST', 'CONFIRM'] as const
const EVENTS_BY_STATUS = { NONE: RESTART, REQUESTED: ['CONFIRM'], CONFIRMED: [], RETURNED: RESTART, CLOSED: RESTART } as const

/** Moves an order to the state CONFIRMED of withdrawals. It starts again after earlier returns, and stays there while goods are awaited. */
export async function advanceOrder(trx: Transaction<Tables>, { id, site_id: siteId, status }: WithdrawableOrder, now: Date): Promise<void> {
  for (const event of EVENTS_BY_STATUS[status.withdrawal]) await applyOrderEvent(trx, { siteId, orderId: id, event, now })
}

/** The evaluation of a withdrawal with its effects: the claim on the order, and whether an unpaid order is cancelled. */
interface EvaluatedWithdrawal extends Evaluation {
  readonly claim: Refund | null
  readonly cancels: boolean
}

const NO_EFFECT = { claim: null, note: null, cancels: false, noRefundReason: null } as const

const isEmpty = ({ lines, fees }: Refund): boolean => lines.length === 0 && fees === 0

/** Evaluates a withdrawal from an unpaid order: no refund is due. A full withdrawal cancels the order; a partial claim is refunded after payment. */
function evaluateUnpaid({ billed, earlier }: WithdrawableOrder, claim: Refund): EvaluatedWithdrawal {
  if (isFullyWithdrawn(billed, [...earlier, claim])) return { ...NO_EFFECT, standing: 'OPEN', cancels: true, noRefundReason: 'UNPAID' }
  if (isEmpty(claim)) return { ...NO_EFFECT, standing: 'OPEN', noRefundReason: 'NOTHING_LEFT' }
  return { ...NO_EFFECT, standing: 'OPEN', claim, noRefundReason: 'UNPAID_PART' }
}

/** The withdrawn units, null for the whole order, and the time of the declaration. */
interface DeclaredUnits {
  readonly named: WithdrawnUnits | null
  readonly receivedAt: Date
}

/** Evaluates a withdrawal from a known order. Returns a claim and a credit note when the right exists and units remain. */
export function evaluateOpen(order: WithdrawableOrder, { named, receivedAt }: DeclaredUnits): EvaluatedWithdrawal {
  const { billed, earlier, standardFees, deadline } = order
  const standing = withdrawalStatus(order, { day: parisDay(receivedAt.getTime()), deadline })
  if (standing !== 'OPEN' || named?.length === 0) return { ...NO_EFFECT, standing }
  const claim = withdrawalRefund(billed, earlier, { named, standardFees })
  if (order.isUnpaid) return evaluateUnpaid(order, claim)
  if (isEmpty(claim)) return { ...NO_EFFECT, standing, noRefundReason: 'NOTHING_LEFT' }
  return { ...NO_EFFECT, standing, claim, note: creditNote(billed, earlier, claim) }
}

/** Matches the declared products to order lines. Products that the order does not contain are skipped. */
function matchUnits(lines: WithdrawableOrder['lines'], products: readonly WithdrawnProduct[]): WithdrawnUnits {
  return products.flatMap((product) => {
    const line = lines.find((each) => isNamed(each, product))
    return line ? [{ id: line.id, quantity: product.quantity }] : []
  })
}

/** Evaluates a withdrawal. A free-text declaration has no effect until an administrator has reviewed it. */
export function evaluate(
  order: WithdrawableOrder | null,
  { products, scope, received_at: receivedAt }: ReceivedWithdrawal,
): EvaluatedWithdrawal {
  if (!order) return { ...NO_EFFECT, standing: 'UNKNOWN' }
  const named = products && matchUnits(order.lines, products)
  const evaluated = evaluateOpen(order, { named, receivedAt })
  if (scope === 'WORDED' && evaluated.standing === 'OPEN') return { ...NO_EFFECT, standing: 'OPEN', noRefundReason: 'WORDED' }
  if (!products || !named || named.length === products.length) return evaluated
  return { ...evaluated, unmatched: named.length === 0 ? 'ALL' : 'SOME' }
}

/** Returns why the author cannot withdraw: the last day is over, or the right does not apply. Empty unless the author has proven ownership of the order. */
export async function withdrawalLimit(trx: Transaction<Tables>, scope: Scope, withdrawal: ReceivedWithdrawal): Promise<WithdrawalLimit> {
  const order = withdrawal.order_id === null ? null : await readWithdrawable(trx, scope, withdrawal)
  const standing = order && evaluate(order, withdrawal).standing
  return {
    lateAfter: order && standing === 'LATE' ? order.deadline : null,
    notFor: standing === 'COMPANY' || standing === 'EXEMPT' ? standing : null,
  }
}

/** The result of processing: the standing of the withdrawal, and the unpaid order that it cancels. */
export interface WithdrawalOutcome {
  readonly standing: Evaluation['standing']
  readonly unpaid: { readonly siteId: number; readonly orderId: number } | null
}

interface Effects {
  readonly evaluated: EvaluatedWithdrawal
  readonly now: Date
}

/** Moves the order on. The version is bumped even if the state stays, because open admin pages are outdated by a claim or by a text to review. */
async function updateOrder(trx: Transaction<Tables>, order: WithdrawableOrder, { evaluated, now }: Effects): Promise<void> {
  const { claim, cancels, noRefundReason } = evaluated
  if (claim || cancels) await advanceOrder(trx, order, now)
  if (claim || noRefundReason === 'WORDED') await bumpOrderVersion(trx, { siteId: order.site_id, orderId: order.id })
}

/** Completes shipping when all units that are not claimed have been shipped. */
async function completeShipping(trx: Transaction<Tables>, order: WithdrawableOrder, { evaluated, now }: Effects): Promise<void> {
  if (evaluated.claim) await endShipping(trx, { siteId: order.site_id, orderId: order.id, now })
}

/**
 * Processes a confirmed withdrawal: finds its order, applies the claim if the right exists, and notifies the company of the result.
 * `cancelUnpaidOrders` cancels the unpaid order of the outcome.
 */
export async function processWithdrawal(trx: Transaction<Tables>, input: WithdrawalCase): Promise<WithdrawalOutcome> {
  const { withdrawal, scope } = input
  const now = input.revivedAt ?? withdrawal.received_at
  const order = await readWithdrawable(trx, scope, withdrawal)
  const evaluated = evaluate(order, withdrawal)
  const { standing, claim, cancels } = evaluated
  if (order) await updateOrder(trx, order, { evaluated, now })
  await trx
    .updateTable('withdrawals')
    .set({ standing, order_id: order?.id ?? null, settled_at: sql<Date>`clock_timestamp()`, refund: claim && jsonb(claim) })
    .where('site_id', '=', withdrawal.site_id)
    .where('id', '=', withdrawal.id)
    .execute()
  if (order) await completeShipping(trx, order, { evaluated, now })
  await mailTeam(trx, input, { ...evaluated, left: order && withdrawableUnits(order.lines, order.earlier) })
  return { standing, unpaid: order && cancels ? { siteId: order.site_id, orderId: order.id } : null }
}

/** Cancels unpaid orders that were fully withdrawn: releases their stock and closes their unreviewed declarations. */
export async function cancelUnpaidOrders(trx: Transaction<Tables>, outcomes: readonly WithdrawalOutcome[], now: Date): Promise<void> {
  const orders = new Map(outcomes.flatMap(({ unpaid }) => (unpaid ? [[unpaid.orderId, unpaid] as const] : [])))
  // One release for all orders before any is cancelled: it locks the stocks in the same order as order placement, which prevents deadlocks.
  await releaseOrder(trx, [...orders.values()])
  await closeUnreviewed(trx, [...orders.values()])
  for (const order of orders.values()) await applyOrderEvent(trx, { ...order, event: 'CANCEL', now })
}
