import { checkPassword } from '#server/people/passwords/check-password.ts'
import { refuseFields } from '#server/platform/errors/validation-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { writeAsMember } from '#server/people/sessions/member-transaction.ts'
import type { AccountNeeds } from '#server/people/accounts/account-deps.ts'
import { setPassword } from './set-password.ts'

interface PasswordChange {
  readonly password: string
  readonly newPassword: string
}

// As they are hashed: written in another way, it is the same.
const isSame = (one: string, other: string): boolean => one.normalize('NFC') === other.normalize('NFC')

/** Changes the caller's password, who has to give the present one, and another; the other sessions are over. */
export async function changePassword(
  { db, audit, passwords, proofs, sessions }: AccountNeeds,
  { scope, caller }: Member,
  { password, newPassword }: PasswordChange,
): Promise<null> {
  const proved = await proofs.requirePassword(caller, { password, locale: scope.locale })
  // Only whoever has just given it is told what the present one is.
  if (isSame(newPassword, password)) throw refuseFields(scope.locale, [{ field: 'newPassword', code: 'FORMAT', reason: 'samePassword' }])
  if ((await checkPassword(newPassword, { email: proved.email, site: scope.site })) !== null)
    throw refuseFields(scope.locale, [{ field: 'newPassword', code: 'PASSWORD_WEAK' }])
  const hash = await passwords.hash(newPassword)
  await writeAsMember(db, caller, async (trx, user) => {
    // The password that was checked is the present one no more.
    if (user.password_hash !== proved.password_hash) throw refuseFields(scope.locale, [{ field: 'password', code: 'PASSWORD_WRONG' }])
    await setPassword(trx, { sessions, audit, scope }, { user, hash, action: 'user.changePassword', except: caller.sessionId })
  })
  return null
}
