import { userExample } from '#schemas/api/people/user.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import { refusedForm } from '#engine/preview-forms.ts'

const answers = { 'user.me': userExample }

/** A member's new password: to be chosen, and refused. */
export const stages: readonly BlockPreview[] = [
  { state: 'a member', examples: ['plain', 'own-words'], answers },
  {
    ...{ state: 'refused', examples: ['plain'], isFailure: true, answers },
    form: refusedForm('user.changePassword', { newPassword: 'PASSWORD_WEAK' }),
  },
]
