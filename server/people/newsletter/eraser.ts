import { translate } from '#schemas/errors/translations.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { monthsBefore } from '#domain/dates/calendar-months.ts'
import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'
import { addressKey } from '#server/platform/rate-limits/rate-limit-key.ts'
import { cancelRequests } from './newsletter-requests.ts'
import { proofMonths } from './retention-job.ts'
import { endSubscription, detachConsentProofs } from './subscribers.ts'

const words = {
  fr: {
    what: 'Preuve de votre accord à recevoir nos lettres, sous une empreinte de votre adresse',
    why: 'Montrer que nous ne vous avons pas écrit sans votre accord',
  },
  en: {
    what: 'Proof of your consent to our newsletters, under a digest of your address',
    why: 'To show that we did not write to you without your consent',
  },
} as const

/** Ends the subscription of an address and cancels its pending requests. The proofs of consent are detached from the address and retained for a limited time. */
export const eraseSubscriptions: Eraser = async (trx, { siteId, email, locale, now }) => {
  const address = addressKey({ siteId, email })
  await cancelRequests(trx, { siteId, email })
  await endSubscription(trx, siteId, address)
  if ((await detachConsentProofs(trx, siteId, address)) === 0) return []
  return [{ ...translate(locale, words), until: parisDay(monthsBefore(now, -proofMonths).getTime()) }]
}
