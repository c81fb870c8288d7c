import { sql, type Transaction } from 'kysely'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { codeReasons } from '#schemas/errors/error-details.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { logOwnAction } from '#server/people/audit/log-own-action.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { requireUser, type UserRow } from '#server/people/users/repository.ts'
import type { AccountDeps } from '#server/people/accounts/account-deps.ts'
import { securityNoticeMail } from '#server/people/accounts/security-notice-mail.ts'
import { requireCode, countCodeAttempt } from './verify-code.ts'
import {
  totpContext,
  hashRecoveryCode,
  generateTotpSecret,
  newRecoveryCodes,
  decryptPendingSecret,
  pendingUntil,
  otpauthAddress,
  encryptPendingSecret,
  totpStep,
} from './totp.ts'
import { disableTwoFactor } from './disable-two-factor.ts'

/** Creates a secret that waits ten minutes for its first code. Existing codes stay active until then, and one of them is required. */
export async function startTotpSetup(
  needs: AccountDeps,
  { scope, caller }: Member,
  { password, code }: CallBody<'totp.start'>,
): Promise<CallData<'totp.start'>> {
  await needs.proofs.require(caller, { password, locale: scope.locale })
  const user = await requireUser(needs.db, caller)
  if (user.totp_enabled_at !== null) await requireCode(needs, scope, user, code)
  const secret = generateTotpSecret()
  const sealed = await encryptPendingSecret(needs.secrets, user.id, secret, needs.clock())
  await runAsMember(needs.db, caller, async (trx, { id, site_id, totp_secret }) => {
    // Two-factor login was enabled a moment ago, so its code was not checked.
    if (totp_secret !== user.totp_secret) throw new ApiError('TOTP_REQUIRED')
    await trx
      .updateTable('users')
      .set({ totp_pending: sealed, totp_pending_until: pendingUntil(needs.clock()) })
      .where('site_id', '=', site_id)
      .where('id', '=', id)
      .execute()
  })
  return { secret, otpauth: otpauthAddress(secret, { issuer: scope.site.name, label: user.email }) }
}

/** Returns the pending set-up after a recent reauthentication, so that a page shows it again beside an error; null without one. */
export async function pendingTotpSetup(needs: AccountDeps, { scope, caller }: Member): Promise<CallData<'totp.start'> | null> {
  if (!(await needs.sessions.isProved(caller.siteId, caller.sessionId))) return null
  const user = await requireUser(needs.db, caller)
  const secret = await decryptPendingSecret(needs.secrets, user, needs.clock())
  return secret === null ? null : { secret, otpauth: otpauthAddress(secret, { issuer: scope.site.name, label: user.email }) }
}

/** Notifies the owner that two-factor login was enabled or replaced. */
async function tellCodesOn(trx: Transaction<Tables>, scope: Scope, user: UserRow): Promise<void> {
  const { changed, ...mail } = await securityNoticeMail(trx, scope, user)
  await enqueueMail(trx, { ...mail, kind: 'CODES_ON', data: { ...changed, isReplaced: user.totp_enabled_at !== null } })
}

/** Returns the reason for a missing pending secret. A repeated form after a reload has enabled it already. */
function whyNoSetup({ totp_enabled_at, totp_pending }: UserRow): keyof typeof codeReasons {
  return totp_enabled_at !== null && totp_pending === null ? 'ALREADY_ON' : 'SETUP_EXPIRED'
}

/** Enables two-factor login with the first code and a recent reauthentication, and returns the recovery codes this once. */
export async function enableTotp(
  needs: AccountDeps,
  { scope, caller }: Member,
  { code, password }: CallBody<'totp.enable'>,
): Promise<CallData<'totp.enable'>> {
  const { db, proofs, secrets, audit, clock } = needs
  await proofs.require(caller, { password, locale: scope.locale })
  const user = await requireUser(db, caller)
  const secret = await decryptPendingSecret(secrets, user, clock())
  // Without a pending secret no attempt is counted.
  if (secret === null) throw new ApiError('TOTP_INVALID', { reason: whyNoSetup(user) })
  const step = totpStep(secret, code, clock())
  await countCodeAttempt(needs, scope, { user, isRight: () => Promise.resolve(step !== null) })
  const recoveryCodes = newRecoveryCodes()
  const on = {
    totp_secret: await secrets.seal(secret, totpContext(user.id)),
    totp_pending: null,
    totp_recovery: recoveryCodes.map(hashRecoveryCode),
    totp_enabled_at: sql<Date>`now()`,
    totp_last_step: step,
  }
  await runAsMember(db, caller, async (trx, held) => {
    if (held.totp_pending !== user.totp_pending) throw new ApiError('TOTP_INVALID')
    await trx.updateTable('users').set(on).where('site_id', '=', held.site_id).where('id', '=', held.id).execute()
    await tellCodesOn(trx, scope, held)
    await logOwnAction(trx, audit, { user: held, action: 'totp.enable' })
  })
  return { recoveryCodes }
}

/** Disables two-factor login with a recent reauthentication and a code or recovery code. Former administrators may do this too. */
export async function disableTotp(
  needs: AccountDeps,
  { scope, caller }: Member,
  { code, password }: CallBody<'totp.disable'>,
): Promise<null> {
  await needs.proofs.require(caller, { password, locale: scope.locale })
  const user = await requireUser(needs.db, caller)
  await requireCode(needs, scope, user, code)
  await runAsMember(needs.db, caller, async (trx, held) => {
    if (held.totp_secret !== user.totp_secret) throw new ApiError('TOTP_INVALID')
    await disableTwoFactor(trx, scope, { user: held, isForgotten: false })
    await logOwnAction(trx, needs.audit, { user: held, action: 'totp.disable' })
  })
  return null
}
