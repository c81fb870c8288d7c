import { privacyOwnRequests, privacyRequest } from '#schemas/api/people/privacy-calls.ts'
import { userExample } from '#schemas/api/people/user.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import { previewSubmittedForm } from '#engine/preview-forms.ts'

/** A request about one's data: of a visitor, of a member who has asked before, and its receipt. */
export const stages: readonly BlockPreview[] = [
  { state: 'a visitor', examples: ['plain', 'own-words'] },
  {
    ...{ state: 'a member', examples: ['plain'] },
    answers: { 'user.me': userExample, 'privacy.ownRequests': privacyOwnRequests.example.data },
  },
  { state: 'received', examples: ['plain'], form: previewSubmittedForm('privacy.request', privacyRequest.example.data) },
]
