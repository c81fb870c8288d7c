import { sql } from 'kysely'
import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { countDeleted } from '#server/platform/jobs/count-deleted.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'

/** How long a message to the company is retained, in months. */
export const messageMonths = 36

/** How long a message that a robot sent is retained, in months. */
export const spamMonths = 1

// The state in the inbox decides, because the team may correct it.
const isSpam = sql<boolean>`exists (select from inbox_items as i where i.message_id = messages.id and i.state = 'SPAM')`

/** Deletes messages after three years, and those of robots after a month. */
export const messageRetention = defineJob({
  name: 'messages.retention',
  about: 'Efface les messages reçus depuis trois ans, et ceux des robots après un mois.',
  cron: '50 3 * * *',
  run: async ({ trx, now }) => {
    const old = await countDeleted(trx.deleteFrom('messages').where('received_at', '<=', monthsBefore(now, messageMonths)))
    const spam = await countDeleted(trx.deleteFrom('messages').where(isSpam).where('received_at', '<=', monthsBefore(now, spamMonths)))
    return { erased: old, spam }
  },
})
