import { CallError } from '#api-client/transport/errors.ts'
import type { PanelKey } from '#admin/texts/use-panel-text.ts'

/** Fields of the lock screen that an answer is about. */
export type LockField = 'password' | 'code'

/** The state of the form of the lock screen. */
export interface LockForm {
  /** The second step of a sign-in with codes. */
  readonly isCodeAsked: boolean
  readonly field: LockField
  /** A sentence of the server, or the key of a message. */
  readonly error: { readonly said: string } | { readonly key: PanelKey } | null
}

/** The form as it opens. */
export const freshForm: LockForm = { isCodeAsked: false, field: 'password', error: null }

/** Checks what is typed before it is sent; null where it can be. */
export function missingField({ isCodeAsked }: LockForm, typed: Readonly<Record<LockField, string>>): LockForm | null {
  if (typed.password === '') return { isCodeAsked, field: 'password', error: { key: 'panel.lock.passwordMissing' } }
  if (isCodeAsked && typed.code.trim() === '') return { isCodeAsked, field: 'code', error: { key: 'panel.lock.codeMissing' } }
  return null
}

/** Reads the refusal of a sign-in. An account with codes asks for one after the password; that is no fault. */
export function refusedForm({ isCodeAsked }: LockForm, error: unknown): LockForm {
  if (!(error instanceof CallError)) return { isCodeAsked, field: 'password', error: { key: 'panel.lock.unreached' } }
  if (error.code === 'TOTP_REQUIRED') return { isCodeAsked: true, field: 'code', error: null }
  if (error.code === 'TOTP_INVALID') return { isCodeAsked: true, field: 'code', error: { said: error.message } }
  // The sentence of the server is for a stranger, whose address may be unconfirmed.
  if (error.code === 'BAD_CREDENTIALS') return { isCodeAsked, field: 'password', error: { key: 'panel.lock.passwordWrong' } }
  return { isCodeAsked, field: 'password', error: { said: error.message } }
}
