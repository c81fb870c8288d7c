import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOnSite } from '#server/http/api/handlers/require-member.ts'

/** The handlers of the calls of a new site. */
export const newSiteHandlers: HandlersOf<Extract<AdminCall, { readonly name: `newSite.${string}` }>> = {
  'newSite.create': (context, { body }) => context.features.newSites.create(memberOnSite(context), body),
  'newSite.order': (context) => context.features.newSites.order(context.scope),
  'newSite.open': (context, { body }) => context.features.newSites.open(memberOnSite(context), body),
}
