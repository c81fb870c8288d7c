import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { countDeleted } from '#server/platform/jobs/count-deleted.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'

/** How long an answered request is retained, in months: as long as the response may be disputed (Code civil, 2224). */
export const answeredMonths = 60

/** Deletes requests from the register five years after their response. Open requests stay. */
export const privacyRetention = defineJob({
  name: 'privacy.retention',
  about: 'Efface du registre les demandes auxquelles il a été répondu depuis cinq ans.',
  cron: '30 3 * * *',
  run: async ({ trx, now }) => {
    return { erased: await countDeleted(trx.deleteFrom('privacy_requests').where('answered_at', '<=', monthsBefore(now, answeredMonths))) }
  },
})
