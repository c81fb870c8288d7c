import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { User } from '#schemas/api/people/user.ts'
import type { AuthEvent, AuthFailure, AuthState, Credentials, RegistrationForm } from '#schemas/runtime/block-actors.ts'
import { landingPath } from '#domain/urls/landing-path.ts'
import { safeTarget } from '#domain/urls/safe-redirect.ts'
import { notProvided } from '../not-provided.ts'
import { failureOf } from './auth-error.ts'

/** Input of the machine: the signed-in user, and the path to open after signing in. */
export interface AuthInput {
  readonly user: User | null
  readonly target: string | null
}

/** Context of the machine. */
export interface AuthContext {
  readonly isLogged: boolean
  /** The record of the signed-in user; null for visitors. */
  readonly user: User | null
  /** Path on this site to open after signing in. */
  readonly target: string | null
  readonly failure: AuthFailure | null
  /** Submitted credentials, while they are checked or a code is pending. */
  readonly credentials: Credentials | null
  readonly form: RegistrationForm | null
  readonly mailedTo: string | null
}

/** Events of the machine. */
export type AuthMachineEvent =
  | AuthEvent
  | { readonly type: 'target.store'; readonly target: string }
  | { readonly type: 'user.clear' }
  | { readonly type: 'session.expire' }

const isAdmin = (user: User | null): boolean => user?.role === 'ADMIN' || user?.role === 'SUPER_ADMIN'
const forgotten = { isLogged: false, user: null, credentials: null, form: null, mailedTo: null, failure: null } as const

/** Signing in, registering and signing out. The app provides the server calls and the navigation. */
export const authMachine = setup({
  types: { context: {} as AuthContext, events: {} as AuthMachineEvent, input: {} as AuthInput },
  actors: {
    /** Signs in and returns the user record. */
    openSession: fromPromise<User, Credentials>(notProvided),
    /** Requests an account and returns the address that gets the confirmation mail. */
    askForAccount: fromPromise<string, RegistrationForm>(notProvided),
    /** Signs out; the server deletes the cookies. */
    endSession: fromPromise<unknown>(notProvided),
  },
  actions: {
    /** Opens a path, or the home page. */
    openTarget: (_, _params: { readonly target: string | null }) => undefined,
    /** Leaves member-only pages. */
    leave: () => undefined,
    storeTarget: assign((_, { target }: { readonly target: string }) => ({ target: safeTarget(target) })),
    forget: assign(forgotten),
    keepCredentials: assign((_, credentials: Credentials) => ({ ...forgotten, credentials })),
    addCode: assign(({ context }, { code }: { readonly code: string }) => ({
      credentials: context.credentials && { ...context.credentials, code },
      failure: null,
    })),
    keepForm: assign((_, form: RegistrationForm) => ({ ...forgotten, form })),
    signIn: assign((_, user: User) => ({ ...forgotten, isLogged: true, user })),
    fail: assign((_, failure: AuthFailure) => ({ failure })),
    dropSecrets: assign({ credentials: null, form: null }),
  },
  guards: {
    isAdmin: ({ context }) => context.isLogged && isAdmin(context.user),
    isMember: ({ context }) => context.isLogged && context.user !== null,
    asksForCode: (_, { error }: { readonly error: unknown }) =>
      ['TOTP_REQUIRED', 'TOTP_INVALID'].includes(failureOf('user.login', error).code ?? ''),
  },
}).createMachine({
  id: 'auth',
  initial: 'anonymous',
  context: ({ input: { user, target } }) => ({ ...forgotten, isLogged: user !== null, user, target: safeTarget(target) }),
  on: {
    'target.store': { actions: { type: 'storeTarget', params: ({ event }) => event } },
    'user.clear': { target: '.anonymous', actions: 'forget' },
    'session.expire': { target: '.anonymous', actions: 'forget' },
  },
  states: {
    anonymous: {
      initial: 'idle',
      always: [
        { guard: 'isAdmin', target: 'admin' },
        { guard: 'isMember', target: 'member' },
      ],
      on: {
        'credentials.submit': {
          target: 'authenticating',
          actions: { type: 'keepCredentials', params: ({ event }) => event.credentials },
        },
        'registration.submit': { target: 'registering', actions: { type: 'keepForm', params: ({ event }) => event.form } },
      },
      states: {
        idle: {},
        awaitingCode: {
          on: {
            'code.submit': { target: '#auth.authenticating', actions: { type: 'addCode', params: ({ event }) => event } },
            'code.cancel': { target: 'idle', actions: 'forget' },
          },
        },
        awaitingMail: {},
      },
    },
    authenticating: {
      invoke: {
        id: 'openSession',
        src: 'openSession',
        input: ({ context }) => context.credentials ?? { email: '', password: '' },
        onDone: {
          target: 'anonymous',
          actions: [
            { type: 'signIn', params: ({ event }) => event.output },
            {
              type: 'openTarget',
              params: ({ context: { target }, event }) => ({ target: landingPath({ target, isAdmin: isAdmin(event.output) }) }),
            },
          ],
        },
        onError: [
          {
            guard: { type: 'asksForCode', params: ({ event }) => event },
            target: 'anonymous.awaitingCode',
            actions: { type: 'fail', params: ({ event }) => failureOf('user.login', event.error) },
          },
          {
            target: 'anonymous',
            actions: ['dropSecrets', { type: 'fail', params: ({ event }) => failureOf('user.login', event.error) }],
          },
        ],
      },
    },
    registering: {
      invoke: {
        id: 'askForAccount',
        src: 'askForAccount',
        input: ({ context }) => context.form ?? {},
        onDone: { target: 'anonymous.awaitingMail', actions: ['dropSecrets', assign({ mailedTo: ({ event }) => event.output })] },
        onError: {
          target: 'anonymous',
          actions: ['dropSecrets', { type: 'fail', params: ({ event }) => failureOf('user.register', event.error) }],
        },
      },
    },
    member: { on: { 'session.end': 'signingOut' } },
    admin: { on: { 'session.end': 'signingOut' } },
    signingOut: {
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: { target: 'anonymous', actions: ['forget', 'leave'] },
        // After a failed sign-out the user is still signed in and must see the error.
        onError: {
          target: 'anonymous',
          actions: { type: 'fail', params: ({ event }) => failureOf('user.logout', event.error) },
        },
      },
    },
  },
})

/** Snapshot of the machine. */
export type AuthSnapshot = SnapshotFrom<typeof authMachine>

/** Returns the state that views show, without secrets. */
export function authStateOf(snapshot: AuthSnapshot): AuthState {
  const { value, context } = snapshot
  const step = typeof value === 'string' ? value : 'anonymous'
  return { step, failure: context.failure, isCodeAsked: snapshot.matches({ anonymous: 'awaitingCode' }), mailedTo: context.mailedTo }
}
