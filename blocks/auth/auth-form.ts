import type { FormState } from '#renderer/context.ts'
import type { AuthFailure, AuthState } from '#schemas/runtime/block-actors.ts'

const codeAsked = new Set(['TOTP_REQUIRED', 'TOTP_INVALID'])

/** Why a form was refused since the page was opened; null when it was not. */
export function failureOf(state: AuthState | null, name: AuthFailure['form']): AuthFailure | null {
  return state?.failure?.form === name ? state.failure : null
}

/** A form of the page: as the server has sent it, or as the machine knows it since. */
export function currentForm(sent: FormState, state: AuthState | null, name: AuthFailure['form']): FormState {
  if (state === null) return sent
  const failure = failureOf(state, name)
  const { errors, code, message } = failure ?? { errors: [], code: null, message: null }
  const isDone = name === 'user.register' && state.mailedTo !== null
  return { ...sent, errors: withCode(errors, failure), code, message, isDone }
}

/** Returns the errors of the fields, or without any that of the application's code. */
function withCode(errors: FormState['errors'], failure: AuthFailure | null): FormState['errors'] {
  if (failure === null || errors.length > 0 || !codeAsked.has(failure.code ?? '')) return errors
  return [{ field: 'code', code: 'REQUIRED', message: failure.message }]
}

/** Returns true when the server wants the code of the person's application. */
export function asksForCode({ code }: FormState): boolean {
  return codeAsked.has(code ?? '')
}
