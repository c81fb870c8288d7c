import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOnSite } from '#server/http/api/handlers/require-member.ts'

/** The handlers of the calls of redirects and missing addresses. */
export const redirectHandlers: HandlersOf<Extract<AdminCall, { readonly name: `redirect.${string}` }>> = {
  'redirect.list': ({ features, scope }) => features.redirects.list(scope),
  'redirect.save': (context, { body }) => context.features.redirects.save(memberOnSite(context), body),
  'redirect.remove': (context, { body }) => context.features.redirects.remove(memberOnSite(context), body),
  'redirect.ignore': (context, { body }) => context.features.redirects.ignore(memberOnSite(context), body),
}
