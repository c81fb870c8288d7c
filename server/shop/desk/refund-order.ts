import type { Transaction } from 'kysely'
import { cents, type Cents } from '#domain/shop/pricing/cents.ts'
import { mergeUnits } from '#domain/shop/shipping/shipments.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { mailBuyer } from '#server/shop/order-links/mail-buyer.ts'
import { issueCreditNote, type RefundedLine } from '#server/shop/documents/issue-credit-note.ts'
import type { Deduction } from '#server/database/tables/paper-tables.ts'
import type { IssuedPaper } from '#server/shop/documents/issue-document.ts'
import { queueRefund } from '#server/shop/payments/queue-refund.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import type { OrderAt } from '#server/shop/reservations/settle-reservations.ts'
import { closeIfEmpty } from '#server/shop/order-events/close-empty-order.ts'
import { lockOrderState, stateAfter } from '#server/shop/orders/order-state.ts'
import { readGoods, type OrderGoods } from '#server/shop/orders/load-lines.ts'
import { requireReviewed } from '#server/shop/orders/unreviewed-withdrawals.ts'
import { requireDeductible } from './refund-deduction.ts'
import { returnLines } from './return-lines.ts'

/** A refund of an order: units of its lines by their position, a part of the shipping, and the reason. */
export interface OrderRefund {
  readonly lines: readonly RefundedLine[]
  readonly fees: Cents
  /** True when the goods are on sale again. */
  readonly restock: boolean
  readonly reason: string
  /** The reason of a deduction from the price. */
  readonly keptReason?: string | undefined
}

const sumUnits = (lines: readonly { readonly quantity: number }[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Returns true when all that was billed has been given back: all of the money, and all of the goods; some of them may be free. */
async function isAllBack(trx: Transaction<Tables>, { siteId, orderId }: OrderAt, { lines }: OrderGoods): Promise<boolean> {
  const ofSite = trx.selectFrom('papers').select(['kind', 'total', 'lines']).where('site_id', '=', siteId)
  const rows = await ofSite.where('order_id', '=', orderId).execute()
  const owed = rows.reduce((left, { kind, total }) => (kind === 'INVOICE' ? left + total : left - total), 0)
  const back = rows.filter(({ kind }) => kind === 'CREDIT_NOTE').flatMap((note) => note.lines)
  const unitsLeft = sumUnits(lines) - sumUnits(back)
  return owed === 0 && unitsLeft === 0
}

async function mailRefund(
  trx: Transaction<Tables>,
  { siteId, orderId }: OrderAt,
  { note, isWhole, kept }: { readonly note: IssuedPaper; readonly isWhole: boolean; readonly kept: Deduction | null },
): Promise<void> {
  const { reference, firstname, email, locale, method } = await trx
    .selectFrom('orders')
    .select(['reference', 'firstname', 'email', 'locale', 'payment_method as method'])
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const data = { reference, firstname, amount: note.total, creditNote: note.number, isWhole, method, keptBack: kept }
  const attachments = [{ type: 'PAPER' as const, number: note.number }]
  await mailBuyer(trx, { siteId, orderId }, { kind: 'ORDER_REFUNDED', key: note.number, to: email, locale, data, attachments })
}

/** The whole deduction of a refund with its reason; null without any. */
function keptOf({ lines, keptReason: reason }: OrderRefund): Deduction | null {
  const amount = lines.reduce((sum, { kept = 0 }) => sum + kept, 0)
  return amount === 0 ? null : { amount, reason: reason ?? '' }
}

/**
 * Gives back units of an order and a part of its shipping: one credit note, the money by the way in which it came, and the goods on sale again only when
 * it is said. Refused when that is more than is left of what was billed; of two refunds at once the second sees what the first has left.
 */
export async function refundOrder(trx: Transaction<Tables>, order: OrderAt, refund: OrderRefund): Promise<IssuedPaper> {
  const state = await lockOrderState(trx, order)
  stateAfter(state, 'REFUND_PART')
  await requireReviewed(trx, order)
  const { lines, fees, restock, reason } = refund
  const deducted = keptOf(refund)
  const goods = await readGoods(trx, order)
  if (deducted) await requireDeductible(trx, { order, goods }, lines)
  const note = await issueCreditNote(trx, { ...order, lines, fees, reason, kept: deducted })
  const units = mergeUnits(lines.map(({ position: line, quantity }) => ({ line, quantity })))
  await returnLines(trx, order, { goods, units, restock })
  await queueRefund(trx, { siteId: order.siteId, orderId: order.orderId, creditNoteId: note.id, amount: cents(note.total) })
  const isWhole = await isAllBack(trx, order, goods)
  await mailRefund(trx, order, { note, isWhole, kept: deducted })
  await closeIfEmpty(trx, order, await applyOrderEvent(trx, { ...order, event: isWhole ? 'REFUND' : 'REFUND_PART' }))
  return note
}
