import { isMailAddress } from '#domain/mail-address.ts'
import type { Parameters } from '#server/features/parameters/service.ts'
import type { Scope } from '#server/features/sites/site.ts'

/** The address of who answers for personal data on a site: the contact that it names, else its own; null when it has told neither. */
export async function privacyContact(parameters: Parameters, scope: Scope): Promise<string | null> {
  for (const type of ['DPO_EMAIL', 'COMPANY_EMAIL'] as const) {
    const address = await parameters.value(scope, type)
    if (typeof address === 'string' && isMailAddress(address)) return address
  }
  return null
}
