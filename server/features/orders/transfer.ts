import type { CallBody } from '#schemas/api/calls.ts'
import type { Parameters } from '#server/features/parameters/service.ts'
import { Refusal } from '#server/features/refusal.ts'
import type { Scope } from '#server/features/sites/site.ts'

/** The account to which transfers go. */
export interface Bank {
  readonly iban: string
  readonly bic: string | null
}

type Method = NonNullable<CallBody<'order.place'>['payment']>['method']

/** The account to which an order is paid; refused when it is to be paid in a way that the site does not offer. */
export async function readBank(parameters: Parameters, scope: Scope, method: Method): Promise<Bank> {
  const [iban, bic] = await Promise.all([parameters.value(scope, 'BANK_IBAN'), parameters.value(scope, 'BANK_BIC')])
  if (method !== 'TRANSFER' || typeof iban !== 'string' || iban === '') throw new Refusal('PAYMENT_UNAVAILABLE')
  return { iban, bic: typeof bic === 'string' && bic !== '' ? bic : null }
}
