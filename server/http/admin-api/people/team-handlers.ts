import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOnSite } from '#server/http/api/handlers/require-member.ts'

/** The handlers of the calls for the team. */
export const teamHandlers: HandlersOf<Extract<AdminCall, { readonly name: `team.${string}` }>> = {
  'team.list': (context) => context.features.team.list(memberOnSite(context)),
  'team.read': (context, { params }) => context.features.team.read(memberOnSite(context), params.id),
  'team.invite': (context, { body }) => context.features.team.invite(memberOnSite(context), body),
  'team.withdraw': (context, { params, body }) => context.features.team.withdraw(memberOnSite(context), params.invitation, body),
  'team.change': (context, { params, body }) => context.features.team.change(memberOnSite(context), params.id, body),
  'team.remove': (context, { params, body }) => context.features.team.remove(memberOnSite(context), params.id, body),
  'team.endSession': (context, { params, body }) => context.features.team.endSession(memberOnSite(context), params, body),
}
