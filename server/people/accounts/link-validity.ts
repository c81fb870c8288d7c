import type { Scope } from '#server/platform/scope/site.ts'
import { findUserByEmail } from '#server/people/users/repository.ts'
import { findPending } from '#server/people/accounts/registration/pending-registrations.ts'
import type { AccountDeps } from './account-deps.ts'
import { findAccountToken } from './account-tokens.ts'

type Needs = Pick<AccountDeps, 'db'>

/** Returns true while the link confirms a registration. */
export async function isRegistrationLinkValid({ db }: Needs, { site }: Scope, token: string): Promise<boolean> {
  const pending = await findPending(db, site.id, token)
  return pending !== null && (await findUserByEmail(db, site.id, pending.email)) === null
}

/** Returns true while the link confirms a new email address. */
export async function isEmailLinkValid({ db }: Needs, { site }: Scope, token: string): Promise<boolean> {
  const found = await findAccountToken(db, { siteId: site.id, purpose: 'EMAIL_CHANGE', token })
  return found !== null && found.email !== null && (await findUserByEmail(db, site.id, found.email)) === null
}

/** Returns true while the link allows a password reset. */
export async function isResetLinkValid({ db }: Needs, { site }: Scope, token: string): Promise<boolean> {
  return (await findAccountToken(db, { siteId: site.id, purpose: 'PASSWORD_RESET', token })) !== null
}
