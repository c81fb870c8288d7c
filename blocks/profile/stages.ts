import { userExample } from '#schemas/api/people/user.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import { previewSubmittedForm, refusedForm } from '#engine/preview-forms.ts'

const answers = { 'user.me': userExample }
const refused = { firstname: 'Camille', lastname: 'Roy', phone: '06 39', birthdate: '' }

/** A member's profile: as it is, while a new address waits to be confirmed, saved, and refused. */
export const stages: readonly BlockPreview[] = [
  { state: 'a member', examples: ['plain', 'own-words'], answers },
  {
    ...{ state: 'an address to confirm', examples: ['plain'] },
    answers: { 'user.me': { ...userExample, pendingEmail: 'c.roy@example.org' } },
  },
  { state: 'saved', examples: ['plain'], answers, form: previewSubmittedForm('user.update') },
  { state: 'refused', examples: ['plain'], isFailure: true, answers, form: refusedForm('user.update', { phone: 'PHONE' }, refused) },
]
