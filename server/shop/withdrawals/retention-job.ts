import { sql } from 'kysely'
import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { countDeleted } from '#server/platform/jobs/count-deleted.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'
import { recordActivityBeforeErase } from '#server/people/personal-data/last-activity.ts'

/** How long a declaration waits to be confirmed, in days. */
const waitingDays = 7
/** How long a withdrawal without a known order is retained, in months: as long as it may be disputed (Code civil, 2224). */
const unknownMonths = 60

/** Deletes unconfirmed withdrawals, those without a known order after five years, and expired links to orders. */
export const withdrawalRetention = defineJob({
  name: 'withdrawals.retention',
  about:
    'Efface les rétractations jamais confirmées, celles qui ne visent aucune commande après cinq ans, et les liens échus vers les commandes.',
  cron: '50 3 * * *',
  run: async ({ trx, now }) => {
    const isGivenUp = sql<boolean>`requested_at <= ${now}::timestamptz - make_interval(days => ${waitingDays})`
    await recordActivityBeforeErase(trx, 'withdrawals', sql`a.received_at is null and ${isGivenUp}`)
    const waiting = await countDeleted(trx.deleteFrom('withdrawals').where('received_at', 'is', null).where(isGivenUp))
    const unknown = await countDeleted(
      trx.deleteFrom('withdrawals').where('standing', '=', 'UNKNOWN').where('received_at', '<=', monthsBefore(now, unknownMonths)),
    )
    const links = await countDeleted(trx.deleteFrom('order_links').where('expires_at', '<=', now))
    return { unconfirmed: waiting, unknown, links }
  },
})
