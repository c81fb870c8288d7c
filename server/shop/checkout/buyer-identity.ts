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

/** Deliveries for which a carrier needs a phone number. */
const needsPhone: ReadonlySet<Body['delivery']['type']> = new Set(['DELIVERY', 'PICKUP'])

/** The buyer of an order. */
export interface Identity {
  readonly userId: number | null
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly phone: string | null
  readonly birthdate: string | null
}

/** The first value of a key in a list of sources. */
function firstTold<Key extends 'email' | 'firstname' | 'lastname' | 'birthdate'>(
  key: Key,
  told: readonly (Partial<Record<Key, string | null>> | null | undefined)[],
): string | null {
  return told.map((one) => one?.[key]).find((value) => typeof value === 'string' && value !== '') ?? null
}

/** The phone number of the buyer; refused when it is none, or missing where a carrier needs it. */
function readBuyerPhone(text: string | null | undefined, { type }: Body['delivery'], locale: string): string | null {
  const phone = requirePhone(text, locale, 'user.phone')
  if (phone === null && needsPhone.has(type)) throw validationError(locale, [{ field: 'user.phone', code: 'REQUIRED' }])
  return phone
}

/** The identity of the buyer: of the signed-in account, completed by what was sent; else as sent. */
export async function readIdentity(
  db: Kysely<Tables>,
  { scope, caller }: Buyer,
  { user: sent, address, delivery }: Body,
): Promise<Identity> {
  const account = caller.kind === 'member' ? await requireUser(db, caller) : null
  const identities = [account, sent]
  const email = firstTold('email', identities)
  if (email === null) throw new ApiError('EMAIL_REQUIRED')
  const { billing } = address
  return {
    userId: account?.id ?? null,
    email: emailKey(email),
    firstname: firstTold('firstname', identities) ?? billing.firstname,
    lastname: firstTold('lastname', identities) ?? billing.lastname,
    phone: readBuyerPhone(sent?.phone ?? account?.phone, delivery, scope.locale),
    birthdate: firstTold('birthdate', identities),
  }
}

/** Refuses buyers of wine who are under age or send no birthdate. */
export function requireAdult({ birthdate }: Identity, locale: string, now: number): void {
  const [fault] = birthdateFaults(birthdate, { isAsked: true, isForAdults: true }, now)
  if (fault) throw validationError(locale, [{ ...fault, field: 'user.birthdate' }])
  if (birthdate === null || !isAdult(birthdate, parisDay(now))) throw new ApiError('MINOR')
}
