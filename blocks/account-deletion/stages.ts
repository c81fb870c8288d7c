import { refusedForm } from '#engine/preview-forms.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'

/** The end of an account: before anybody begins it, and with a wrong password. */
export const stages: readonly BlockPreview[] = [
  { state: 'before', examples: ['plain', 'with-kept'] },
  { state: 'refused', examples: ['plain'], isFailure: true, form: refusedForm('user.delete', { password: 'PASSWORD_WRONG' }) },
]
