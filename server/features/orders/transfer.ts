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

/** The account to which the site's transfers go; null when it has told none. */
export async function findBank(parameters: Parameters, scope: Scope): Promise<Bank | null> {
  const [iban, bic] = await Promise.all([parameters.value(scope, 'BANK_IBAN'), parameters.value(scope, 'BANK_BIC')])
  if (typeof iban !== 'string' || iban === '') return null
  return { iban, bic: typeof bic === 'string' && bic !== '' ? bic : null }
}

/** The account to which an order is paid; refused when it is to be paid in a way that the site does not offer. */
export async function requireBank(parameters: Parameters, scope: Scope, method: Method): Promise<Bank> {
  const bank = method === 'TRANSFER' ? await findBank(parameters, scope) : null
  if (!bank) throw new Refusal('PAYMENT_UNAVAILABLE')
  return bank
}
