import type { CallBody } from '#schemas/api/calls.ts'
import type { User } from '#schemas/api/people/user.ts'
import { emailKey } from '#schemas/text/email-address.ts'
import { logOwnAction } from '#server/people/audit/log-own-action.ts'
import { tooManyRequests } from '#server/platform/rate-limits/too-many-requests.ts'
import { readPhone } from '#domain/text/phone-number.ts'
import { validationError, type InvalidField } from '#server/platform/errors/validation-error.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { runAsMember } from '#server/people/sessions/member-transaction.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { requireUser } from '#server/people/users/repository.ts'
import type { AccountDeps } from '#server/people/accounts/account-deps.ts'
import { ageRules, birthdateFaults, refuseMinors } from '#server/people/accounts/registration/check-birthdate.ts'
import { requestEmailChange, cancelEmailChange } from './email-change.ts'

type ProfileBody = CallBody<'user.update'>

/** Finds the faults of the fields of a profile that have the right shape. */
export async function profileFaults(needs: AccountDeps, scope: Scope, { phone, birthdate }: ProfileBody): Promise<InvalidField[]> {
  const faults: InvalidField[] = []
  const rules = await ageRules(needs, scope)
  if (typeof phone === 'string' && readPhone(phone) === null) faults.push({ field: 'phone', code: 'PHONE' })
  if (birthdate !== undefined) faults.push(...birthdateFaults(birthdate, rules, needs.clock()))
  return faults
}

/** The changes of a profile: absent is unchanged, null removes; nothing else of an account can be reached this way. */
function changesOf({ firstname, lastname, phone, birthdate }: ProfileBody) {
  return {
    ...(firstname === undefined ? {} : { firstname }),
    ...(lastname === undefined ? {} : { lastname }),
    ...(phone === undefined ? {} : { phone: readPhone(phone ?? '') }),
    ...(birthdate === undefined ? {} : { birthdate }),
  }
}

// Each change mails an address that may be a stranger's.
async function spendEmailChange({ budgets }: AccountDeps, { scope, caller }: Member): Promise<void> {
  const seconds = await budgets.take('emailChange', `user:${caller.userId}`)
  if (seconds > 0) throw tooManyRequests(seconds, scope.locale)
}

/** Changes the caller's profile; another address needs a recent proof, and waits for its owner to confirm it. */
export async function updateProfile(needs: AccountDeps, { scope, caller }: Member, body: ProfileBody): Promise<User> {
  const { db, proofs, users } = needs
  const faults = await profileFaults(needs, scope, body)
  if (faults.length > 0) throw validationError(scope.locale, faults)
  refuseMinors(body.birthdate, await ageRules(needs, scope), needs.clock())
  const newEmail = body.email === undefined ? undefined : emailKey(body.email)
  const isOther = newEmail !== undefined && newEmail !== (await requireUser(db, caller)).email
  const isPasswordGiven = body.password !== undefined && body.password !== null
  if (isOther || isPasswordGiven) await proofs.require(caller, { password: body.password, locale: scope.locale })
  if (isOther) await spendEmailChange(needs, { scope, caller })
  const changes = changesOf(body)
  await runAsMember(db, caller, async (trx, user) => {
    if (Object.keys(changes).length > 0)
      await trx.updateTable('users').set(changes).where('site_id', '=', user.site_id).where('id', '=', user.id).execute()
    if (newEmail === user.email) await cancelEmailChange(trx, user)
    else if (newEmail !== undefined) {
      // The address has changed since it was compared, and the wish with it.
      if (!isOther) throw new ApiError('REAUTH_REQUIRED')
      await requestEmailChange(trx, scope, user, newEmail)
      await logOwnAction(trx, needs.audit, { user, action: 'user.changeEmail' })
    }
  })
  const profile = await users.profile(caller.siteId, caller.userId)
  if (!profile) throw new ApiError('SESSION_EXPIRED')
  return profile
}
