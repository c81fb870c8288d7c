import type { Transaction } from 'kysely'
import type { Cents } from '#domain/shop/pricing/cents.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** Money that goes back to the buyer of an order, for a credit note. */
export interface QueuedRefund {
  readonly siteId: number
  readonly orderId: number
  readonly creditNoteId: number
  readonly amount: Cents
}

/** Locks and returns the payment of an order, through the provider or by transfer. Concurrent refunds wait. */
async function holdPaid(trx: Transaction<Tables>, { siteId, orderId }: QueuedRefund): Promise<{ paymentId: number | null; paid: number }> {
  const order = await trx
    .selectFrom('orders')
    .select('total')
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const payment = await trx
    .selectFrom('payments')
    .select(['id', 'received'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('outcome', '=', 'PAID')
    .executeTakeFirst()
  return payment ? { paymentId: payment.id, paid: payment.received ?? 0 } : { paymentId: null, paid: order.total }
}

/**
 * Gives money back for a credit note, in the transaction that issues it and once for each: a worker has the provider do it after the commit, or tells the
 * company what to transfer. More than was paid never goes back.
 */
export async function queueRefund(trx: Transaction<Tables>, wanted: QueuedRefund): Promise<void> {
  const { siteId, orderId, creditNoteId, amount } = wanted
  if (amount === 0) return
  const { paymentId, paid } = await holdPaid(trx, wanted)
  const before = await trx
    .selectFrom('refunds')
    .select(['credit_note_id', 'amount'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('reason', '=', 'CREDIT_NOTE')
    .execute()
  if (before.some(({ credit_note_id: id }) => id === creditNoteId)) return
  const total = before.reduce((sum, refund) => sum + refund.amount, amount as number)
  if (total > paid) throw new RangeError(`order ${orderId} would get back more than was paid`)
  const own = { site_id: siteId, order_id: orderId, payment_id: paymentId, credit_note_id: creditNoteId }
  await trx
    .insertInto('refunds')
    .values({ ...own, reason: 'CREDIT_NOTE', amount, state: 'QUEUED' })
    .execute()
}
