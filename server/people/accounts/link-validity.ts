import type { Scope } from '#server/platform/scope/site.ts'
import { findUserByEmail } from '#server/people/users/repository.ts'
import type { AccountNeeds } from './account-deps.ts'
import { findAccountToken } from './account-tokens.ts'
import { findPending } from '#server/people/accounts/registration/pending-registrations.ts'

type Needs = Pick<AccountNeeds, 'db'>

/** Whether the link to an account that was asked for still opens it. */
export async function isRegistrationOpen({ db }: Needs, { site }: Scope, token: string): Promise<boolean> {
  const pending = await findPending(db, site.id, token)
  return pending !== null && (await findUserByEmail(db, site.id, pending.email)) === null
}

/** Whether the link to another address of an account still puts it in force. */
export async function isEmailChangeOpen({ db }: Needs, { site }: Scope, token: string): Promise<boolean> {
  const found = await findAccountToken(db, { siteId: site.id, purpose: 'EMAIL_CHANGE', token })
  return found !== null && found.email !== null && (await findUserByEmail(db, site.id, found.email)) === null
}

/** Whether the link to another password of an account still lets one be chosen. */
export async function isResetOpen({ db }: Needs, { site }: Scope, token: string): Promise<boolean> {
  return (await findAccountToken(db, { siteId: site.id, purpose: 'PASSWORD_RESET', token })) !== null
}
