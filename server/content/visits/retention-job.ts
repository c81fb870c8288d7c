import { parisDay } from '#domain/dates/paris-day.ts'
import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { countDeleted } from '#server/platform/jobs/count-deleted.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'

export const visitMonths = 25

/** Months after which the counts of missing addresses are deleted. */
const missedMonths = 3

/** Deletes statistics of visits after twenty-five months, and counts of missing addresses after three. */
export const visitRetention = defineJob({
  name: 'visits.retention',
  about: 'Efface les mesures de visites de plus de vingt-cinq mois, et les adresses introuvables de plus de trois mois.',
  cron: '40 3 * * *',
  run: async ({ trx, now }) => {
    const before = monthsBefore(now, visitMonths)
    const visits = await countDeleted(trx.deleteFrom('visits').where('visited_at', '<=', before))
    const counts = await countDeleted(trx.deleteFrom('visit_counts').where('day', '<', parisDay(before.getTime())))
    const missed = await countDeleted(
      trx.deleteFrom('missing_addresses').where('day', '<', parisDay(monthsBefore(now, missedMonths).getTime())),
    )
    return { visits, counts, missed }
  },
})
