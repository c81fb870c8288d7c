import { isAdult, isBirthdate } from '#domain/dates/age.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import type { InvalidField } from '#server/platform/errors/validation-error.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { AccountDeps } from '#server/people/accounts/account-deps.ts'

/** The age rules of a site. */
export interface AgeRules {
  readonly isAsked: boolean
  readonly isForAdults: boolean
}

/** Loads the age rules of a site. */
export async function ageRules({ parameters }: Pick<AccountDeps, 'parameters'>, scope: Scope): Promise<AgeRules> {
  const isForAdults = (await parameters.value(scope, 'BLOCK_MINORS_FROM_REGISTERING')) === true
  return { isForAdults, isAsked: isForAdults || (await parameters.value(scope, 'ASK_BIRTHDATE_AT_REGISTER')) === true }
}

/** Returns the errors of a birth date: missing although required, or impossible for a living person. */
export function birthdateFaults(birthdate: string | null | undefined, { isAsked }: AgeRules, now: number): InvalidField[] {
  if (birthdate === null || birthdate === undefined) return isAsked ? [{ field: 'birthdate', code: 'REQUIRED' }] : []
  return isBirthdate(birthdate, parisDay(now)) ? [] : [{ field: 'birthdate', code: 'DATE' }]
}

/** Rejects a minor by the date in Paris, on a site for adults. */
export function refuseMinors(birthdate: string | null | undefined, { isForAdults }: AgeRules, now: number): void {
  if (isForAdults && typeof birthdate === 'string' && !isAdult(birthdate, parisDay(now))) throw new ApiError('MINOR')
}
