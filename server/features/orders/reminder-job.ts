import { sql, type Transaction } from 'kysely'
import { parisDay } from '#domain/paris-day.ts'
import type { Tables } from '#server/database/tables.ts'
import { defineJob } from '#server/features/jobs/define-job.ts'
import { mailBuyer } from '#server/features/order-links/mail-buyer.ts'
import { hasWaitingWords } from './waiting-words.ts'

/** Those who owe a transfer are reminded of it so many days before it is too late. */
const reminderDays = 2
/** And no sooner than so many after the order, whose own mail has told them all of it. */
const quietDays = 1

async function remind(trx: Transaction<Tables>, now: Date): Promise<number> {
  const soon = await trx
    .updateTable('orders')
    .set({ reminded_at: now })
    .where('payment_status', '=', 'AWAITING_TRANSFER')
    .where('withdrawal_status', '=', 'NONE')
    .where('reminded_at', 'is', null)
    .where(sql<boolean>`not ${hasWaitingWords(trx)}`)
    .where(sql<boolean>`expires_at <= ${now}::timestamptz + make_interval(days => ${reminderDays})`)
    .where('expires_at', '>', now)
    .where(sql<boolean>`created_at <= ${now}::timestamptz - make_interval(days => ${quietDays})`)
    .returning(['id', 'site_id', 'reference', 'email', 'firstname', 'locale', 'total', 'expires_at'])
    .execute()
  for (const { id: orderId, site_id: siteId, reference, email, firstname, locale, total, expires_at } of soon) {
    const data = { reference, firstname, total, dueOn: parisDay(expires_at?.getTime() ?? now.getTime()) }
    await mailBuyer(trx, { siteId, orderId }, { kind: 'ORDER_REMINDER', key: reference, to: email, locale, data })
  }
  return soon.length
}

/** Reminds those who owe a transfer. What was not paid in time is ended by the rounds of the shop, which go oftener than jobs run. */
export const orderReminders = defineJob({
  name: 'orders.reminders',
  about: 'Rappelle les virements attendus avant que leur délai ne passe.',
  cron: '*/10 * * * *',
  run: async ({ trx, now }) => {
    const reminded = await remind(trx, now)
    return { reminded }
  },
})
