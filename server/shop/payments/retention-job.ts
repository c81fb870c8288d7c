import { defineJob } from '#server/platform/jobs/define-job.ts'

/** In milliseconds: long after the provider sends anything again. */
const keptMs = 90 * 86_400_000

/** Forgets which events of the payment provider were heard, once none of them can come again. */
export const paymentRetention = defineJob({
  name: 'payments.retention',
  about: 'Oublie, après quatre-vingt-dix jours, quels événements du prestataire de paiement ont été reçus.',
  cron: '45 3 * * *',
  run: async ({ trx, now }) => {
    const heard = trx.deleteFrom('webhook_events').where('received_at', '<=', new Date(now.getTime() - keptMs))
    return { events: Number((await heard.executeTakeFirst()).numDeletedRows) }
  },
})
