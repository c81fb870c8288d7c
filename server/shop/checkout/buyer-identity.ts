import type { Kysely } from 'kysely'
import type { CallBody } from '#schemas/api/calls.ts'
import { isAdult } from '#domain/dates/age.ts'
import { emailKey } from '#schemas/text/email-address.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { birthdateFaults } from '#server/people/accounts/registration/check-birthdate.ts'
import type { Buyer } from '#server/shop/settings/buyer.ts'
import { requirePhone } from '#server/platform/input/parse-phone.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'
import { requireUser } from '#server/people/users/repository.ts'

type Body = CallBody<'order.place'>

/** Who orders. */
export interface Identity {
  readonly userId: number | null
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly phone: string | null
  readonly birthdate: string | null
}

/** What is known of whoever orders: first what comes first here. */
function firstTold<Key extends 'email' | 'firstname' | 'lastname' | 'birthdate'>(
  key: Key,
  told: readonly (Partial<Record<Key, string | null>> | null | undefined)[],
): string | null {
  return told.map((one) => one?.[key]).find((value) => typeof value === 'string' && value !== '') ?? null
}

/** Who orders: the account of whoever is signed in, what it does not say from what was sent; else what was sent. */
export async function readIdentity(db: Kysely<Tables>, { scope, caller }: Buyer, { user: sent, address }: Body): Promise<Identity> {
  const account = caller.kind === 'member' ? await requireUser(db, caller.userId) : null
  const told = [account, sent]
  const email = firstTold('email', told)
  if (email === null) throw new ApiError('EMAIL_REQUIRED')
  const { billing } = address
  return {
    userId: account?.id ?? null,
    email: emailKey(email),
    firstname: firstTold('firstname', told) ?? billing.firstname,
    lastname: firstTold('lastname', told) ?? billing.lastname,
    phone: requirePhone(sent?.phone ?? account?.phone, scope.locale, 'user.phone'),
    birthdate: firstTold('birthdate', told),
  }
}

/** Lets nobody under age buy wine: the birthdate is asked for, and seen again when the order is handed over. */
export function requireAdult({ birthdate }: Identity, locale: string, now: number): void {
  const [fault] = birthdateFaults(birthdate, { isAsked: true, isForAdults: true }, now)
  if (fault) throw validationError(locale, [{ ...fault, field: 'user.birthdate' }])
  if (birthdate === null || !isAdult(birthdate, parisDay(now))) throw new ApiError('MINOR')
}
