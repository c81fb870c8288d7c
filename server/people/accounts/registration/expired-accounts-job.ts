import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { countDeleted } from '#server/platform/jobs/count-deleted.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'
import { recordActivityBeforeErase } from '#server/people/personal-data/last-activity.ts'
import { hasPendingAddress } from '#server/people/users/has-pending-email.ts'

async function eraseExpired(
  trx: Transaction<Tables>,
  table: 'account_tokens' | 'pending_registrations' | 'sessions' | 'team_invitations',
): Promise<number> {
  return countDeleted(trx.deleteFrom(table).where('expires_at', '<=', sql<Date>`now()`))
}

/** Drops pending addresses whose link has expired. */
async function giveUpAddresses(trx: Transaction<Tables>): Promise<void> {
  await trx
    .updateTable('users')
    .set({ pending_email: null })
    .where('pending_email', 'is not', null)
    .where(sql<boolean>`not ${hasPendingAddress}`)
    .execute()
}

/** Drops secrets of two-factor setups that were not completed in time. */
async function forgetSetups(trx: Transaction<Tables>): Promise<void> {
  await trx
    .updateTable('users')
    .set({ totp_pending: null, totp_pending_until: null })
    .where('totp_pending', 'is not', null)
    .where((where) => where.or([where('totp_pending_until', 'is', null), where('totp_pending_until', '<=', sql<Date>`now()`)]))
    .execute()
}

/** Deletes expired requests for accounts, mailed links and sessions. */
export const expiredAccountsJob = defineJob({
  name: 'accounts.expired',
  about: 'Efface les demandes de compte non confirmées, les invitations, les liens et les sessions qui ne valent plus rien.',
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
      invitations: await eraseExpired(trx, 'team_invitations'),
    }
  },
})
