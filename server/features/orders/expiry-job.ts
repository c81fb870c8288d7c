import { sql, type Transaction } from 'kysely'
import { parisDay } from '#domain/paris-day.ts'
import type { Tables } from '#server/database/tables.ts'
import { defineJob } from '#server/features/jobs/define-job.ts'
import { enqueueMail } from '#server/features/mail/outbox.ts'
import { giveBack } from './give-back.ts'

/** Those who owe a transfer are reminded of it so many days before it is too late. */
const reminderDays = 2
/** In one run: a second one comes a minute later. */
const most = 500

const unpaid = ['PENDING_PAYMENT', 'AWAITING_TRANSFER'] as const

/** Ends the orders that were not paid in time: what they hold back is on sale again. */
async function expire(trx: Transaction<Tables>, now: Date): Promise<number> {
  const late = await trx
    .selectFrom('orders')
    .select('id')
    .where('payment_status', 'in', unpaid)
    .where('expires_at', '<=', now)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = late.map(({ id }) => id)
  if (ids.length === 0) return 0
  await giveBack(trx, ids)
  const ended = await trx
    .updateTable('orders')
    .set({ payment_status: 'EXPIRED' })
    .where('id', 'in', ids)
    .returning(['site_id', 'reference', 'email', 'firstname', 'locale'])
    .execute()
  for (const { site_id: siteId, reference, email, firstname, locale } of ended)
    await enqueueMail(trx, { siteId, kind: 'ORDER_EXPIRED', key: reference, to: email, locale, data: { reference, firstname } })
  return ended.length
}

async function remind(trx: Transaction<Tables>, now: Date): Promise<number> {
  const soon = await trx
    .updateTable('orders')
    .set({ reminded_at: now })
    .where('payment_status', '=', 'AWAITING_TRANSFER')
    .where('reminded_at', 'is', null)
    .where(sql<boolean>`expires_at <= ${now}::timestamptz + make_interval(days => ${reminderDays})`)
    .where('expires_at', '>', now)
    .returning(['site_id', 'reference', 'email', 'firstname', 'locale', 'total', 'expires_at'])
    .execute()
  for (const { site_id: siteId, reference, email, firstname, locale, total, expires_at } of soon) {
    const data = { reference, firstname, total, dueOn: parisDay(expires_at?.getTime() ?? now.getTime()) }
    await enqueueMail(trx, { siteId, kind: 'ORDER_REMINDER', key: reference, to: email, locale, data })
  }
  return soon.length
}

/** Reminds those who owe a transfer, and ends the orders that were not paid in time. */
export const orderExpiry = defineJob({
  name: 'orders.expiry',
  about: 'Rappelle les virements attendus, et remet en vente ce que retiennent les commandes qui n’ont pas été payées à temps.',
  cron: '* * * * *',
  run: async ({ trx, now }) => {
    const expired = await expire(trx, now)
    const reminded = await remind(trx, now)
    return { expired, reminded }
  },
})
