import { createActor, type StateValue } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { userExample, type User } from '#schemas/api/people/user.ts'
import { lateActors } from '#tests/support/machines/late-actors.ts'
import { AuthRefusal, failureOf } from './auth-error.ts'
import { authMachine, type AuthContext, type AuthInput, type AuthMachineEvent, authStateOf } from './auth.machine.ts'

const member: User = userExample
const admin: User = { ...userExample, role: 'ADMIN' }
const credentials = { email: 'camille.roy@example.org', password: 'trois chats sous la lune' }
const form = { email: 'camille.roy@example.org', useTermsAccepted: true }
const wrong = new AuthRefusal('Adresse e-mail ou mot de passe incorrect.', { code: 'BAD_CREDENTIALS' })
const codeAsked = new AuthRefusal('Saisissez le code de votre application.', { code: 'TOTP_REQUIRED' })
const away = new Error('Le serveur ne répond pas.')

/** Events of the app's actors. */
const heard = [
  { type: 'xstate.done.actor.openSession', output: member },
  { type: 'xstate.done.actor.openSession', output: admin },
  { type: 'xstate.error.actor.openSession', error: wrong },
  { type: 'xstate.error.actor.openSession', error: codeAsked },
  { type: 'xstate.done.actor.askForAccount', output: form.email },
  { type: 'xstate.error.actor.askForAccount', error: away },
  { type: 'xstate.done.actor.endSession', output: null },
  { type: 'xstate.error.actor.endSession', error: away },
] as const
const told: readonly AuthMachineEvent[] = [
  { type: 'credentials.submit', credentials },
  { type: 'code.submit', code: '123456' },
  { type: 'code.cancel' },
  { type: 'registration.submit', form },
  { type: 'session.end' },
  { type: 'session.expire' },
  { type: 'user.clear' },
]
// The graph sends actor results as plain events.
const events = [...told, ...heard] as AuthMachineEvent[]

const nameOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) => (inner === undefined ? name : `${name}.${nameOf(inner)}`))
        .join()
const wordOf = (event: { readonly type: string }): string => {
  const { output, error } = event as { output?: User; error?: AuthRefusal }
  const what = error ? (error.code ?? 'failed') : ((output as User | null | undefined)?.role ?? '')
  return event.type.replace(/^xstate\.(done|error)\.actor\./, '$1 ') + (event.type.startsWith('xstate') && what ? ` ${what}` : '')
}
/** Serialises the parts of the context that distinguish states. */
const serializeState = ({ value, context }: { value: StateValue; context: AuthContext }) =>
  JSON.stringify([value, context.isLogged, context.user?.role, context.failure?.code, context.credentials, context.mailedTo])

const everyone = [null, member, admin]
const everyState = [
  'admin',
  'anonymous.awaitingCode',
  'anonymous.awaitingMail',
  'anonymous.idle',
  'authenticating',
  'member',
  'registering',
  'signingOut',
]
const options = { events, serializeState }

describe('paths of the auth machine', () => {
  it('reach every state', () => {
    const reached = new Set(
      everyone.flatMap((user) =>
        getShortestPaths(authMachine, { ...options, input: { user, target: null } }).map(({ state }) => nameOf(state.value)),
      ),
    )
    expect([...reached].sort()).toEqual(everyState)
  })

  it('consist of exactly these transitions', () => {
    const steps = new Set<string>()
    for (const user of everyone) {
      const map = getAdjacencyMap(authMachine, { ...options, input: { user, target: null } })
      for (const { state, event, nextState } of adjacencyMapToArray(map)) {
        const changes = serializeState(nextState) !== serializeState(state)
        if (changes) steps.add(`${nameOf(state.value)} → ${wordOf(event)} → ${nameOf(nextState.value)}`)
      }
    }
    const clearing = ['session.expire', 'user.clear']
    const open = ['anonymous.awaitingCode', 'anonymous.awaitingMail', 'anonymous.idle']
    expect([...steps].sort()).toEqual(
      [
        ...everyState.flatMap((state) => clearing.map((event) => `${state} → ${event} → anonymous.idle`)),
        ...open.flatMap((state) => [`${state} → credentials.submit → authenticating`, `${state} → registration.submit → registering`]),
        'authenticating → done openSession MEMBER → member',
        'authenticating → done openSession ADMIN → admin',
        'authenticating → error openSession BAD_CREDENTIALS → anonymous.idle',
        'authenticating → error openSession TOTP_REQUIRED → anonymous.awaitingCode',
        'anonymous.awaitingCode → code.submit → authenticating',
        'anonymous.awaitingCode → code.cancel → anonymous.idle',
        'registering → done askForAccount → anonymous.awaitingMail',
        'registering → error askForAccount failed → anonymous.idle',
        'member → session.end → signingOut',
        'admin → session.end → signingOut',
        'signingOut → done endSession → anonymous.idle',
        'signingOut → error endSession failed → member',
        'signingOut → error endSession failed → admin',
      ].sort(),
    )
  })
})

