import type { CallBody } from '#schemas/api/calls.ts'
import type { User } from '#schemas/api/user.ts'
import { emailKey } from '#domain/email.ts'
import { recordOwnAct } from '#server/people/audit/log-own-action.ts'
import { tooManyRequests } from '#server/platform/rate-limits/too-many-requests.ts'
import { readPhone } from '#server/platform/input/parse-phone.ts'
import { refuseFields, type FieldFault } from '#server/platform/errors/validation-error.ts'
import { Refusal } from '#server/platform/errors/api-error.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { writeAsMember } from '#server/people/sessions/member-transaction.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { requireUser } from '#server/people/users/repository.ts'
import type { AccountNeeds } from '#server/people/accounts/account-deps.ts'
import { ageRules, birthdateFaults, refuseMinors } from '#server/people/accounts/registration/check-birthdate.ts'
import { askEmailChange, withdrawEmailChange } from './email-change.ts'

type ProfileBody = CallBody<'user.update'>

/** What is wrong with those fields of a profile that have the form of theirs. */
export async function profileFaults(needs: AccountNeeds, scope: Scope, { phone, birthdate }: ProfileBody): Promise<FieldFault[]> {
  const faults: FieldFault[] = []
  const rules = await ageRules(needs, scope)
  if (typeof phone === 'string' && readPhone(phone) === null) faults.push({ field: 'phone', code: 'PHONE' })
  if (birthdate !== undefined) faults.push(...birthdateFaults(birthdate, rules, needs.clock()))
  return faults
}

/** What of a profile changes: absent is unchanged, null takes away; nothing else of an account can be reached this way. */
function changesOf({ firstname, lastname, phone, birthdate }: ProfileBody) {
  return {
    ...(firstname === undefined ? {} : { firstname }),
    ...(lastname === undefined ? {} : { lastname }),
    ...(phone === undefined ? {} : { phone: readPhone(phone ?? '') }),
    ...(birthdate === undefined ? {} : { birthdate }),
  }
}

// Each change mails an address that may be a stranger's.
async function spendEmailChange({ budgets }: AccountNeeds, { scope, caller }: Member): Promise<void> {
  const seconds = await budgets.take('emailChange', `user:${caller.userId}`)
  if (seconds > 0) throw tooManyRequests(seconds, scope.locale)
}

/** Changes the caller's profile; another address needs a recent proof, and waits for its owner to confirm it. */
export async function updateProfile(needs: AccountNeeds, { scope, caller }: Member, body: ProfileBody): Promise<User> {
  const { db, proofs, users } = needs
  const faults = await profileFaults(needs, scope, body)
  if (faults.length > 0) throw refuseFields(scope.locale, faults)
  refuseMinors(body.birthdate, await ageRules(needs, scope), needs.clock())
  const newEmail = body.email === undefined ? undefined : emailKey(body.email)
  const isOther = newEmail !== undefined && newEmail !== (await requireUser(db, caller.userId)).email
  const isPasswordGiven = body.password !== undefined && body.password !== null
  if (isOther || isPasswordGiven) await proofs.require(caller, { password: body.password, locale: scope.locale })
  if (isOther) await spendEmailChange(needs, { scope, caller })
  const changes = changesOf(body)
  await writeAsMember(db, caller, async (trx, user) => {
    if (Object.keys(changes).length > 0) await trx.updateTable('users').set(changes).where('id', '=', user.id).execute()
    if (newEmail === user.email) await withdrawEmailChange(trx, user)
    else if (newEmail !== undefined) {
      // The address has changed since it was compared, and the wish with it.
      if (!isOther) throw new Refusal('REAUTH_REQUIRED')
      await askEmailChange(trx, scope, user, newEmail)
      await recordOwnAct(trx, needs.audit, { user, action: 'user.changeEmail' })
    }
  })
  const profile = await users.profile(caller.userId)
  if (!profile) throw new Refusal('SESSION_EXPIRED')
  return profile
}
