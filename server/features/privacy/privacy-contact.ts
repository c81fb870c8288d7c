import { companyMailbox, mailboxIn } from '#server/features/company-mailbox.ts'
import type { Parameters } from '#server/features/parameters/service.ts'
import type { Scope } from '#server/features/sites/site.ts'

/** The address of who answers for personal data on a site: the contact that it names, else its own; null when it has told neither. */
export async function privacyContact(parameters: Parameters, scope: Scope): Promise<string | null> {
  return (await mailboxIn(parameters, scope, 'DPO_EMAIL')) ?? companyMailbox(parameters, scope)
}
