import { createActor, fromPromise } from 'xstate'
import { AuthRefusal } from '#machines/auth/auth-error.ts'
import { authMachine, authStateOf } from '#machines/auth/auth.machine.ts'
import type { CallBody } from '#schemas/api/calls.ts'
import type { User } from '#schemas/api/people/user.ts'
import type { BlockActors, Credentials, RegistrationForm } from '#schemas/runtime/block-actors.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { userCalls } from '#api-client/user.ts'
import { warn } from '#site/warn.ts'
import type { ActorParts } from './actor-deps.ts'
import { blockActorOf } from './block-actor.ts'

/** What a call was refused with, as the machine tells it on; when no answer came, a sentence that says so. */
function refusalOf(error: unknown, unreachable: string): AuthRefusal {
  if (error instanceof AuthRefusal) return error
  if (!(error instanceof CallError)) return new AuthRefusal(unreachable)
  const { message, code, errors } = error
  return new AuthRefusal(message, { code, errors })
}

/** The machine of signing in, with actors that ask the server: what it opens afterwards is a new document. */
export function createAuthActor({ caller, idSite, target, home, open, unreachable, notKept }: ActorParts): BlockActors['auth'] {
  const user = userCalls(caller)
  const asking = <Output, Input>(ask: (input: Input) => Promise<Output>) =>
    fromPromise<Output, Input>(({ input }) => ask(input).catch((error: unknown) => Promise.reject(refusalOf(error, unreachable))))
  const machine = authMachine.provide({
    actors: {
      openSession: asking<User, Credentials>(async (credentials) => {
        await user.login(credentials)
        const me = await user.me()
        // It has signed in, and knows nobody: the cookie was refused.
        if (me === null) throw new AuthRefusal(notKept())
        // Whoever came before at this screen may have left their cart without signing out.
        await import('#site/shop/claim-cart.ts').then(({ takeKeptCart }) => takeKeptCart(idSite(), me.id), warn)
        return me
      }),
      // What the fields hold is checked by the call itself, which answers for each of them.
      askForAccount: asking<string, RegistrationForm>(async (form) => {
        const body = { ...form, ...(target !== null && { target }) }
        return (await user.register(body as CallBody<'user.register'>)).email
      }),
      endSession: asking<unknown, unknown>(() => user.logout()),
    },
    actions: {
      openTarget: (_, params) => {
        open(params.target ?? home)
      },
      leave: () => {
        open(home)
      },
    },
  })
  return blockActorOf(createActor(machine, { input: { user: null, target } }).start(), authStateOf)
}
