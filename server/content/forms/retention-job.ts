import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'
import { formMonths, spamMonths } from './retention-period.ts'

/** Deletes the answers to forms after three years, with their files, and those of robots after one month. */
export const formRetention = defineJob({
  name: 'forms.retention',
  about: 'Efface les formulaires reçus depuis trois ans, avec leurs fichiers, et ceux des robots après un mois.',
  cron: '55 3 * * *',
  run: async ({ trx, now }) => {
    const old = await trx.deleteFrom('form_answers').where('received_at', '<=', monthsBefore(now, formMonths)).executeTakeFirst()
    const spam = await trx
      .deleteFrom('form_answers')
      .where('is_spam', '=', true)
      .where('received_at', '<=', monthsBefore(now, spamMonths))
      .executeTakeFirst()
    return { erased: Number(old.numDeletedRows), spam: Number(spam.numDeletedRows) }
  },
})
