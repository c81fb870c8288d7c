import { sql } from 'kysely'
import { toInstant } from '#domain/dates/to-instant.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { companyMailbox } from '#server/sites/parameters/company-email.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { SiteDirectory } from '#server/sites/directory/site-directory.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import { unreviewedWithdrawals } from '#server/shop/orders/unreviewed-withdrawals.ts'

/** Reminds the companies, once a day, of the withdrawals in words that wait for a ruling: their orders wait with them. */
export const wordsReminders = defineJob<{ readonly directory: SiteDirectory; readonly parameters: Parameters }>({
  name: 'withdrawals.reminders',
  about: 'Rappelle chaque jour aux entreprises les rétractations en mots qui attendent d’être lues.',
  cron: '0 7 * * *',
  run: async ({ trx, now, features: { directory, parameters } }) => {
    const waiting = unreviewedWithdrawals(trx)
      .selectAll()
      .where(sql<boolean>`settled_at <= ${now}::timestamptz - interval '12 hours'`)
    const rows = await waiting.orderBy('id').execute()
    const reported: boolean[] = []
    for (const { id, site_id: siteId, reference, name, email, message, received_at: receivedAt, requested_at: requestedAt } of rows) {
      const site = directory.find(siteId)
      if (!site) continue
      const scope = { site, locale: site.defaultLocale }
      const to = await companyMailbox(parameters, scope)
      if (to === null) continue
      const data = { reference, name, email, words: message ?? '', receivedAt: toInstant(receivedAt ?? requestedAt) }
      const key = `${id} ${parisDay(now.getTime())}`
      const sent = await enqueueMail(trx, { siteId, kind: 'WITHDRAWAL_WAITING', key, to, locale: site.defaultLocale, data })
      reported.push(sent === 'QUEUED')
    }
    return { reminded: reported.filter(Boolean).length }
  },
})
