import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import { previewSubmittedForm, refusedForm } from '#engine/preview-forms.ts'

/** A link for a new password: to be asked for, asked for, and without an address. */
export const stages: readonly BlockPreview[] = [
  { state: 'to ask', examples: ['plain', 'own-words'] },
  { state: 'asked', examples: ['plain'], form: previewSubmittedForm('password.askReset') },
  {
    state: 'refused',
    examples: ['plain'],
    isFailure: true,
    form: refusedForm('password.askReset', { email: 'EMAIL' }, { email: 'camille' }),
  },
]
