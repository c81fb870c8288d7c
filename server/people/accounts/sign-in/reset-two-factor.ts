import type { Kysely } from 'kysely'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit } from '#server/people/audit/service.ts'
import type { Sessions } from '#server/people/sessions/service.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { memberScope } from '#server/people/users/member-scope.ts'
import { lockUser } from '#server/people/users/repository.ts'
import { disableTwoFactor } from './disable-two-factor.ts'

interface Parts {
  readonly db: Kysely<Tables>
  readonly audit: Audit
  readonly sessions: Sessions
  /** The site of the account. */
  readonly site: Site
}

/** An account with two-factor login. */
export interface AccountWithCodes {
  readonly id: number
  readonly siteId: number
  readonly email: string
}

/** Returns the accounts with two-factor login for a normalised address, at most one on each site. */
export async function accountsWithCodes(db: Kysely<Tables>, email: string): Promise<AccountWithCodes[]> {
  return db
    .selectFrom('users')
    .select(['id', 'site_id as siteId', 'email'])
    .where('email', '=', email)
    .where('totp_enabled_at', 'is not', null)
    .orderBy('site_id')
    .execute()
}

/**
 * Disables two-factor login after a loss of phone and recovery codes, ends the sessions, notifies the owner and logs the action. The caller
 * has verified the identity.
 */
export async function resetTwoFactor({ db, audit, sessions, site }: Parts, { id, siteId }: AccountWithCodes): Promise<void> {
  await inTransaction(db, async (trx) => {
    const user = await lockUser(trx, siteId, id)
    if (!user) return
    await disableTwoFactor(trx, memberScope(site, user), { user, isForgotten: true })
    await sessions.revokeAll(siteId, id, { trx })
    await audit.record(trx, { siteId, actorId: null, action: 'totp.forget', target: `user:${id}` })
  })
}
