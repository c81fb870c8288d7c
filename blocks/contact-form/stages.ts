import { messageSend } from '#schemas/api/content/company.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import { previewSubmittedForm, refusedForm } from '#engine/preview-forms.ts'

/** A message: to be written, sent, and refused. */
export const stages: readonly BlockPreview[] = [
  { state: 'to write', examples: ['plain', 'subjects'] },
  { state: 'sent', examples: ['plain'], form: previewSubmittedForm('message.send', messageSend.example.data) },
  {
    ...{ state: 'refused', examples: ['subjects'], isFailure: true },
    form: refusedForm('message.send', { email: 'EMAIL', message: 'REQUIRED' }, { firstname: 'Camille', email: 'camille@' }),
  },
]
