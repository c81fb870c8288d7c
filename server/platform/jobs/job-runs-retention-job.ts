import { sql } from 'kysely'
import { daysBefore } from './subtract-days.ts'
import { countDeleted } from './count-deleted.ts'
import { defineJob } from './define-job.ts'

const runDays = 400
/** Runs without any effect are deleted sooner: some jobs run every minute. */
const idleDays = 7

/** Deletes the log of runs after thirteen months, and of runs without effect after a week. */
export const runsRetention = defineJob({
  name: 'jobs.retention',
  about: 'Efface le journal des tâches de plus de treize mois, et après une semaine celui des tâches qui n’avaient rien à faire.',
  cron: '25 3 * * *',
  run: async ({ trx, now }) => {
    const didNothing = sql<boolean>`outcome = 'DONE' and not exists (select from jsonb_each_text(counts) where value <> '0')`
    return {
      erased: await countDeleted(
        trx
          .deleteFrom('job_runs')
          .where((where) =>
            where.or([
              where('started_at', '<', daysBefore(now, runDays)),
              where.and([where('started_at', '<', daysBefore(now, idleDays)), didNothing]),
            ]),
          ),
      ),
    }
  },
})
