import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { countDeleted } from '#server/platform/jobs/count-deleted.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'

/** How long a message to the company is retained, in months. */
export const messageMonths = 36
const spamMonths = 1

/** Deletes messages after three years, and those of robots after a month. */
export const messageRetention = defineJob({
  name: 'messages.retention',
  about: 'Efface les messages reçus depuis trois ans, et ceux des robots après un mois.',
  cron: '50 3 * * *',
  run: async ({ trx, now }) => {
    const old = await countDeleted(trx.deleteFrom('messages').where('received_at', '<=', monthsBefore(now, messageMonths)))
    const spam = await countDeleted(
      trx.deleteFrom('messages').where('reference', 'is', null).where('received_at', '<=', monthsBefore(now, spamMonths)),
    )
    return { erased: old, spam }
  },
})
