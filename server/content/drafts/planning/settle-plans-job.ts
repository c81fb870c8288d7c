import { defineJob } from '#server/platform/jobs/define-job.ts'
import type { Plans } from './service.ts'
import { closePlans, settlePlans, type SettlingNeeds } from './settle-plans.ts'

/**
 * Checks planned versions that are about to begin, makes those without an end the ordinary ones once their time has come, and closes those that
 * are over. Visitors see the last two already.
 */
export const planSettling = defineJob<SettlingNeeds & { readonly plans: Pick<Plans, 'check' | 'settleItemsIn'> }>({
  name: 'plans.settling',
  about:
    'Relit les versions programmées qui vont paraître et retient celles qui ont des fautes\u00a0; fait de celles sans fin, dont l’heure est venue, les versions ordinaires de leurs pages.',
  cron: '* * * * *',
  run: async ({ trx, features }, { raiseAlarm }) => {
    const held = await features.plans.check(trx)
    const published = await settlePlans(trx, features, null)
    await closePlans(trx, features, null)
    // One item that cannot be settled keeps no other plan back.
    for (const fault of await features.plans.settleItemsIn(trx))
      raiseAlarm(`un changement programmé n’a pas pu être appliqué\u00a0: ${String(fault)}`)
    return { published, held }
  },
})
