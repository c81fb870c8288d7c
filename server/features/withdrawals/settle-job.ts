import { defineJob } from '#server/features/jobs/define-job.ts'
import { settleWaiting, waitingWithdrawals } from './settle-waiting.ts'

/** In one run: a second one comes a minute later. */
const most = 200

/** Looks for the orders that confirmed withdrawals speak of, and tells the companies. */
export const withdrawalSettling = defineJob({
  name: 'withdrawals.settling',
  about: 'Rapproche de leur commande les rétractations confirmées sans compte ni lien, et en avertit l’entreprise.',
  cron: '* * * * *',
  run: async ({ trx, now, features: { directory, parameters } }) => {
    const rows = await waitingWithdrawals(trx).orderBy('id').limit(most).forUpdate().skipLocked().execute()
    const all = await settleWaiting(trx, rows, { parameters, now, findSite: (siteId) => directory.find(siteId) })
    const unknown = all.filter(({ standing }) => standing === 'UNKNOWN').length
    return { settled: all.length - unknown, unknown }
  },
})
