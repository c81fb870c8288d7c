import type { Scope } from '#server/platform/scope/site.ts'
import { companyMailbox, emailSetting } from './company-email.ts'
import type { Parameters } from './service.ts'

/** Returns the data protection contact of a site, or else its company address; null without both. */
export async function privacyContact(parameters: Parameters, scope: Scope): Promise<string | null> {
  return (await emailSetting(parameters, scope, 'DPO_EMAIL')) ?? companyMailbox(parameters, scope)
}
