import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { countDeleted } from '#server/platform/jobs/count-deleted.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'
import { formMonths, spamMonths } from './retention-period.ts'

/** Deletes the answers to forms after three years, with their files, and those of robots after one month. */
export const formRetention = defineJob({
  name: 'forms.retention',
  about: 'Efface les formulaires reçus depuis trois ans, avec leurs fichiers, et ceux des robots après un mois.',
  cron: '55 3 * * *',
  run: async ({ trx, now }) => {
    const old = await countDeleted(trx.deleteFrom('form_answers').where('received_at', '<=', monthsBefore(now, formMonths)))
    const spam = await countDeleted(
      trx.deleteFrom('form_answers').where('is_spam', '=', true).where('received_at', '<=', monthsBefore(now, spamMonths)),
    )
    return { erased: old, spam }
  },
})
