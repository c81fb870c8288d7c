import { isMailAddress } from '#schemas/text/email-address.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { Parameters } from './service.ts'

/** The address that a site has told in one of its parameters; null when it has told none, or what is no address. */
export async function emailSetting(parameters: Parameters, scope: Scope, type: 'COMPANY_EMAIL' | 'DPO_EMAIL'): Promise<string | null> {
  const address = await parameters.value(scope, type)
  return typeof address === 'string' && isMailAddress(address) ? address : null
}

/** The address at which a company receives what its visitors send; null when it has told none. */
export function companyMailbox(parameters: Parameters, scope: Scope): Promise<string | null> {
  return emailSetting(parameters, scope, 'COMPANY_EMAIL')
}
