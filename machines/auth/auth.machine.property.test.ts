import { createActor, fromPromise, type NonReducibleUnknown } from 'xstate'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { userExample, type User } from '#schemas/api/people/user.ts'
import type { Credentials, RegistrationForm } from '#schemas/runtime/block-actors.ts'
import { safeTarget } from '#domain/urls/safe-redirect.ts'
import { AuthRefusal } from './auth-error.ts'
import { authMachine, type AuthMachineEvent, type AuthSnapshot } from './auth.machine.ts'

type Answer = { readonly role: User['role'] } | { readonly code: string | null }

const credentials = { email: 'a@example.org', password: 'trois chats sous la lune' }
const event: fc.Arbitrary<AuthMachineEvent> = fc.oneof(
  fc.constantFrom<AuthMachineEvent>(
    { type: 'credentials.submit', credentials },
    { type: 'code.submit', code: '123456' },
    { type: 'code.cancel' },
    { type: 'registration.submit', form: { email: 'a@example.org', password: 'x' } },
    { type: 'session.end' },
    { type: 'session.expire' },
    { type: 'user.clear' },
  ),
  fc
    .oneof(fc.webPath(), fc.webUrl(), fc.string(), fc.constantFrom('//evil.example', '/\\evil'))
    .map((target) => ({ type: 'target.store', target }) as const),
)
const answer: fc.Arbitrary<Answer> = fc.oneof(
  fc.record({ role: fc.constantFrom<User['role']>('MEMBER', 'ADMIN', 'SUPER_ADMIN') }),
  fc.record({ code: fc.constantFrom('TOTP_REQUIRED', 'TOTP_INVALID', 'BAD_CREDENTIALS', 'TOO_MANY_REQUESTS', null) }),
)

/** Returns true when the user's role matches the state. */
const roleFits = (snapshot: AuthSnapshot): boolean => {
  const role = snapshot.context.user?.role
  return snapshot.matches('admin') ? role !== 'MEMBER' : !snapshot.matches('member') || role === 'MEMBER'
}

/** Checks the invariants of the machine. */
function check(snapshot: AuthSnapshot, opened: readonly (string | null)[]): void {
  const { isLogged, user, credentials: kept, form, target } = snapshot.context
  const isIn = ['member', 'admin', 'signingOut'].includes(snapshot.value as string)
  expect([isLogged, user !== null, roleFits(snapshot)]).toEqual([isIn, isIn, true])
  const usesPassword = snapshot.matches('authenticating') || snapshot.matches({ anonymous: 'awaitingCode' })
  expect(kept === null || usesPassword).toBe(true)
  expect(form === null || snapshot.matches('registering')).toBe(true)
  for (const place of [target, ...opened]) expect(place === null ? null : safeTarget(place)).toBe(place)
}

/** Runs the machine with actors that return the given answers. */
function run(due: () => Answer, opened: (string | null)[]) {
  const answered = <Output, Input>(make: (role: User['role']) => Output) =>
    fromPromise<Output, Input>(() => {
      const next = due()
      return 'role' in next ? Promise.resolve(make(next.role)) : Promise.reject(new AuthRefusal('non', { code: next.code }))
    })
  const machine = authMachine.provide({
    actors: {
      openSession: answered<User, Credentials>((role) => ({ ...userExample, role })),
      askForAccount: answered<string, RegistrationForm>(() => 'a@example.org'),
      endSession: answered<unknown, NonReducibleUnknown>(() => null),
    },
    actions: { openTarget: (_, { target }) => void opened.push(target) },
  })
  return createActor(machine, { input: { user: null, target: null } }).start()
}

it('preserves role, password and redirect invariants over any sequence of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(event, answer, fc.boolean()), { maxLength: 25 }), async (steps) => {
      let next: Answer = { role: 'MEMBER' }
      const opened: (string | null)[] = []
      const actor = run(() => next, opened)
      for (const [told, answers, waits] of steps) {
        next = answers
        actor.send(told)
        if (waits) await new Promise((resolve) => setImmediate(resolve))
        check(actor.getSnapshot(), opened)
      }
      actor.stop()
    }),
    { numRuns: 500 },
  )
})
