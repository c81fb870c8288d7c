import { countDeleted } from '#server/platform/jobs/count-deleted.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'

/** Deletes the tokens of previews that have expired. */
export const previewRetention = defineJob({
  name: 'previews.retention',
  about: 'Efface les jetons d’aperçu de brouillons qui ont expiré.',
  cron: '50 * * * *',
  run: async ({ trx, now }) => ({ erased: await countDeleted(trx.deleteFrom('preview_tokens').where('expires_at', '<=', now)) }),
})
