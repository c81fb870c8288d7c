import { sql, type Transaction } from 'kysely'
import { monthsBefore } from '#domain/dates/calendar-months.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'
import { recordActivityBeforeErase } from '#server/people/personal-data/last-activity.ts'

/** How long the proof of a consent is kept after it has ended, in months. */
export const proofMonths = 13

/** The links of an address go when it has received nothing for as long. */
async function eraseLinks(trx: Transaction<Tables>, before: Date): Promise<number> {
  const receives = sql<boolean>`exists (select 1 from newsletter_subscribers s where s.site_id = newsletter_links.site_id and s.address = newsletter_links.address)`
  const hasProof = sql<boolean>`exists (select 1 from newsletter_proofs p where p.site_id = newsletter_links.site_id and p.address = newsletter_links.address)`
  const gone = await trx
    .deleteFrom('newsletter_links')
    .where('created_at', '<=', before)
    .where(sql<boolean>`not ${receives}`)
    .where(sql<boolean>`not ${hasProof}`)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** Erases subscriptions that nobody confirmed, the proofs of those that ended long ago, and the links of those who left as long ago. */
export const newsletterRetention = defineJob({
  name: 'newsletter.retention',
  about: 'Efface les abonnements non confirmés, et la preuve de ceux qui ont pris fin depuis treize mois.',
  cron: '45 * * * *',
  run: async ({ trx, now }) => {
    const before = monthsBefore(now, proofMonths)
    await recordActivityBeforeErase(trx, 'newsletter_requests', sql`a.expires_at <= ${now}`)
    await recordActivityBeforeErase(trx, 'newsletter_proofs', sql`a.ended_at <= ${before}`)
    const requests = await trx.deleteFrom('newsletter_requests').where('expires_at', '<=', now).executeTakeFirst()
    const proofs = await trx.deleteFrom('newsletter_proofs').where('ended_at', '<=', before).executeTakeFirst()
    const links = await eraseLinks(trx, before)
    return { requests: Number(requests.numDeletedRows), proofs: Number(proofs.numDeletedRows), links }
  },
})
