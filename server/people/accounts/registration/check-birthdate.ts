import { isAdult, isBirthdate } from '#domain/dates/age.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import type { InvalidField } from '#server/platform/errors/validation-error.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { AccountDeps } from '#server/people/accounts/account-deps.ts'

/** What a site wants to know of somebody's age. */
export interface AgeRules {
  readonly isAsked: boolean
  readonly isForAdults: boolean
}

/** What a site wants to know of its members' age. */
export async function ageRules({ parameters }: Pick<AccountDeps, 'parameters'>, scope: Scope): Promise<AgeRules> {
  const isForAdults = (await parameters.value(scope, 'BLOCK_MINORS_FROM_REGISTERING')) === true
  return { isForAdults, isAsked: isForAdults || (await parameters.value(scope, 'ASK_BIRTHDATE_AT_REGISTER')) === true }
}

/** What is wrong with a date of birth: missing where it is asked for, or no day on which anybody alive was born. */
export function birthdateFaults(birthdate: string | null | undefined, { isAsked }: AgeRules, now: number): InvalidField[] {
  if (birthdate === null || birthdate === undefined) return isAsked ? [{ field: 'birthdate', code: 'REQUIRED' }] : []
  return isBirthdate(birthdate, parisDay(now)) ? [] : [{ field: 'birthdate', code: 'DATE' }]
}

/** Refuses who is not of age today in Paris, on a site for adults. */
export function refuseMinors(birthdate: string | null | undefined, { isForAdults }: AgeRules, now: number): void {
  if (isForAdults && typeof birthdate === 'string' && !isAdult(birthdate, parisDay(now))) throw new ApiError('MINOR')
}
