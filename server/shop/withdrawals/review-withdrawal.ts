import { sql, type Selectable, type Transaction } from 'kysely'
import { refundedUnits } from '#domain/shop/orders/credit-note.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { WithdrawalsTable } from '#server/database/tables/withdrawal-tables.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import type { OrderAt } from '#server/shop/reservations/settle-reservations.ts'
import { endShipping } from '#server/shop/order-events/complete-shipping.ts'
import { storedLineName } from '#server/shop/orders/line-variants.ts'
import { readGoods, type OrderGoods } from '#server/shop/orders/load-lines.ts'
import { unreviewedWithdrawals } from '#server/shop/orders/unreviewed-withdrawals.ts'
import { mailBuyer } from '#server/shop/order-links/mail-buyer.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { cancelUnpaidOrders, evaluateOpen, advanceOrder } from './process-withdrawal.ts'
import { readWithdrawable, type WithdrawableOrder } from './withdrawable-order.ts'

/** The decision of an administrator on a free-text withdrawal: the withdrawn units, or none. */
export interface ReviewDecision {
  /** The id of the withdrawal; without it the oldest unreviewed one. */
  readonly withdrawal?: number | undefined
  readonly lines: readonly { readonly position: number; readonly quantity: number }[]
  /** The reason, which the buyer reads. */
  readonly reason?: string | undefined
}

async function holdWords(
  trx: Transaction<Tables>,
  { siteId, orderId }: OrderAt,
  named: number | undefined,
): Promise<Selectable<WithdrawalsTable>> {
  const ofOrder = unreviewedWithdrawals(trx).selectAll().where('site_id', '=', siteId).where('order_id', '=', orderId)
  const waiting = ofOrder.orderBy('id').limit(1).forNoKeyUpdate()
  const words = await (named === undefined ? waiting : waiting.where('id', '=', named)).executeTakeFirst()
  if (!words) throw new ApiError('ORDER_EVENT_REFUSED', { event: 'RULE', reason: 'NO_WORDS' })
  return words
}

/** Maps decided lines to units. Rejects units that are no longer withdrawable or that the law exempts. */
function readLines({ lines, earlier }: WithdrawableOrder, goods: OrderGoods, asked: ReviewDecision['lines']) {
  const positions = [...new Set(asked.map(({ position }) => position))]
  return positions.map((position) => {
    const refuse = (reason: string, left = 0) => new ApiError('ORDER_EVENT_REFUSED', { event: 'RULE', reason, position, left })
    const quantity = asked.reduce((sum, line) => sum + (line.position === position ? line.quantity : 0), 0)
    const row = goods.lines.find((each) => each.position === position)
    const line = lines.find(({ id }) => id === row?.sellable_id)
    if (!row || !line) throw refuse('UNKNOWN_LINE')
    if (line.isExempt) throw refuse('EXEMPT_LINE')
    const left = line.quantity - refundedUnits(earlier, line.id)
    if (quantity > left) throw refuse('TOO_MANY_UNITS', left)
    return { id: line.id, position, quantity, row }
  })
}

type Meant = ReturnType<typeof readLines>
interface Told extends Pick<ReviewDecision, 'reason'> {
  readonly words: Selectable<WithdrawalsTable>
  readonly meant: Meant
  readonly refund: number | null
}

async function mailRuling(trx: Transaction<Tables>, { siteId, orderId }: OrderAt, { words, meant, refund, reason }: Told): Promise<void> {
  const buyer = trx.selectFrom('orders').select(['reference', 'firstname', 'email as to', 'locale']).where('site_id', '=', siteId)
  const { reference, firstname, to, locale } = await buyer.where('id', '=', orderId).executeTakeFirstOrThrow()
  const lines = meant.map(({ quantity, row }) => ({ name: storedLineName(row, locale), quantity }))
  const data = { reference, firstname, words: words.message ?? '', lines, refund, reason: reason ?? null }
  await mailBuyer(trx, { siteId, orderId }, { kind: 'WITHDRAWAL_RULED', key: String(words.id), to, locale, data })
}

/** The current order of a free-text withdrawal, and the time of the declaration. */
async function readMeant(trx: Transaction<Tables>, scope: Scope, words: Selectable<WithdrawalsTable>) {
  const receivedAt = words.received_at ?? words.requested_at
  const withdrawable = await readWithdrawable(trx, scope, { ...words, received_at: receivedAt })
  if (!withdrawable) throw new ApiError('ORDER_EVENT_REFUSED', { event: 'RULE' })
  return { receivedAt, withdrawable }
}

/**
 * Applies the decision on a free-text withdrawal: the units are claimed as of the time of the declaration. Without units the order continues.
 * The text stays unchanged, and the buyer is notified of the decision.
 */
export async function reviewWithdrawal(trx: Transaction<Tables>, order: OrderAt, scope: Scope, ruling: ReviewDecision): Promise<void> {
  const { siteId, orderId, now } = order
  const words = await holdWords(trx, order, ruling.withdrawal)
  if (ruling.lines.length === 0 && !ruling.reason) throw validationError(scope.locale, [{ field: 'reason', code: 'REQUIRED' }])
  const { receivedAt, withdrawable } = await readMeant(trx, scope, words)
  const meant = readLines(withdrawable, await readGoods(trx, order), ruling.lines)
  const { claim, note, cancels } = evaluateOpen(withdrawable, { named: meant, receivedAt })
  if (claim || cancels) await advanceOrder(trx, withdrawable, now)
  await trx
    .updateTable('withdrawals')
    .set({ ruled_at: sql<Date>`clock_timestamp()`, ruling: jsonb({ lines: [...ruling.lines] }), refund: claim && jsonb(claim) })
    .where('site_id', '=', siteId)
    .where('id', '=', words.id)
    .execute()
  await applyOrderEvent(trx, { ...order, event: 'RULE' })
  await endShipping(trx, order)
  if (cancels) await cancelUnpaidOrders(trx, [{ standing: 'OPEN', unpaid: { siteId, orderId } }], now)
  await mailRuling(trx, order, { words, meant, refund: note?.total ?? null, reason: ruling.reason })
}
