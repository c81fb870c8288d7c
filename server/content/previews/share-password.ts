import type { SecretBox } from '#server/adapters/secret-box.ts'
import type { Passwords } from '#server/people/passwords/service.ts'
import type { LoginAttempts } from '#server/people/sessions/login-attempts.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import type { FoundShare } from './find-shared.ts'

/** Services that check the password of a link. */
export interface SharePasswordNeeds {
  readonly secrets: SecretBox
  readonly passwords: Passwords
  readonly loginAttempts: LoginAttempts
}

const ownerOf = (id: number) => `proof of draft share ${id}`

/** Returns true when a link needs no password, or when a browser has proved to know the one that it has now. */
export async function isProved({ secrets }: SharePasswordNeeds, { id, passwordHash }: FoundShare, proof: string | undefined) {
  return passwordHash === null || (proof !== undefined && (await secrets.open(proof, ownerOf(id))) === passwordHash)
}

/** Checks the password of a link, as often as a login may be tried, and returns the proof that the browser keeps. */
export async function provePassword(
  { secrets, passwords, loginAttempts }: SharePasswordNeeds,
  { id, key: { siteId }, passwordHash }: FoundShare,
  { password, locale }: { readonly password: string; readonly locale: string },
): Promise<string> {
  // A link without a password has nothing to prove.
  if (passwordHash === null) throw new ApiError('NOT_FOUND')
  return loginAttempts.attempt({ to: { siteId, email: `draft share ${id}` }, locale }, async () => {
    if (!(await passwords.verify(passwordHash, password))) throw validationError(locale, [{ field: 'password', code: 'PASSWORD_WRONG' }])
    return secrets.seal(passwordHash, ownerOf(id))
  })
}
