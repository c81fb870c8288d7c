import { defineJob } from '#server/platform/jobs/define-job.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { SiteDirectory } from '#server/sites/directory/site-directory.ts'
import { processNext } from './process-pending.ts'

/** Matches confirmed withdrawals to their orders and notifies the companies. Processes those that no worker was notified of, or that it could not settle. */
export const withdrawalSettling = defineJob<{ readonly directory: SiteDirectory; readonly parameters: Parameters }>({
  name: 'withdrawals.settling',
  about: 'Rapproche de leur commande les rétractations confirmées sans compte ni lien, et en avertit l’entreprise.',
  cron: '* * * * *',
  run: async ({ trx, now, features: { directory, parameters } }) => {
    const all = await processNext(trx, { parameters, now, findSite: (siteId) => directory.find(siteId) })
    const unknown = all.filter(({ standing }) => standing === 'UNKNOWN').length
    return { settled: all.length - unknown, unknown }
  },
})
