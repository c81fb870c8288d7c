import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import { previewSubmittedForm, failedForm } from '#engine/preview-forms.ts'

/** A subscription: to be confirmed, confirmed, and with an expired link. */
export const stages: readonly BlockPreview[] = [
  { state: 'to confirm', examples: ['plain', 'own-words'] },
  { state: 'done', examples: ['plain'], form: previewSubmittedForm('newsletter.confirm') },
  { state: 'a dead link', examples: ['plain'], isFailure: true, form: failedForm('newsletter.confirm', 'TOKEN_INVALID') },
]
