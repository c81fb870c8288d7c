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
    const checked = await features.plans.check(trx)
    const settled = await settlePlans(trx, features, null)
    await closePlans(trx, features, null)
    // A version that fails delays no other one.
    for (const fault of [...checked.faults, ...settled.faults, ...(await features.plans.settleItemsIn(trx))])
      raiseAlarm(`une version programmée n’a pas pu paraître\u00a0: ${String(fault)}`)
    return { published: settled.published, held: checked.held }
  },
})
