import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { authorOf, keyOf } from './draft-handlers.ts'

/** The handlers of the calls for presence on drafts. */
export const presenceHandlers: HandlersOf<Extract<AdminCall, { readonly name: `presence.${string}` }>> = {
  'presence.beat': (context, { params, body }) => context.features.presence.beat(keyOf(context, params), body, authorOf(context)),
  'presence.leave': async (context, { params }) => {
    await context.features.presence.leave(keyOf(context, params), authorOf(context))
    return null
  },
}
