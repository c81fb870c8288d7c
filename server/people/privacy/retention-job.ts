import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'

/** How long an answered request is kept, in months: for as long as the answer may be disputed (Code civil, 2224). */
export const answeredMonths = 60

/** Erases what was answered five years ago from the register; what waits stays. */
export const privacyRetention = defineJob({
  name: 'privacy.retention',
  about: 'Efface du registre les demandes auxquelles il a été répondu depuis cinq ans.',
  cron: '30 3 * * *',
  run: async ({ trx, now }) => {
    const gone = await trx.deleteFrom('privacy_requests').where('answered_at', '<=', monthsBefore(now, answeredMonths)).executeTakeFirst()
    return { erased: Number(gone.numDeletedRows) }
  },
})
