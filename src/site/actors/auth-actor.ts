import { createActor, fromPromise } from 'xstate'
import { AuthRefusal } from '#machines/auth/auth-error.ts'
import { authMachine, authStateOf } from '#machines/auth/auth.machine.ts'
import type { CallBody } from '#schemas/api/calls.ts'
import type { User } from '#schemas/api/people/user.ts'
import type { BlockActors, Credentials, RegistrationForm } from '#schemas/runtime/block-actors.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { userCalls } from '#api-client/user.ts'
import type { ActorParts } from './actor-deps.ts'
import { blockActorOf } from './block-actor.ts'

/** Converts an error into a rejection for the machine; without a response the message says so. */
function refusalOf(error: unknown, unreachable: string): AuthRefusal {
  if (error instanceof AuthRefusal) return error
  if (!(error instanceof CallError)) return new AuthRefusal(unreachable)
  const { message, code, errors } = error
  return new AuthRefusal(message, { code, errors })
}

/** Gives the cart that this browser keeps to the member who signs in. */
export type ClaimCart = (idSite: number, idMember: number) => Promise<unknown>

/** Creates the login machine with actors that call the server. The next page is opened as a new document. */
export function createAuthActor(parts: ActorParts, claimCart: ClaimCart): BlockActors['auth'] {
  const { caller, idSite, target, home, open, unreachable, notKept } = parts
  const user = userCalls(caller)
  const asking = <Output, Input>(ask: (input: Input) => Promise<Output>) =>
    fromPromise<Output, Input>(({ input }) => ask(input).catch((error: unknown) => Promise.reject(refusalOf(error, unreachable))))
  const machine = authMachine.provide({
    actors: {
      openSession: asking<User, Credentials>(async (credentials) => {
        await user.login(credentials)
        const me = await user.me()
        // The login succeeded without a session: the cookie was rejected.
        if (me === null) throw new AuthRefusal(notKept())
        // A previous member may have left their cart in this browser without logging out.
        await claimCart(idSite(), me.id)
        return me
      }),
      // The call validates the fields and returns the errors.
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
