import { sql } from 'kysely'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import { recordOwnAct } from '#server/features/audit/record-own-act.ts'
import { Refusal } from '#server/features/refusal.ts'
import type { Member } from '#server/features/sessions/member.ts'
import type { Scope } from '#server/features/sites/site.ts'
import { requireUser, type UserRow } from '#server/features/users/repository.ts'
import type { AccountNeeds } from './account-needs.ts'
import { beginTry } from './login.ts'
import { codesOf, hashRecoveryCode, newCodeSecret, newRecoveryCodes, otpauthAddress, stepOfCode, takeCode } from './sign-in-codes.ts'

/** Asks for a code in force; wrong ones count as failed logins do. */
async function requireCode(needs: AccountNeeds, scope: Scope, user: UserRow, code: string): Promise<void> {
  const address = { siteId: user.site_id, email: user.email }
  await beginTry(needs, scope, address)
  if (!(await takeCode(needs, user.id, code, needs.clock()))) throw new Refusal('TOTP_INVALID')
  await needs.loginAttempts.succeed(address)
}

/** Makes a secret that waits for its first code; codes that are on already stay on until then, and one of them is asked for. */
export async function startCodes(
  needs: AccountNeeds,
  admin: Member,
  { password, code }: CallBody<'totp.start'>,
): Promise<CallData<'totp.start'>> {
  const { scope, caller } = admin
  await needs.proofs.require(caller, { password, locale: scope.locale })
  const user = await requireUser(needs.db, admin.caller.userId)
  if (user.totp_enabled_at !== null) {
    if (code === undefined || code === null) throw new Refusal('TOTP_REQUIRED')
    await requireCode(needs, scope, user, code)
  }
  const secret = newCodeSecret()
  const sealed = await needs.secrets.seal(secret, codesOf(user.id))
  await needs.db.updateTable('users').set({ totp_pending: sealed }).where('id', '=', user.id).execute()
  return { secret, otpauth: otpauthAddress(secret, { issuer: scope.site.name, label: user.email }) }
}

/** Turns codes on with the first code of the secret that waits; the recovery codes are told this once. */
export async function enableCodes(needs: AccountNeeds, admin: Member, { code }: CallBody<'totp.enable'>): Promise<CallData<'totp.enable'>> {
  const user = await requireUser(needs.db, admin.caller.userId)
  const pending = user.totp_pending
  const secret = pending === null ? null : await needs.secrets.open(pending, codesOf(user.id))
  const step = secret === null ? null : stepOfCode(secret, code, needs.clock())
  if (step === null) throw new Refusal('TOTP_INVALID')
  const recoveryCodes = newRecoveryCodes()
  await needs.db.transaction().execute(async (trx) => {
    const enabled = await trx
      .updateTable('users')
      .set({
        totp_secret: pending,
        totp_pending: null,
        totp_recovery: recoveryCodes.map(hashRecoveryCode),
        totp_enabled_at: sql<Date>`now()`,
        totp_last_step: step,
      })
      .where('id', '=', user.id)
      .where('totp_pending', '=', pending)
      .executeTakeFirst()
    if (enabled.numUpdatedRows !== 1n) throw new Refusal('TOTP_INVALID')
    await recordOwnAct(trx, needs.audit, { user, action: 'totp.enable' })
  })
  return { recoveryCodes }
}

/** Turns codes off, with a recent proof and a code. */
export async function disableCodes(needs: AccountNeeds, admin: Member, { code, password }: CallBody<'totp.disable'>): Promise<null> {
  const { scope, caller } = admin
  await needs.proofs.require(caller, { password, locale: scope.locale })
  const user = await requireUser(needs.db, admin.caller.userId)
  await requireCode(needs, scope, user, code)
  await needs.db.transaction().execute(async (trx) => {
    const off = { totp_secret: null, totp_pending: null, totp_recovery: [], totp_enabled_at: null, totp_last_step: null }
    await trx.updateTable('users').set(off).where('id', '=', user.id).execute()
    await recordOwnAct(trx, needs.audit, { user, action: 'totp.disable' })
  })
  return null
}
