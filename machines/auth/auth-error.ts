import type { AuthFailure } from '#schemas/runtime/block-actors.ts'

/** Why an act of signing in, registering or signing out was refused: what the app's actors reject with. */
export class AuthRefusal extends Error {
  readonly code: string | null
  readonly errors: AuthFailure['errors']

  constructor(message: string, { code = null, errors = [] }: { code?: string | null; errors?: AuthFailure['errors'] } = {}) {
    super(message)
    this.name = 'AuthRefusal'
    this.code = code
    this.errors = errors
  }
}

/** A failure as forms show it; of what nobody foresaw only its sentence is known. */
export function failureOf(form: AuthFailure['form'], error: unknown): AuthFailure {
  if (error instanceof AuthRefusal) return { form, code: error.code, message: error.message, errors: error.errors }
  return { form, code: null, message: error instanceof Error ? error.message : '', errors: [] }
}
