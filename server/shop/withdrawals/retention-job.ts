import { sql } from 'kysely'
import { monthsBefore } from '#domain/dates/calendar-months.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'
import { recordActivityBeforeErase } from '#server/people/personal-data/last-activity.ts'

/** How long a declaration waits to be confirmed, in days. */
const waitingDays = 7
/** How long a withdrawal is kept that speaks of no order that there is, in months: for as long as it may be disputed (Code civil, 2224). */
const unknownMonths = 60

/** Erases the declarations that nobody confirmed, those that speak of no order after five years, and the links to orders that are over. */
export const withdrawalRetention = defineJob({
  name: 'withdrawals.retention',
  about:
    'Efface les rétractations jamais confirmées, celles qui ne visent aucune commande après cinq ans, et les liens échus vers les commandes.',
  cron: '50 3 * * *',
  run: async ({ trx, now }) => {
    const isGivenUp = sql<boolean>`requested_at <= ${now}::timestamptz - make_interval(days => ${waitingDays})`
    await recordActivityBeforeErase(trx, 'withdrawals', sql`a.received_at is null and ${isGivenUp}`)
    const waiting = await trx.deleteFrom('withdrawals').where('received_at', 'is', null).where(isGivenUp).executeTakeFirst()
    const unknown = await trx
      .deleteFrom('withdrawals')
      .where('standing', '=', 'UNKNOWN')
      .where('received_at', '<=', monthsBefore(now, unknownMonths))
      .executeTakeFirst()
    const links = await trx.deleteFrom('order_links').where('expires_at', '<=', now).executeTakeFirst()
    return { unconfirmed: Number(waiting.numDeletedRows), unknown: Number(unknown.numDeletedRows), links: Number(links.numDeletedRows) }
  },
})
