import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'
import { recordActivityBeforeErase } from '#server/people/personal-data/last-activity.ts'
import { hasPendingAddress } from '#server/people/users/has-pending-email.ts'

async function eraseExpired(trx: Transaction<Tables>, table: 'pending_registrations' | 'account_tokens' | 'sessions'): Promise<number> {
  const gone = await trx
    .deleteFrom(table)
    .where('expires_at', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** An address that waited to be confirmed waits no longer than its link. */
async function giveUpAddresses(trx: Transaction<Tables>): Promise<void> {
  await trx
    .updateTable('users')
    .set({ pending_email: null })
    .where('pending_email', 'is not', null)
    .where(sql<boolean>`not ${hasPendingAddress}`)
    .execute()
}

/** What was to be codes at sign-in, and got no first code in time, is a secret of nothing. */
async function forgetSetups(trx: Transaction<Tables>): Promise<void> {
  await trx
    .updateTable('users')
    .set({ totp_pending: null, totp_pending_until: null })
    .where('totp_pending', 'is not', null)
    .where((where) => where.or([where('totp_pending_until', 'is', null), where('totp_pending_until', '<=', sql<Date>`now()`)]))
    .execute()
}

/** Erases what opens nothing any more: requests for accounts that nobody confirmed, mailed links and sessions that are over. */
export const expiredAccountsJob = defineJob({
  name: 'accounts.expired',
  about: 'Efface les demandes de compte non confirmées, les liens et les sessions qui ne valent plus rien.',
  cron: '40 * * * *',
  // In the order in which a deletion takes them.
  run: async ({ trx }) => {
    await giveUpAddresses(trx)
    await forgetSetups(trx)
    await recordActivityBeforeErase(trx, 'account_tokens', sql`a.expires_at <= now()`)
    return {
      sessions: await eraseExpired(trx, 'sessions'),
      links: await eraseExpired(trx, 'account_tokens'),
      registrations: await eraseExpired(trx, 'pending_registrations'),
    }
  },
})
