import { sql, type Transaction } from 'kysely'
import { parisDay } from '#domain/paris-day.ts'
import type { Tables } from '#server/database/tables.ts'
import { defineJob } from '#server/features/jobs/define-job.ts'
import { mailBuyer } from '#server/features/order-links/mail-buyer.ts'
import { applyOrderEvent } from './apply-event.ts'
import { giveBack } from './give-back.ts'

/** Those who owe a transfer are reminded of it so many days before it is too late. */
const reminderDays = 2
/** In one run: a second one comes a minute later. */
const most = 500

const unpaid = ['PENDING_PAYMENT', 'AWAITING_TRANSFER'] as const

/** Ends the orders that were not paid in time: what they hold back is on sale again. */
export async function expireOrders(trx: Transaction<Tables>, now: Date): Promise<number> {
  const late = await trx
    .selectFrom('orders')
    .select(['id', 'site_id'])
    .where('payment_status', 'in', unpaid)
    .where('expires_at', '<=', now)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  // All at once before each is ended by itself: whoever orders meanwhile takes the stocks in one and the same order.
  await giveBack(
    trx,
    late.map(({ id }) => id),
  )
  for (const { id, site_id: siteId } of late) await applyOrderEvent(trx, { siteId, orderId: id, event: 'EXPIRE', now })
  return late.length
}

async function remind(trx: Transaction<Tables>, now: Date): Promise<number> {
  const soon = await trx
    .updateTable('orders')
    .set({ reminded_at: now })
    .where('payment_status', '=', 'AWAITING_TRANSFER')
    .where('reminded_at', 'is', null)
    .where(sql<boolean>`expires_at <= ${now}::timestamptz + make_interval(days => ${reminderDays})`)
    .where('expires_at', '>', now)
    .returning(['id', 'site_id', 'reference', 'email', 'firstname', 'locale', 'total', 'expires_at'])
    .execute()
  for (const { id: orderId, site_id: siteId, reference, email, firstname, locale, total, expires_at } of soon) {
    const data = { reference, firstname, total, dueOn: parisDay(expires_at?.getTime() ?? now.getTime()) }
    await mailBuyer(trx, { siteId, orderId }, { kind: 'ORDER_REMINDER', key: reference, to: email, locale, data })
  }
  return soon.length
}

/** Reminds those who owe a transfer, and ends the orders that were not paid in time. */
export const orderExpiry = defineJob({
  name: 'orders.expiry',
  about: 'Rappelle les virements attendus, et remet en vente ce que retiennent les commandes qui n’ont pas été payées à temps.',
  cron: '* * * * *',
  run: async ({ trx, now }) => {
    const expired = await expireOrders(trx, now)
    const reminded = await remind(trx, now)
    return { expired, reminded }
  },
})
