import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { toInstant } from '#domain/dates/to-instant.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { secondsFromNow } from '#server/database/sql-time.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { logOwnAction } from '#server/people/audit/log-own-action.ts'
import { enqueueMail, type MailOutcome } from '#server/mail/outbox/outbox.ts'
import { newToken } from '#server/platform/tokens/opaque-token.ts'
import { attachRowsToAccount } from '#server/people/personal-data/attach-rows-to-account.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { attemptKeys } from '#server/people/sessions/login-attempts.ts'
import type { Caller } from '#server/platform/scope/caller.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { hasPendingAddress } from '#server/people/users/has-pending-email.ts'
import { memberScope } from '#server/people/users/member-scope.ts'
import { findUserByEmail, lockEmail, type UserRow } from '#server/people/users/repository.ts'
import { accountLinks } from '#server/people/accounts/account-links.ts'
import type { AccountDeps } from '#server/people/accounts/account-deps.ts'
import { insertAccountToken, consumeAccountToken, revokeAccountTokens } from '#server/people/accounts/account-tokens.ts'
import { deletePending } from '#server/people/accounts/registration/pending-registrations.ts'

const changeSeconds = 86_400

/** Returns the key prefix of confirmation mails for a new address. Several accounts may request the same address. */
export const emailChangeMailKey = (userId: number): string => `user:${userId} `

/** Called in the transaction that activates the new address of a member. */
export type OnEmailChanged = (
  trx: Transaction<Tables>,
  siteId: number,
  change: { readonly userId: number; readonly from: string; readonly to: string },
) => Promise<void>

interface Wish {
  readonly user: UserRow
  readonly newEmail: string
  readonly token: string
  readonly expiresAt: Date
}

/** Notifies the owner of the requested address in the locale of the owner. */
function tellTaken(trx: Transaction<Tables>, { site }: Scope, owner: UserRow): Promise<MailOutcome> {
  const scope = memberScope(site, owner)
  const { email, firstname } = owner
  return enqueueMail(trx, {
    siteId: scope.site.id,
    kind: 'EMAIL_TAKEN',
    key: randomUUID(),
    to: email,
    locale: scope.locale,
    data: { firstname, loginLink: accountLinks.login(scope), resetLink: accountLinks.askReset(scope) },
  })
}

function mailConfirmation(trx: Transaction<Tables>, scope: Scope, { user, newEmail, token, expiresAt }: Wish): Promise<MailOutcome> {
  return enqueueMail(trx, {
    siteId: scope.site.id,
    kind: 'EMAIL_CHANGE_CONFIRM',
    key: `${emailChangeMailKey(user.id)}${randomUUID()}`,
    to: newEmail,
    locale: scope.locale,
    data: { firstname: user.firstname, newEmail, link: accountLinks.confirmEmail(scope, token), expiresAt: toInstant(expiresAt) },
  })
}

/** Returns true while an account has a valid confirmation link for a new address. */
async function waitsFor(trx: Transaction<Tables>, { id, site_id: siteId }: UserRow): Promise<boolean> {
  const waiting = trx.selectFrom('users').select('id').where('site_id', '=', siteId).where('id', '=', id)
  return (await waiting.where(hasPendingAddress).executeTakeFirst()) !== undefined
}

/**
 * Stores the requested address of an account and mails a confirmation link. If the address is in use, its owner is notified instead and
 * nothing else differs: the token
 * is stored without being mailed, and is in the data export like any other.
 */
