import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import { previewSubmittedForm, failedForm } from '#engine/preview-forms.ts'

const params = { token: 'un-jeton-de-demonstration' }

/** A password reset: with a valid link, without a link, with an expired link, and done. */
export const stages: readonly BlockPreview[] = [
  { state: 'an open link', examples: ['plain', 'own-words'], params },
  { state: 'no link', examples: ['plain'] },
  { state: 'a dead link', examples: ['plain'], params, isFailure: true, form: failedForm('password.reset', 'TOKEN_INVALID') },
  { state: 'changed', examples: ['plain'], form: previewSubmittedForm('password.reset') },
]
