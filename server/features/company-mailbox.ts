import { isMailAddress } from '#domain/mail-address.ts'
import type { Parameters } from './parameters/service.ts'
import type { Scope } from './sites/site.ts'

/** The address at which a company receives what its visitors send; null when it has told none. */
export async function companyMailbox(parameters: Parameters, scope: Scope): Promise<string | null> {
  const address = await parameters.value(scope, 'COMPANY_EMAIL')
  return typeof address === 'string' && isMailAddress(address) ? address : null
}