/** Runs the machine with actors that the test resolves. */
function run({ user = null, target = null }: Partial<AuthInput> = {}) {
  const { later, ...late } = lateActors()
  const opened: (string | null)[] = []
  let left = 0
  const machine = authMachine.provide({
    actors: { openSession: later('openSession'), askForAccount: later('askForAccount'), endSession: later('endSession') },
    actions: {
      openTarget: (_, { target }) => void opened.push(target),
      leave: () => void (left += 1),
    },
  })
  const actor = createActor(machine, { input: { user, target } }).start()
  return {
    ...late,
    actor,
    opened,
    left: () => left,
    state: () => authStateOf(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
  }
}

describe('each path of the running machine', () => {
  const paths = everyone.flatMap((user) =>
    getShortestPaths(authMachine, { ...options, input: { user, target: null } }).map((path) => ({ user, path })),
  )

  it.each(paths.map(({ user, path }) => [path.steps.map(({ event }) => wordOf(event)).join(', ') || 'nothing', user, path] as const))(
    '%s',
    async (_, user, path) => {
      const running = run({ user })
      for (const { event } of path.steps.slice(1)) {
        const { output, error } = event as { output?: unknown; error?: unknown }
        if (event.type.startsWith('xstate.done')) await running.answer(output)
        else if (event.type.startsWith('xstate.error')) await running.refuse(error)
        else running.actor.send(event)
      }
      expect(running.actor.getSnapshot().value).toEqual(path.state.value)
      expect(running.actor.getSnapshot().status).toBe('active')
    },
  )
})

describe('signing in', () => {
  it('sets the user, drops the password and opens the stored path', async () => {
    const { actor, asked, opened, answer, context, state } = run({ target: '/compte' })
    actor.send({ type: 'credentials.submit', credentials })
    expect(asked[0]).toMatchObject({ name: 'openSession', input: credentials })
    expect(state().step).toBe('authenticating')
    await answer(member)
    expect(context()).toMatchObject({ isLogged: true, user: member, credentials: null })
    expect(state()).toEqual({ step: 'member', failure: null, isCodeAsked: false, mailedTo: null })
    expect(opened).toEqual(['/compte'])
  })

  it.each([
    [member, null],
    [admin, '/admin'],
    [{ ...admin, role: 'SUPER_ADMIN' as const }, '/admin'],
  ])('opens for $role the home page or the panel without a stored path, and never another site', async (user, home) => {
    for (const target of [null, '//evil.example', '/\\evil.example', 'https://evil.example']) {
      const { actor, opened, answer } = run({ target })
      actor.send({ type: 'credentials.submit', credentials })
      await answer(user)
      expect(opened).toEqual([home])
    }
  })

  it('opens for an administrator the panel in place of the account, else the stored path', async () => {
    for (const [target, page] of [
      ['/en/account', '/admin'],
      ['/compte/securite', '/compte/securite'],
    ] as const) {
      const { actor, opened, answer } = run({ target })
      actor.send({ type: 'credentials.submit', credentials })
      await answer(admin)
      expect(opened).toEqual([page])
    }
  })

  it('stores the last safe path', () => {
    const { actor, context } = run()
    actor.send({ type: 'target.store', target: '/compte/donnees?page=2' })
    expect(context().target).toBe('/compte/donnees?page=2')
    actor.send({ type: 'target.store', target: 'https://evil.example/' })
    expect(context().target).toBeNull()
  })

  it('asks for the code with the same credentials after each wrong code', async () => {
    const { actor, asked, refuse, answer, context, state } = run()
    actor.send({ type: 'credentials.submit', credentials })
    await refuse(codeAsked)
    expect(state()).toMatchObject({ isCodeAsked: true, failure: { form: 'user.login', code: 'TOTP_REQUIRED' } })
    actor.send({ type: 'code.submit', code: '000000' })
    expect(asked[1]?.input).toEqual({ ...credentials, code: '000000' })
    expect(state().failure).toBeNull()
    await refuse(new AuthRefusal('Ce code n’est pas le bon.', { code: 'TOTP_INVALID' }))
    expect(state()).toMatchObject({ isCodeAsked: true, failure: { code: 'TOTP_INVALID' } })
    actor.send({ type: 'code.submit', code: '123456' })
    await answer(admin)
    expect(state().step).toBe('admin')
    expect(context().credentials).toBeNull()
  })

  it('drops the password when cancelled or rejected', async () => {
    const { actor, refuse, context, state } = run()
    actor.send({ type: 'credentials.submit', credentials })
    await refuse(codeAsked)
    actor.send({ type: 'code.cancel' })
    expect(context()).toMatchObject({ credentials: null, failure: null })
    actor.send({ type: 'credentials.submit', credentials })
    await refuse(wrong)
    expect(context().credentials).toBeNull()
    expect(state().failure).toEqual({ form: 'user.login', code: 'BAD_CREDENTIALS', message: wrong.message, errors: [] })
  })

  it('ignores a second submission during the first', () => {
    const { actor, asked } = run()
    actor.send({ type: 'credentials.submit', credentials })
    actor.send({ type: 'credentials.submit', credentials })
    expect(asked).toHaveLength(1)
  })
})

describe('registering', () => {
  it('ends with a confirmation mail', async () => {
    const { actor, asked, answer, state } = run()
    actor.send({ type: 'registration.submit', form })
    expect(asked[0]).toMatchObject({ name: 'askForAccount', input: form })
    await answer(form.email)
    expect(state()).toEqual({ step: 'anonymous', failure: null, isCodeAsked: false, mailedTo: form.email })
  })

  it('reports the invalid fields of a rejected registration', async () => {
    const errors = [{ field: 'password', code: 'PASSWORD_WEAK', message: 'Choisissez un mot de passe plus long.' }] as const
    const { actor, refuse, state } = run()
    actor.send({ type: 'registration.submit', form })
    await refuse(new AuthRefusal('Vérifiez les champs signalés.', { code: 'VALIDATION_FAILED', errors }))
    expect(state().failure).toMatchObject({ form: 'user.register', errors })
  })
})

describe('signing out', () => {
  it('clears the user and leaves member pages', async () => {
    const { actor, answer, context, left } = run({ user: member })
    actor.send({ type: 'session.end' })
    await answer(null)
    expect(context()).toMatchObject({ isLogged: false, user: null })
    expect(left()).toBe(1)
  })

  it('leaves the user signed in when it fails, and reports the error', async () => {
    const { actor, refuse, context, state, left } = run({ user: admin })
    actor.send({ type: 'session.end' })
    await refuse(away)
    expect(context()).toMatchObject({ isLogged: true, user: admin })
    expect(state()).toMatchObject({ step: 'admin', failure: { form: 'user.logout', message: away.message } })
    expect(left()).toBe(0)
  })
})

it('signs out when the user is cleared or the session expires', () => {
  for (const type of ['user.clear', 'session.expire'] as const) {
    const { actor, context, state } = run({ user: member })
    expect(state().step).toBe('member')
    actor.send({ type })
    expect(context()).toMatchObject({ isLogged: false, user: null })
    expect(state().step).toBe('anonymous')
  }
})

it('converts an unexpected rejection to a failure with its message only', () => {
  expect(failureOf('user.login', 'odd')).toEqual({ form: 'user.login', code: null, message: '', errors: [] })
})

it('rejects every call without the actors of the app', async () => {
  const actor = createActor(authMachine, { input: { user: null, target: null } }).start()
  actor.send({ type: 'credentials.submit', credentials })
  await new Promise((resolve) => setTimeout(resolve))
  expect(actor.getSnapshot().context.failure?.message).toMatch(/the app provides/)
})
