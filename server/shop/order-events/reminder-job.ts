import { sql } from 'kysely'
import { parisDay } from '#domain/dates/paris-day.ts'
import { defineJob, type JobParts } from '#server/platform/jobs/define-job.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { SiteDirectory } from '#server/sites/directory/site-directory.ts'
import { mailBuyer } from '#server/shop/order-links/mail-buyer.ts'
import { findBank, type Bank } from '#server/shop/settings/payment-terms.ts'
import { hasWaitingWords } from '#server/shop/orders/unreviewed-withdrawals.ts'

interface Uses {
  readonly directory: SiteDirectory
  readonly parameters: Parameters
}

/** The number of days before the deadline at which buyers who owe a transfer are reminded. */
const reminderDays = 2
/** The least number of days after the order, whose own mail says the same. */
const quietDays = 1

/** The account to which transfers of each of some sites go. */
async function banksOf({ parameters, directory }: Uses, siteIds: readonly number[]): Promise<ReadonlyMap<number, Bank>> {
  const banks = new Map<number, Bank>()
  for (const siteId of new Set(siteIds)) {
    const site = directory.find(siteId)
    const bank = site && (await findBank(parameters, { site, locale: site.defaultLocale }))
    if (bank) banks.set(siteId, bank)
  }
  return banks
}

async function remind({ trx, now, features }: JobParts<Uses>): Promise<number> {
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
  const banks = await banksOf(
    features,
    soon.map(({ site_id: siteId }) => siteId),
  )
  for (const { id: orderId, site_id: siteId, reference, email, firstname, locale, total, expires_at } of soon) {
    const account = banks.get(siteId)
    const dueOn = parisDay(expires_at?.getTime() ?? now.getTime())
    const data = { reference, firstname, total, dueOn, ...(account && { account }) }
    await mailBuyer(trx, { siteId, orderId }, { kind: 'ORDER_REMINDER', key: reference, to: email, locale, data })
  }
  return soon.length
}

/** Reminds those who owe a transfer. What was not paid in time is ended by the rounds of the shop, which go oftener than jobs run. */
export const orderReminders = defineJob<Uses>({
  name: 'orders.reminders',
  about: 'Rappelle les virements attendus avant que leur délai ne passe.',
  cron: '*/10 * * * *',
  run: async (parts) => ({ reminded: await remind(parts) }),
})
