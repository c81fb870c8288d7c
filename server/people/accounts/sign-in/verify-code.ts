import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { UserRow } from '#server/people/users/repository.ts'
import type { AccountDeps } from '#server/people/accounts/account-deps.ts'
import { totpContext, consumeCode } from './totp.ts'

/** Counts an attempt before the code is checked. Wrong codes are counted apart from passwords, and a right password does not reset them. */
export async function countCodeAttempt(
  { loginAttempts }: AccountDeps,
  { locale }: Scope,
  { user, isRight }: { readonly user: UserRow; readonly isRight: () => Promise<boolean> },
): Promise<void> {
  const to = { siteId: user.site_id, email: user.email }
  await loginAttempts.attempt({ to, locale, factor: 'code' }, async () => {
    if (!(await isRight())) throw new ApiError('TOTP_INVALID')
  })
}

const otherKey =
  'the sign-in codes of an account do not open: SECRET_KEY or secret.key is not the one under which they were set up; put it back, or have them set up anew (npm run reset-two-factor)'

/** Logs for the server operator that a secret was encrypted with another key. The member sees a wrong code. */
async function tellOtherKey({ secrets, log }: AccountDeps, { id, totp_secret: sealed }: UserRow): Promise<void> {
  if (sealed !== null && (await secrets.open(sealed, totpContext(id))) === null) log.error({ user: id }, otherKey)
}

/** Requires a valid code of an account with two-factor login. */
export async function requireCode(needs: AccountDeps, scope: Scope, user: UserRow, code: string | null | undefined): Promise<void> {
  if (code === undefined || code === null) throw new ApiError('TOTP_REQUIRED')
  await tellOtherKey(needs, user)
  await countCodeAttempt(needs, scope, { user, isRight: () => consumeCode(needs, user, code, needs.clock()) })
}
