import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOnSite } from '#server/http/api/handlers/require-member.ts'

/** The handlers of the calls for mails. */
export const mailHandlers: HandlersOf<Extract<AdminCall, { readonly name: `mail.${string}` }>> = {
  'mail.list': (context, { query }) => context.features.listMails(context.scope, query),
  'mail.again': (context, { params }) => context.features.sendAgain(memberOnSite(context), params.id),
}