export async function requestEmailChange(trx: Transaction<Tables>, scope: Scope, user: UserRow, newEmail: string): Promise<void> {
  const siteId = scope.site.id
  await trx
    .deleteFrom('account_tokens')
    .where('site_id', '=', siteId)
    .where('user_id', '=', user.id)
    .where('purpose', '=', 'EMAIL_CHANGE')
    .where('email', '<>', newEmail)
    .execute()
  await trx.updateTable('users').set({ pending_email: newEmail }).where('site_id', '=', siteId).where('id', '=', user.id).execute()
  const taken = await findUserByEmail(trx, siteId, newEmail)
  const wish: Wish = { user, newEmail, token: newToken(), expiresAt: await secondsFromNow(trx, changeSeconds) }
  const outcome = taken ? await tellTaken(trx, scope, taken) : await mailConfirmation(trx, scope, wish)
  // A link that is not sent must not revoke the previous one. Without a previous one the address is stored as pending.
  if (outcome !== 'QUEUED' && (await waitsFor(trx, user))) return
  const { token, expiresAt } = wish
  await insertAccountToken(trx, { siteId, userId: user.id, purpose: 'EMAIL_CHANGE', token, expiresAt, email: newEmail })
}

/** Revokes the confirmation link of a new address and leaves the current one active. */
export async function cancelEmailChange(trx: Transaction<Tables>, { id, site_id: siteId }: UserRow): Promise<void> {
  await trx
    .deleteFrom('account_tokens')
    .where('site_id', '=', siteId)
    .where('user_id', '=', id)
    .where('purpose', '=', 'EMAIL_CHANGE')
    .execute()
  await trx.updateTable('users').set({ pending_email: null }).where('site_id', '=', siteId).where('id', '=', id).execute()
}

async function tellOldAddress(trx: Transaction<Tables>, scope: Scope, old: UserRow, newEmail: string): Promise<void> {
  await enqueueMail(trx, {
    siteId: scope.site.id,
    kind: 'EMAIL_CHANGED_NOTICE',
    key: randomUUID(),
    to: old.email,
    locale: scope.locale,
    data: { firstname: old.firstname, newEmail, changedAt: toInstant(await secondsFromNow(trx)) },
  })
}

/** Deletes the login failures of the old address. */
async function forgetAttempts(trx: Transaction<Tables>, { site_id: siteId, email }: UserRow): Promise<void> {
  await trx.deleteFrom('login_failures').where('site_id', '=', siteId).where('address', 'in', attemptKeys({ siteId, email })).execute()
}

async function isTaken(trx: Transaction<Tables>, siteId: number, email: string): Promise<boolean> {
  await lockEmail(trx, siteId, email)
  return (await findUserByEmail(trx, siteId, email)) !== null
}

/** Activates a confirmed address, notifies the old one and ends all sessions except the confirming one. */
export async function confirmEmail(
  { db, audit, sessions, onNewAddress }: AccountDeps & { readonly onNewAddress: OnEmailChanged },
  { scope, caller }: { readonly scope: Scope; readonly caller: Caller },
  { token }: { readonly token: string },
): Promise<null> {
  await inTransaction(db, async (trx) => {
    const taken = await consumeAccountToken(trx, { siteId: scope.site.id, purpose: 'EMAIL_CHANGE', token })
    if (!taken || taken.email === null || (await isTaken(trx, scope.site.id, taken.email))) throw new ApiError('TOKEN_INVALID')
    const { user } = taken
    await trx.updateTable('users').set({ email: taken.email }).where('site_id', '=', user.site_id).where('id', '=', user.id).execute()
    await attachRowsToAccount(trx, { siteId: scope.site.id, userId: user.id, email: user.email })
    await forgetAttempts(trx, user)
    await onNewAddress(trx, scope.site.id, { userId: user.id, from: user.email, to: taken.email })
    await revokeAccountTokens(trx, user.site_id, user.id)
    // The address has an account now, so pending registrations for it are deleted.
    await deletePending(trx, { siteId: scope.site.id, email: taken.email })
    const isOwnSession = caller.kind === 'member' && caller.userId === user.id
    await sessions.revokeAll(user.site_id, user.id, { trx, ...(isOwnSession ? { except: caller.sessionId } : {}) })
    await tellOldAddress(trx, scope, user, taken.email)
    // The notice belongs to the account, not to the next owner of the address.
    await attachRowsToAccount(trx, { siteId: scope.site.id, userId: user.id, email: user.email })
    await logOwnAction(trx, audit, { user, action: 'user.confirmEmail' })
  })
  return null
}
