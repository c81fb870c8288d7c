import { totpEnable, totpStart } from '#schemas/api/people/totp-calls.ts'
import { userExample, type User } from '#schemas/api/people/user.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import { previewSubmittedForm, failedForm } from '#engine/preview-forms.ts'

const admin: User = { ...userExample, role: 'ADMIN' }
const stageOf = (state: string, me: User = admin) => ({ state, examples: ['plain'], answers: { 'user.me': me } })

/** Two-factor sign-in of an administrator: off, in setup, after a wrong first code, with the recovery codes, on; then a member without it and one who still has it. */
export const stages: readonly BlockPreview[] = [
  { ...stageOf('off'), examples: ['plain', 'own-words'] },
  { ...stageOf('the secret'), form: previewSubmittedForm('totp.start', totpStart.example.data) },
  { ...stageOf('a wrong code'), isFailure: true, form: failedForm('totp.enable', 'TOTP_INVALID') },
  { ...stageOf('the recovery codes'), form: previewSubmittedForm('totp.enable', totpEnable.example.data) },
  stageOf('on', { ...admin, totp: true }),
  stageOf('a member', userExample),
  stageOf('a member who has kept one', { ...userExample, totp: true }),
]
