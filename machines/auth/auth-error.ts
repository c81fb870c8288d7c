import type { AuthFailure } from '#schemas/runtime/block-actors.ts'

/** Rejection of the auth actors: the reason why signing in, registering or signing out failed. */
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

/** Converts an error to a form failure. An unexpected error carries its message only. */
export function failureOf(form: AuthFailure['form'], error: unknown): AuthFailure {
  if (error instanceof AuthRefusal) return { form, code: error.code, message: error.message, errors: error.errors }
  return { form, code: null, message: error instanceof Error ? error.message : '', errors: [] }
}
