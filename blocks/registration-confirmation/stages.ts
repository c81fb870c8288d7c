import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import { previewSubmittedForm, failedForm } from '#engine/preview-forms.ts'

/** An account: to be confirmed, confirmed, and with an expired link. */
export const stages: readonly BlockPreview[] = [
  { state: 'to confirm', examples: ['plain', 'own-words'] },
  { state: 'done', examples: ['plain'], form: previewSubmittedForm('user.confirmRegistration') },
  { state: 'a dead link', examples: ['plain'], isFailure: true, form: failedForm('user.confirmRegistration', 'TOKEN_INVALID') },
]
