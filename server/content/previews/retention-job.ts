import { countDeleted } from '#server/platform/jobs/count-deleted.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'

/** Deletes the tokens of previews and the links to drafts that have expired. */
export const previewRetention = defineJob({
  name: 'previews.retention',
  about: 'Efface les jetons d’aperçu et les liens de partage de brouillons qui ont expiré.',
  cron: '50 * * * *',
  run: async ({ trx, now }) => {
    const tokens = await countDeleted(trx.deleteFrom('preview_tokens').where('expires_at', '<=', now))
    const links = await countDeleted(trx.deleteFrom('draft_shares').where('expires_at', '<=', now))
    return { erased: tokens + links }
  },
})
