import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { toInstant } from '#domain/instant.ts'
import { secondsFromNow } from '#server/database/moments.ts'
import type { Tables } from '#server/database/tables.ts'
import { recordOwnAct } from '#server/features/audit/record-own-act.ts'
import type { Audit } from '#server/features/audit/service.ts'
import { enqueueMail } from '#server/features/mail/outbox.ts'
import type { Sessions } from '#server/features/sessions/service.ts'
import type { Scope } from '#server/features/sites/site.ts'
import type { UserRow } from '#server/features/users/repository.ts'
import { accountLinks } from './account-links.ts'
import { voidAccountTokens } from './account-tokens.ts'

interface NewPassword {
  readonly user: UserRow
  readonly hash: string
  /** What its owner did. */
  readonly action: 'user.changePassword' | 'password.reset'
  /** The session that goes on. */
  readonly except?: number
}

/** Gives an account another password: its other sessions, every mailed link and codes that were being set up are over, and its owner is told. */
export async function setPassword(
  trx: Transaction<Tables>,
  { sessions, audit, scope }: { readonly sessions: Sessions; readonly audit: Audit; readonly scope: Scope },
  { user, hash, action, except }: NewPassword,
): Promise<void> {
  await trx.updateTable('users').set({ password_hash: hash, totp_pending: null }).where('id', '=', user.id).execute()
  await voidAccountTokens(trx, user.id)
  await sessions.revokeAll(user.id, { trx, ...(except === undefined ? {} : { except }) })
  await enqueueMail(trx, {
    siteId: scope.site.id,
    kind: 'PASSWORD_CHANGED',
    key: randomUUID(),
    to: user.email,
    locale: scope.locale,
    data: {
      firstname: user.firstname,
      changedAt: toInstant(await secondsFromNow(trx)),
      resetLink: accountLinks.askReset(scope),
    },
  })
  await recordOwnAct(trx, audit, { user, action })
}
