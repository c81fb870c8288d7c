import { toNfc } from '#schemas/text/normalise-text.ts'
import { checkPassword } from '#server/people/passwords/check-password.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import type { AccountDeps } from '#server/people/accounts/account-deps.ts'
import { setPassword } from './set-password.ts'

interface PasswordChange {
  readonly password: string
  readonly newPassword: string
}

// As they are hashed: written in another way, it is the same.
const isSame = (one: string, other: string): boolean => toNfc(one) === toNfc(other)

/** Changes the caller's password, who has to give the present one, and another; the other sessions are over. */
export async function changePassword(
  { db, audit, passwords, proofs, sessions }: AccountDeps,
  { scope, caller }: Member,
  { password, newPassword }: PasswordChange,
): Promise<null> {
  const proved = await proofs.requirePassword(caller, { password, locale: scope.locale })
  // Only whoever has just given it is told what the present one is.
  if (isSame(newPassword, password)) throw validationError(scope.locale, [{ field: 'newPassword', code: 'FORMAT', reason: 'samePassword' }])
  if ((await checkPassword(newPassword, { email: proved.email, site: scope.site })) !== null)
    throw validationError(scope.locale, [{ field: 'newPassword', code: 'PASSWORD_WEAK' }])
  const hash = await passwords.hash(newPassword)
  await runAsMember(db, caller, async (trx, user) => {
    // The password that was checked is the present one no more.
    if (user.password_hash !== proved.password_hash) throw validationError(scope.locale, [{ field: 'password', code: 'PASSWORD_WRONG' }])
    await setPassword(trx, { sessions, audit, scope }, { user, hash, action: 'user.changePassword', except: caller.sessionId })
  })
  return null
}
