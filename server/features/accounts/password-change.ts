import { checkPassword } from '#server/features/passwords/check-password.ts'
import { refuseFields } from '#server/features/refuse-fields.ts'
import type { Member } from '#server/features/sessions/member.ts'
import { requireUser } from '#server/features/users/repository.ts'
import type { AccountNeeds } from './account-needs.ts'
import { setPassword } from './set-password.ts'

interface PasswordChange {
  readonly password: string
  readonly newPassword: string
}

/** Changes the caller's password, who has to give the present one; the other sessions are over. */
export async function changePassword(
  { db, audit, passwords, proofs, sessions }: AccountNeeds,
  { scope, caller }: Member,
  { password, newPassword }: PasswordChange,
): Promise<null> {
  await proofs.requirePassword(caller, { password, locale: scope.locale })
  const user = await requireUser(db, caller.userId)
  if ((await checkPassword(newPassword, { email: user.email, site: scope.site })) !== null)
    throw refuseFields(scope.locale, [{ field: 'newPassword', code: 'PASSWORD_WEAK' }])
  const hash = await passwords.hash(newPassword)
  const changed = { user, hash, action: 'user.changePassword', except: caller.sessionId } as const
  await db.transaction().execute((trx) => setPassword(trx, { sessions, audit, scope }, changed))
  return null
}
