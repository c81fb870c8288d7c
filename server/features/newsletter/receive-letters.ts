import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables.ts'
import { addressKey } from '#server/features/budgets/caller-key.ts'
import { textVersion } from '#server/features/parameters/text-version.ts'
import type { Scope } from '#server/features/sites/site.ts'
import type { NewsletterNeeds } from './newsletter-needs.ts'
import { endSubscription, saveSubscription, type Consent } from './subscribers.ts'

/** Has an address receive these letters and no others, with the proof of it; none at all ends its subscription. */
export async function receiveLetters(
  trx: Transaction<Tables>,
  { needs, scope }: { readonly needs: NewsletterNeeds; readonly scope: Scope },
  consent: Omit<Consent, 'locale' | 'policyVersion'>,
): Promise<void> {
  const { siteId, email, lists } = consent
  if (lists.length === 0) return endSubscription(trx, siteId, addressKey({ siteId, email }))
  return saveSubscription(trx, {
    ...consent,
    locale: scope.locale,
    policyVersion: await textVersion(needs.parameters, scope, 'PRIVACY_POLICY'),
  })
}
