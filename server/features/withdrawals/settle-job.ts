import { companyMailbox } from '#server/features/company-mailbox.ts'
import { defineJob } from '#server/features/jobs/define-job.ts'
import { cancelUnpaid, settleWithdrawal, type Settled } from './settle.ts'
import { holdOrdersOf } from './withdrawable-order.ts'

/** In one run: a second one comes a minute later. */
const most = 200

/** Looks for the orders that confirmed withdrawals speak of, and tells the companies. */
export const withdrawalSettling = defineJob({
  name: 'withdrawals.settling',
  about: 'Rapproche de leur commande les rétractations confirmées sans compte ni lien, et en avertit l’entreprise.',
  cron: '* * * * *',
  run: async ({ trx, now, features: { directory, parameters } }) => {
    const waiting = trx.selectFrom('withdrawals').selectAll().where('received_at', 'is not', null).where('settled_at', 'is', null)
    const rows = await waiting.orderBy('id').limit(most).forUpdate().skipLocked().execute()
    await holdOrdersOf(
      trx,
      rows.map(({ id }) => id),
    )
    const all: Settled[] = []
    for (const { received_at: receivedAt, ...row } of rows) {
      const site = directory.find(row.site_id)
      if (!site || receivedAt === null) continue
      const scope = { site, locale: row.locale }
      const mailbox = await companyMailbox(parameters, scope)
      all.push(await settleWithdrawal(trx, { scope, mailbox, withdrawal: { ...row, received_at: receivedAt } }))
    }
    await cancelUnpaid(trx, all, now)
    const unknown = all.filter(({ standing }) => standing === 'UNKNOWN').length
    return { settled: all.length - unknown, unknown }
  },
})
