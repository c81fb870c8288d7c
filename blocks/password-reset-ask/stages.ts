import type { BlockStage } from '#schemas/block-stage.ts'
import { doneForm, refusedForm } from '#engine/staged-forms.ts'

/** A link for a new password: to be asked for, asked for, and without an address. */
export const stages: readonly BlockStage[] = [
  { state: 'to ask', examples: ['plain', 'own-words'] },
  { state: 'asked', examples: ['plain'], form: doneForm('password.askReset') },
  {
    state: 'refused',
    examples: ['plain'],
    isFailure: true,
    form: refusedForm('password.askReset', { email: 'EMAIL' }, { email: 'camille' }),
  },
]
