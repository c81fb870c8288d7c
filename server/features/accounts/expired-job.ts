import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables.ts'
import { defineJob } from '#server/features/jobs/define-job.ts'

async function eraseExpired(trx: Transaction<Tables>, table: 'pending_registrations' | 'account_tokens' | 'sessions'): Promise<number> {
  const gone = await trx
    .deleteFrom(table)
    .where('expires_at', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** Erases what opens nothing any more: requests for accounts that nobody confirmed, mailed links and sessions that are over. */
export const expiredAccountsJob = defineJob({
  name: 'accounts.expired',
  about: 'Efface les demandes de compte non confirmées, les liens et les sessions qui ne valent plus rien.',
  cron: '40 * * * *',
  // In the order in which a deletion takes them.
  run: async ({ trx }) => ({
    sessions: await eraseExpired(trx, 'sessions'),
    links: await eraseExpired(trx, 'account_tokens'),
    registrations: await eraseExpired(trx, 'pending_registrations'),
  }),
})
