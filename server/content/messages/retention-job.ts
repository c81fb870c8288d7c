import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'

/** How long a message is kept, in months: what was written to a company that one has not dealt with since. */
export const messageMonths = 36
const spamMonths = 1

/** Erases messages after three years, and those of robots after a month. */
export const messageRetention = defineJob({
  name: 'messages.retention',
  about: 'Efface les messages reçus depuis trois ans, et ceux des robots après un mois.',
  cron: '50 3 * * *',
  run: async ({ trx, now }) => {
    const old = await trx.deleteFrom('messages').where('received_at', '<=', monthsBefore(now, messageMonths)).executeTakeFirst()
    const spam = await trx
      .deleteFrom('messages')
      .where('reference', 'is', null)
      .where('received_at', '<=', monthsBefore(now, spamMonths))
      .executeTakeFirst()
    return { erased: Number(old.numDeletedRows), spam: Number(spam.numDeletedRows) }
  },
})
