import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { addressKey } from '#server/platform/rate-limits/rate-limit-key.ts'
import { endSubscription, saveSubscription, type Consent } from './subscribers.ts'

/** Has an address receive these letters and no others, with the proof of it; none at all ends its subscription. */
export async function replaceSubscriptions(trx: Transaction<Tables>, consent: Consent): Promise<void> {
  const { siteId, email, lists } = consent
  if (lists.length === 0) return endSubscription(trx, siteId, addressKey({ siteId, email }))
  return saveSubscription(trx, consent)
}
