import type { AdminCall } from '#schemas/admin/calls.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOnSite } from '#server/http/api/handlers/require-member.ts'
import type { InboxChange } from '#server/content/inbox/inbox-needs.ts'

const changeOf = (context: CallContext, id: number): InboxChange => ({ member: memberOnSite(context), id, ifMatch: context.ifMatch })

/** The handlers of the calls of the inbox. */
export const inboxHandlers: HandlersOf<Extract<AdminCall, { readonly name: `inbox.${string}` }>> = {
  'inbox.list': (context, { query }) => context.features.inbox.list(context.scope, query),
  'inbox.count': (context) => context.features.inbox.count(context.scope),
  'inbox.team': (context) => context.features.inbox.team(context.scope),
  'inbox.read': (context, { params }) => context.features.inbox.read(context.scope, params.id),
  'inbox.file': (context, { params }) => context.features.inbox.file(memberOnSite(context), params),
  'inbox.export': (context, { query }) => context.features.inbox.export(memberOnSite(context), query),
  'inbox.change': (context, { params, body }) => context.features.inbox.change(changeOf(context, params.id), body),
  'inbox.changeMany': (context, { body }) => context.features.inbox.changeMany(memberOnSite(context), body.items),
  'inbox.reply': (context, { params, body }) =>
    context.features.inbox.reply(changeOf(context, params.id), { message: body.message, settle: context.settle }),
  'inbox.remove': (context, { params }) => context.features.inbox.remove(changeOf(context, params.id)),
  'inbox.restore': (context, { params }) => context.features.inbox.restore(changeOf(context, params.id)),
  'inbox.holdings': (context, { params }) => context.features.inbox.holdings(context.scope, params.id),
  'inbox.erase': (context, { params, body }) => context.features.inbox.erase(memberOnSite(context), { ...body, id: params.id }),
}
