import { daysBefore } from './days-before.ts'
import { defineJob } from './define-job.ts'

const runDays = 400

/** Erases the log of runs older than thirteen months. */
export const runsRetention = defineJob({
  name: 'jobs.retention',
  about: 'Efface le journal des tâches de plus de treize mois.',
  cron: '25 3 * * *',
  run: async ({ trx, now }) => {
    const gone = await trx.deleteFrom('job_runs').where('started_at', '<', daysBefore(now, runDays)).executeTakeFirst()
    return { erased: Number(gone.numDeletedRows) }
  },
})
