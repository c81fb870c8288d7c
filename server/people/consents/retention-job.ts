import { countDeleted } from '#server/platform/jobs/count-deleted.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'

/** Erases the proofs of choices that no longer count. */
export const consentRetention = defineJob({
  name: 'consents.retention',
  about: 'Efface les preuves d’accord de plus de treize mois.',
  cron: '35 3 * * *',
  run: async ({ trx, now }) => {
    return { erased: await countDeleted(trx.deleteFrom('consents').where('expires_at', '<=', now)) }
  },
})
