import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { daysBefore } from '#server/platform/jobs/subtract-days.ts'
import { defineJob, type JobParts } from '#server/platform/jobs/define-job.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { SiteDirectory } from '#server/sites/directory/site-directory.ts'
import type { Confs } from '#server/sites/component-config/service.ts'
import { mailBuyer } from '#server/shop/order-links/mail-buyer.ts'
import type { Site } from '#server/platform/scope/site.ts'

interface Uses {
  readonly confs: Confs
  readonly directory: SiteDirectory
  readonly parameters: Parameters
}

/** The number of days after which a late request for a review is no longer sent: no server ran, or requests were off. */
const graceDays = 30
/** In one run: the others are asked the day after. */
const BATCH_SIZE = 500

/**
 * The orders that arrived the given number of days ago, the last first: delivered or collected, paid, without a withdrawal; none of an account that was erased,
 * nor guest orders at its address, which are marked with the erasure.
 */
function ordersToReview(trx: Transaction<Tables>, siteId: number, { now, delay }: { readonly now: Date; readonly delay: number }) {
  return trx
    .selectFrom('orders')
    .innerJoin('order_events', 'order_events.order_id', 'orders.id')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'reference', 'orders.email', 'orders.firstname', 'orders.locale'])
    .where('orders.site_id', '=', siteId)
    .where('event', 'in', ['DELIVER', 'COLLECT'])
    .where('at', '<=', daysBefore(now, delay))
    .where('at', '>', daysBefore(now, delay + graceDays))
    .where('payment_status', 'in', ['PAID', 'PARTLY_REFUNDED'])
    .where('withdrawal_status', '=', 'NONE')
    .where('review_asked_at', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('orders.id', 'desc')
    .limit(BATCH_SIZE)
    .forNoKeyUpdate('orders')
    .skipLocked()
}

async function askOfSite({ trx, now, features }: JobParts<Uses>, site: Site): Promise<number> {
  const scope = { site, locale: site.defaultLocale }
  const delay = Number(await features.parameters.value(scope, 'ORDER_REVIEW_DELAY'))
  if (!(delay > 0)) return 0
  const { url } = await features.confs.get(scope, 'GOOGLE_REVIEWS')
  const link = typeof url === 'string' ? url : null
  const due = await ordersToReview(trx, site.id, { now, delay }).execute()
  const asked = new Set<string>()
  for (const { id, reference, email, firstname, locale } of due) {
    await trx.updateTable('orders').set({ review_asked_at: now }).where('site_id', '=', site.id).where('id', '=', id).execute()
    // The mail says that it is the only one: who is asked of one order is not asked of the others.
    if (asked.has(email)) continue
    asked.add(email)
    const data = { reference, firstname, link }
    await mailBuyer(trx, { siteId: site.id, orderId: id }, { kind: 'ORDER_REVIEW', key: reference, to: email, locale, data })
  }
  return asked.size
}

/** Asks buyers, once, what they think of what they have received. */
export const orderReviews = defineJob<Uses>({
  name: 'orders.reviews',
  about: 'Demande leur avis, une fois, aux clients livrés depuis le nombre de jours que dit ORDER_REVIEW_DELAY (0\u00a0: jamais).',
  cron: '30 10 * * *',
  run: async (parts) => {
    let requested = 0
    for (const site of parts.features.directory.all()) requested += await askOfSite(parts, site)
    return { asked: requested }
  },
})
