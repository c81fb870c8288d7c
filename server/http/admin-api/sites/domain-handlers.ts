import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOnSite } from '#server/http/api/handlers/require-member.ts'

/** The handlers of the calls of domains. */
export const domainHandlers: HandlersOf<Extract<AdminCall, { readonly name: `domain.${string}` }>> = {
  'domain.list': ({ features, scope }) => features.domains.list(scope),
  'domain.check': ({ features, scope }) => features.domains.check(scope),
  'domain.release': (context, { body }) => context.features.domains.release(memberOnSite(context), body),
  'domain.cookie': (context, { body }) => context.features.domains.setCookie(memberOnSite(context), body),
}
