import { sql, type Transaction } from 'kysely'
import { monthsBefore } from '#domain/dates/calendar-months.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { countDeleted } from '#server/platform/jobs/count-deleted.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'
import { recordActivityBeforeErase } from '#server/people/personal-data/last-activity.ts'

/** How long the proof of a consent is retained after its end, in months. */
export const proofMonths = 13

/** Deletes the links of addresses without a subscription or a proof. */
async function eraseLinks(trx: Transaction<Tables>, before: Date): Promise<number> {
  const receives = sql<boolean>`exists (select 1 from newsletter_subscribers s where s.site_id = newsletter_links.site_id and s.address = newsletter_links.address)`
  const hasProof = sql<boolean>`exists (select 1 from newsletter_proofs p where p.site_id = newsletter_links.site_id and p.address = newsletter_links.address)`
  return countDeleted(
    trx
      .deleteFrom('newsletter_links')
      .where('created_at', '<=', before)
      .where(sql<boolean>`not ${receives}`)
      .where(sql<boolean>`not ${hasProof}`),
  )
}

/** Deletes unconfirmed subscriptions, and the proofs and links of subscriptions that ended long ago. */
export const newsletterRetention = defineJob({
  name: 'newsletter.retention',
  about: 'Efface les abonnements non confirmés, et la preuve de ceux qui ont pris fin depuis treize mois.',
  cron: '45 * * * *',
  run: async ({ trx, now }) => {
    const before = monthsBefore(now, proofMonths)
    await recordActivityBeforeErase(trx, 'newsletter_requests', sql`a.expires_at <= ${now}`)
    await recordActivityBeforeErase(trx, 'newsletter_proofs', sql`a.ended_at <= ${before}`)
    const requests = await countDeleted(trx.deleteFrom('newsletter_requests').where('expires_at', '<=', now))
    const proofs = await countDeleted(trx.deleteFrom('newsletter_proofs').where('ended_at', '<=', before))
    const links = await eraseLinks(trx, before)
    return { requests, proofs, links }
  },
})
