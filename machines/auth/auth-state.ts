import type { AuthState } from '#schemas/runtime/block-actors.ts'
import type { AuthSnapshot } from './auth.machine.ts'

/** The machine at one moment as blocks see it: plain, and without anything secret. */
export function authStateOf(snapshot: AuthSnapshot): AuthState {
  const { value, context } = snapshot
  const step = typeof value === 'string' ? value : 'anonymous'
  return { step, failure: context.failure, isCodeAsked: snapshot.matches({ anonymous: 'awaitingCode' }), mailedTo: context.mailedTo }
}
