import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOnSite } from '#server/http/api/handlers/require-member.ts'

/** The handlers of the calls for the members. */
export const memberHandlers: HandlersOf<Extract<AdminCall, { readonly name: `member.${string}` }>> = {
  'member.list': (context, { query }) => context.features.members.list(context.scope, query),
  'member.read': (context, { params }) => context.features.members.read(memberOnSite(context), params.id),
  'member.note': (context, { params, body }) => context.features.members.note(memberOnSite(context), params.id, body),
  'member.signOut': (context, { params }) => context.features.members.signOut(memberOnSite(context), params.id),
  'member.export': (context, { params, body }) => context.features.members.export(memberOnSite(context), params.id, body),
  'member.erase': (context, { params, body }) => context.features.members.erase(memberOnSite(context), params.id, body),
}
