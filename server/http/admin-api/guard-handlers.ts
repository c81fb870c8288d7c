import { callRights, type GuardedCall } from '#schemas/admin/resources/call-rights.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import { memberOf } from '#server/http/api/handlers/require-member.ts'

type Handler = (context: CallContext, input: never) => unknown

function isGuarded(name: string): name is GuardedCall {
  return Object.hasOwn(callRights, name)
}

/** Makes each handler ask for the right of its call first. */
export function guardHandlers<Handlers extends Readonly<Record<string, Handler>>>(handlers: Handlers): Handlers {
  const guarded = Object.entries(handlers).map(([name, handler]): readonly [string, Handler] => {
    if (!isGuarded(name)) return [name, handler]
    return [
      name,
      async (context, input) => {
        await context.features.adminRights.require(memberOf(context), [callRights[name]])
        return handler(context, input)
      },
    ]
  })
  // Each handler keeps its input and answer: it is called with what its guard was given.
  return Object.fromEntries(guarded) as Handlers
}
