import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { logOwnAction } from '#server/people/audit/log-own-action.ts'
import type { Audit } from '#server/people/audit/service.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import type { Sessions } from '#server/people/sessions/service.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { UserRow } from '#server/people/users/repository.ts'
import { revokeAccountTokens } from '#server/people/accounts/account-tokens.ts'
import { securityNoticeMail } from '#server/people/accounts/security-notice-mail.ts'

interface NewPassword {
  readonly user: UserRow
  readonly hash: string
  /** The logged action of the owner. */
  readonly action: 'user.changePassword' | 'password.reset'
  /** The session that continues. */
  readonly except?: number
}

/** Sets the password of an account, ends its other sessions, revokes its links and pending two-factor set-up, and notifies its owner. */
export async function setPassword(
  trx: Transaction<Tables>,
  { sessions, audit, scope }: { readonly sessions: Sessions; readonly audit: Audit; readonly scope: Scope },
  { user, hash, action, except }: NewPassword,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ password_hash: hash, totp_pending: null })
    .where('site_id', '=', user.site_id)
    .where('id', '=', user.id)
    .execute()
  await revokeAccountTokens(trx, user.site_id, user.id)
  await sessions.revokeAll(user.site_id, user.id, { trx, ...(except === undefined ? {} : { except }) })
  const { changed, ...mail } = await securityNoticeMail(trx, scope, user)
  await enqueueMail(trx, { ...mail, kind: 'PASSWORD_CHANGED', data: changed })
  await logOwnAction(trx, audit, { user, action })
}
