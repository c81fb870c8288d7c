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

// Passwords are compared in the normalised form in which they are hashed.
const isSame = (one: string, other: string): boolean => toNfc(one) === toNfc(other)

/** Changes the password of the caller, who must enter the current one and a different one. The other sessions end. */
export async function changePassword(
  { db, audit, passwords, proofs, sessions }: AccountDeps,
  { scope, caller }: Member,
  { password, newPassword }: PasswordChange,
): Promise<null> {
  const proved = await proofs.requirePassword(caller, { password, locale: scope.locale })
  // Only a caller who has entered the current password learns that the new one is equal.
  if (isSame(newPassword, password)) throw validationError(scope.locale, [{ field: 'newPassword', code: 'FORMAT', reason: 'samePassword' }])
  if ((await checkPassword(newPassword, { email: proved.email, site: scope.site })) !== null)
    throw validationError(scope.locale, [{ field: 'newPassword', code: 'PASSWORD_WEAK' }])
  const hash = await passwords.hash(newPassword)
  await runAsMember(db, caller, async (trx, user) => {
    // The password was changed during the check.
    if (user.password_hash !== proved.password_hash) throw validationError(scope.locale, [{ field: 'password', code: 'PASSWORD_WRONG' }])
    await setPassword(trx, { sessions, audit, scope }, { user, hash, action: 'user.changePassword', except: caller.sessionId })
  })
  return null
}
