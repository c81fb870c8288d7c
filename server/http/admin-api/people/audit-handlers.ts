import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOnSite } from '#server/http/api/handlers/require-member.ts'

/** The handlers of the calls for the log of administrators. */
export const auditHandlers: HandlersOf<Extract<AdminCall, { readonly name: `audit.${string}` }>> = {
  'audit.list': ({ features, scope }, { query }) => features.auditDesk.list(scope, query),
  'audit.state': ({ features, scope }) => features.auditDesk.state(scope.site),
  'audit.check': ({ features, scope }) => features.auditDesk.check(scope.site),
  'audit.export': (context, { query }) => context.features.auditDesk.export(memberOnSite(context), query),
}
