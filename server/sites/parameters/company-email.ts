import { isMailAddress } from '#schemas/text/email-address.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { Parameters } from './service.ts'

/** Returns the email address in a parameter of a site; null when it is missing or invalid. */
export async function emailSetting(parameters: Parameters, scope: Scope, type: 'COMPANY_EMAIL' | 'DPO_EMAIL'): Promise<string | null> {
  const address = await parameters.value(scope, type)
  return typeof address === 'string' && isMailAddress(address) ? address : null
}

/** Returns the address to which visitor input is sent; null when it is missing. */
export function companyMailbox(parameters: Parameters, scope: Scope): Promise<string | null> {
  return emailSetting(parameters, scope, 'COMPANY_EMAIL')
}
