import type { Scope } from '#server/platform/scope/site.ts'
import { companyMailbox, emailSetting } from './company-email.ts'
import type { Parameters } from './service.ts'

/** The address of who answers for personal data on a site: the contact that it names, else its own; null when it has told neither. */
export async function privacyContact(parameters: Parameters, scope: Scope): Promise<string | null> {
  return (await emailSetting(parameters, scope, 'DPO_EMAIL')) ?? companyMailbox(parameters, scope)
}
