import { countDeleted } from '#server/platform/jobs/count-deleted.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'

/** In milliseconds. The provider has stopped its retries long before. */
const keptMs = 90 * 86_400_000

/** Deletes the identifiers of received payment events, once they cannot be sent again. */
export const paymentRetention = defineJob({
  name: 'payments.retention',
  about: 'Oublie, après quatre-vingt-dix jours, quels événements du prestataire de paiement ont été reçus.',
  cron: '45 3 * * *',
  run: async ({ trx, now }) => {
    const heard = trx.deleteFrom('webhook_events').where('received_at', '<=', new Date(now.getTime() - keptMs))
    return { events: await countDeleted(heard) }
  },
})
