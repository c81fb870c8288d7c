import { parisDay } from '#domain/dates/paris-day.ts'
import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { countDeleted } from '#server/platform/jobs/count-deleted.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'

export const visitMonths = 25

/** Deletes statistics of visits after twenty-five months. */
export const visitRetention = defineJob({
  name: 'visits.retention',
  about: 'Efface les mesures de visites de plus de vingt-cinq mois.',
  cron: '40 3 * * *',
  run: async ({ trx, now }) => {
    const before = monthsBefore(now, visitMonths)
    const visits = await countDeleted(trx.deleteFrom('visits').where('visited_at', '<=', before))
    const counts = await countDeleted(trx.deleteFrom('visit_counts').where('day', '<', parisDay(before.getTime())))
    return { visits, counts }
  },
})
