import { previewSubmittedForm, refusedForm } from '#engine/preview-forms.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'

/** An event of the site: to put one's name down for, with a name that is missing, and with it put down. */
export const stages: readonly BlockPreview[] = [
  { state: 'open', examples: ['plain', 'short'] },
  {
    ...{ state: 'refused', examples: ['plain'], isFailure: true },
    form: refusedForm('element.register', { firstname: 'REQUIRED', email: 'EMAIL' }, { lastname: 'Roy', email: 'camille' }),
  },
  { state: 'registered', examples: ['plain'], form: previewSubmittedForm('element.register') },
]
