import { totpEnable, totpStart } from '#schemas/api/people/totp-calls.ts'
import { userExample, type User } from '#schemas/api/people/user.ts'
import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import { previewSubmittedForm, failedForm } from '#engine/preview-forms.ts'

const admin: User = { ...userExample, role: 'ADMIN' }
const stageOf = (state: string, me: User = admin) => ({ state, examples: ['plain'], answers: { 'user.me': me } })

/** The codes of an administrator: off, being set up, a wrong first code, the codes to keep, on; and what a member is told, who may have kept some. */
export const stages: readonly BlockPreview[] = [
  { ...stageOf('off'), examples: ['plain', 'own-words'] },
  { ...stageOf('the secret'), form: previewSubmittedForm('totp.start', totpStart.example.data) },
  { ...stageOf('a wrong code'), isFailure: true, form: failedForm('totp.enable', 'TOTP_INVALID') },
  { ...stageOf('the recovery codes'), form: previewSubmittedForm('totp.enable', totpEnable.example.data) },
  stageOf('on', { ...admin, totp: true }),
  stageOf('a member', userExample),
  stageOf('a member who has kept one', { ...userExample, totp: true }),
]
