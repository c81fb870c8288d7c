import { notFound } from '#server/features/refusal.ts'
import type { CallName } from '#schemas/api/calls.ts'
import type { CallHandlers } from './call-handler.ts'

type PrivacyCall = Extract<CallName, `newsletter.${string}` | `privacy.${string}` | `consent.${string}` | 'user.export'>

const none = (): never => {
  throw notFound()
}

/** How the calls about newsletters, consent and personal data are answered. */
export const privacyHandlers: CallHandlers<PrivacyCall> = {
  'newsletter.lists': none,
  'newsletter.subscription': none,
  'newsletter.update': none,
  'newsletter.subscribe': none,
  'newsletter.confirm': none,
  'newsletter.unsubscribe': none,
  'user.export': none,
  'privacy.request': none,
  'consent.record': none,
}
