import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { emailKey } from '#schemas/text/email-address.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import { newToken } from '#server/platform/tokens/opaque-token.ts'
import { checkPassword } from '#server/people/passwords/check-password.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { findUser, holdUserByEmail } from '#server/people/users/repository.ts'
import { accountLinks } from '#server/people/accounts/account-links.ts'
import type { AccountDeps } from '#server/people/accounts/account-deps.ts'
import { findAccountToken, insertAccountToken, consumeAccountToken } from '#server/people/accounts/account-tokens.ts'
import { setPassword } from './set-password.ts'

const resetSeconds = 3600

async function mailLinkTo(trx: Transaction<Tables>, scope: Scope, email: string): Promise<void> {
  const siteId = scope.site.id
  const user = await holdUserByEmail(trx, siteId, email)
  const token = newToken()
  const expiresAt = await secondsFromNow(trx, resetSeconds)
  // Without an account the same row is written and never sent.
  const outcome = await enqueueMail(trx, {
    siteId,
    kind: 'PASSWORD_RESET',
    key: randomUUID(),
    to: user?.email ?? email,
    locale: scope.locale,
    data: { firstname: user?.firstname ?? null, link: accountLinks.reset(scope, token), expiresAt: toInstant(expiresAt) },
    withhold: user === null,
  })
  // A link that is not sent must not revoke the previous one.
  const userId = outcome === 'QUEUED' ? (user?.id ?? null) : null
  await insertAccountToken(trx, { siteId, userId, purpose: 'PASSWORD_RESET', token, expiresAt })
}

/** Mails a reset link if the account exists. The response is the same in both cases. */
export async function requestPasswordReset({ db }: AccountDeps, scope: Scope, { email }: { readonly email: string }): Promise<null> {
  await inTransaction(db, (trx) => mailLinkTo(trx, scope, emailKey(email)))
  return null
}

/** Sets a new password with the mailed token. One of several concurrent calls succeeds. */
export async function resetPassword(
  needs: AccountDeps,
  scope: Scope,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<null> {
  const { db, audit, passwords, sessions, loginAttempts } = needs
  const given = { siteId: scope.site.id, purpose: 'PASSWORD_RESET', token } as const
  const found = await findAccountToken(db, given)
  const user = found && (await findUser(db, scope.site.id, found.userId))
  if (!user) throw new ApiError('TOKEN_INVALID')
  if ((await checkPassword(password, { email: user.email, site: scope.site })) !== null)
    throw validationError(scope.locale, [{ field: 'password', code: 'PASSWORD_WEAK' }])
  const hash = await passwords.hash(password)
  await inTransaction(db, async (trx) => {
    const taken = await consumeAccountToken(trx, given)
    if (!taken) throw new ApiError('TOKEN_INVALID')
    await setPassword(trx, { sessions, audit, scope }, { user: taken.user, hash, action: 'password.reset' })
  })
  // The owner of the mailbox does not wait for the failed attempts of others.
  await loginAttempts.succeed({ siteId: scope.site.id, email: user.email })
  return null
}
