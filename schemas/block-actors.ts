import type { FieldError } from './errors.ts'

/** What goes on behind a block: its state as plain data, and what it can be told. */
export interface BlockActor<State, Event> {
  readonly getState: () => State
  /** Calls back after each change; what it answers ends that. */
  readonly subscribe: (onChange: () => void) => () => void
  readonly send: (event: Event) => void
}

/** Why a form of the page for signing in was refused. */
export interface AuthFailure {
  readonly form: 'user.login' | 'user.register' | 'user.logout'
  readonly code: string | null
  readonly message: string
  readonly errors: readonly FieldError[]
}

/** What an address and a password are given for. */
export interface Credentials {
  readonly email: string
  readonly password: string
  readonly code?: string
}

/** What a form for a new account sends. */
export type RegistrationForm = Readonly<Record<string, string | boolean | null>>

/** Where signing in and registering stand. */
export interface AuthState {
  readonly step: 'anonymous' | 'registering' | 'authenticating' | 'member' | 'admin' | 'signingOut'
  readonly failure: AuthFailure | null
  /** Whether address and password were right, and the code of the person's application is asked for. */
  readonly isCodeAsked: boolean
  /** The address whose owner has a mail to follow. */
  readonly mailedTo: string | null
}

/** What the blocks about signing in may tell it. */
export type AuthEvent =
  | { readonly type: 'credentials.submit'; readonly credentials: Credentials }
  | { readonly type: 'code.submit'; readonly code: string }
  | { readonly type: 'code.cancel' }
  | { readonly type: 'registration.submit'; readonly form: RegistrationForm }
  | { readonly type: 'session.end' }

/** The actors that blocks may ask for, by name. */
export interface BlockActors {
  readonly auth: BlockActor<AuthState, AuthEvent>
}
