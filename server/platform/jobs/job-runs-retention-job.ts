import { sql } from 'kysely'
import { daysBefore } from './subtract-days.ts'
import { defineJob } from './define-job.ts'

const runDays = 400
/** What comes every minute and finds nothing to do would fill the log. */
const idleDays = 7

/** Erases the log of runs older than thirteen months; of those that found nothing to do, after a week. */
export const runsRetention = defineJob({
  name: 'jobs.retention',
  about: 'Efface le journal des tâches de plus de treize mois, et après une semaine celui des tâches qui n’avaient rien à faire.',
  cron: '25 3 * * *',
  run: async ({ trx, now }) => {
    const didNothing = sql<boolean>`outcome = 'DONE' and not exists (select from jsonb_each_text(counts) where value <> '0')`
    const gone = await trx
      .deleteFrom('job_runs')
      .where((where) =>
        where.or([
          where('started_at', '<', daysBefore(now, runDays)),
          where.and([where('started_at', '<', daysBefore(now, idleDays)), didNothing]),
        ]),
      )
      .executeTakeFirst()
    return { erased: Number(gone.numDeletedRows) }
  },
})
