import { passwordResetLink } from '#schemas/api/account-calls.ts'
import type { BlockStage } from '#schemas/block-stage.ts'
import { doneForm } from '#engine/staged-forms.ts'

const params = { token: 'un-jeton-de-demonstration' }

/** A password that was forgotten: with a link that opens, with none, with one that does not open any more, and chosen anew. */
export const stages: readonly BlockStage[] = [
  { state: 'an open link', examples: ['plain', 'own-words'], params, answers: { 'password.resetLink': passwordResetLink.example.data } },
  { state: 'no link', examples: ['plain'] },
  { state: 'a closed link', examples: ['plain'], params, isFailure: true, answers: { 'password.resetLink': { open: false } } },
  { state: 'changed', examples: ['plain'], form: doneForm('password.reset') },
]
