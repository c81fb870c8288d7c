import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOnSite } from '#server/http/api/handlers/require-member.ts'

/** The handlers of the calls over all areas of the panel; each answers what the rights of the person allow. */
export const frameHandlers: HandlersOf<Extract<AdminCall, { readonly name: `today.${string}` | `palette.${string}` }>> = {
  'today.read': async (context) => {
    const member = memberOnSite(context)
    return context.features.today.read(member, await context.features.adminRights.of(member.caller))
  },
  'palette.search': async (context, { params }) => {
    const { scope, caller } = memberOnSite(context)
    return { found: await context.features.palette.search(scope, await context.features.adminRights.of(caller), params.q) }
  },
}
