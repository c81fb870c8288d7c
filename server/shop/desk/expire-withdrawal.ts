import type { Transaction } from 'kysely'
import { parisDay } from '#domain/dates/paris-day.ts'
import { cents } from '#domain/shop/pricing/cents.ts'
import { creditNote, refundedUnits, type Refund } from '#domain/shop/orders/credit-note.ts'
import { returnDeadline } from '#domain/shop/orders/withdrawal.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { mailBuyer } from '#server/shop/order-links/mail-buyer.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { pendingReturnLines } from '#server/shop/orders/pending-returns.ts'
import { claimsOf } from '#server/shop/orders/load-claims.ts'
import type { OrderAt } from '#server/shop/reservations/settle-reservations.ts'
import { storedLineName } from '#server/shop/orders/line-variants.ts'
import { lockOrderState, stateAfter } from '#server/shop/orders/order-state.ts'
import { shippingOf } from '#server/shop/documents/invoiced-order.ts'
import { readGoods, type OrderGoods } from '#server/shop/orders/load-lines.ts'

/** Until which day goods that were given up could be sent back: from when the last of those withdrawals was declared that wait for goods. */
async function sendBackUntil(trx: Transaction<Tables>, { siteId, orderId }: OrderAt): Promise<string | null> {
  const waiting = trx
    .selectFrom('withdrawals')
    .select(['received_at', 'ruled_at'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('refund', 'is not', null)
  const rows = await waiting.where('returned_at', 'is', null).execute()
  // Of words the buyer knows what they are to send back once they were read.
  const times = rows.flatMap(({ received_at: receivedAt, ruled_at: ruledAt }) => [receivedAt, ruledAt].filter((at) => at !== null))
  return times.length === 0 ? null : returnDeadline(new Date(Math.max(...times.map((at) => at.getTime()))))
}

/** Lines by what they sell, of those units that are awaited. */
function soldIn({ lines }: OrderGoods, awaited: ReturnType<typeof pendingReturnLines>): Refund['lines'] {
  return awaited.flatMap(({ line, quantity }) => {
    const row = lines.find(({ position }) => position === line)
    return row ? [{ id: row.sellable_id, quantity }] : []
  })
}

/**
 * Ends a withdrawal whose goods never came back, wholly or in part: units that stay with the buyer are not refunded, nor is the shipping that was claimed with
 * it. The buyer is notified with the reason. Refused while the goods may still be sent (Code de la consommation, L221-23), and while money is owed for goods that came back
 * or never left.
 */
export async function expireWithdrawal(trx: Transaction<Tables>, order: OrderAt, reason: string): Promise<void> {
  const { siteId, orderId, now } = order
  stateAfter(await lockOrderState(trx, order), 'LAPSE')
  const ofSite = trx.selectFrom('orders').selectAll().where('site_id', '=', siteId)
  const row = await ofSite.where('id', '=', orderId).executeTakeFirstOrThrow()
  const goods = await readGoods(trx, order)
  const fees = cents(row.fees_paid)
  const claims = await claimsOf(trx, order, { rows: goods.lines, fees })
  const awaited = pendingReturnLines(claims, goods)
  const until = await sendBackUntil(trx, order)
  if (awaited.length === 0 || until === null) throw new ApiError('ORDER_EVENT_REFUSED', { event: 'LAPSE', reason: 'NOTHING_AWAITED' })
  if (parisDay(now.getTime()) <= until) throw new ApiError('ORDER_EVENT_REFUSED', { event: 'LAPSE', reason: 'RETURN_IN_TIME', until })
  const lines = soldIn(goods, awaited)
  if (claims.open.lines.some(({ id, quantity }) => quantity > refundedUnits([{ lines }], id))) throw new ApiError('MONEY_OWED')
  const billed = goods.lines.map(({ sellable_id: id, quantity, vat_rate: vatRate, total }) => ({
    id,
    quantity,
    vatRate,
    total: cents(total),
  }))
  const lost = creditNote({ lines: billed, fees, shipping: shippingOf(row, goods.lines) }, claims.credited, {
    lines,
    fees: claims.open.fees,
  })
  await applyOrderEvent(trx, { ...order, event: 'LAPSE' })
  const { reference, firstname, email: to, locale } = row
  const named = goods.lines.flatMap((line) => {
    const quantity = awaited.find((each) => each.line === line.position)?.quantity ?? 0
    return quantity > 0 ? [{ name: storedLineName(line, locale), quantity }] : []
  })
  const data = { reference, firstname, lines: named, goods: lost.total - lost.fees, fees: lost.fees, until, reason }
  await mailBuyer(trx, { siteId, orderId }, { kind: 'WITHDRAWAL_LAPSED', key: `${reference} ${now.toISOString()}`, to, locale, data })
}
