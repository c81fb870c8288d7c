import { parisDay } from '#domain/dates/paris-day.ts'
import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'

export const visitMonths = 25

/** Erases what is known of visits that are older than twenty-five months. */
export const visitRetention = defineJob({
  name: 'visits.retention',
  about: 'Efface les mesures de visites de plus de vingt-cinq mois.',
  cron: '40 3 * * *',
  run: async ({ trx, now }) => {
    const before = monthsBefore(now, visitMonths)
    const visits = await trx.deleteFrom('visits').where('visited_at', '<=', before).executeTakeFirst()
    const counts = await trx.deleteFrom('visit_counts').where('day', '<', parisDay(before.getTime())).executeTakeFirst()
    return { visits: Number(visits.numDeletedRows), counts: Number(counts.numDeletedRows) }
  },
})
