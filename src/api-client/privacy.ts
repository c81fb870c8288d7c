import type { CallBody } from '#schemas/api/calls.ts'
import type { Caller } from './transport/caller.ts'

/** The calls about personal data and consent; the copy of one's data is a file, which a form downloads. */
export const privacyCalls = ({ act }: Caller) => ({
  request: (body: CallBody<'privacy.request'>) => act('privacy.request', { method: 'POST', body }),
  recordConsent: (body: CallBody<'consent.record'>) => act('consent.record', { method: 'POST', body }),
})
