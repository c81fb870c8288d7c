import type { AdminCall } from '#schemas/admin/calls.ts'
import type { Right } from '#schemas/admin/resources/rights.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOf, memberOnSite } from '#server/http/api/handlers/require-member.ts'
import type { InboxChange } from '#server/content/inbox/inbox-needs.ts'
import type { Inbox } from '#server/content/inbox/service.ts'

async function inboxFor(context: CallContext, right: Right): Promise<Inbox> {
  await context.features.adminRights.require(memberOf(context), [right])
  return context.features.inbox
}

const changeOf = (context: CallContext, id: number): InboxChange => ({ member: memberOnSite(context), id, ifMatch: context.ifMatch })

/** The handlers of the calls of the inbox; each asks for its right first. */
export const inboxHandlers: HandlersOf<Extract<AdminCall, { readonly name: `inbox.${string}` }>> = {
  'inbox.list': async (context, { query }) => (await inboxFor(context, 'inbox.read')).list(context.scope, query),
  'inbox.count': async (context) => (await inboxFor(context, 'inbox.read')).count(context.scope),
  'inbox.team': async (context) => (await inboxFor(context, 'inbox.read')).team(context.scope),
  'inbox.read': async (context, { params }) => (await inboxFor(context, 'inbox.read')).read(context.scope, params.id),
  'inbox.file': async (context, { params }) => (await inboxFor(context, 'inbox.read')).file(memberOnSite(context), params),
  'inbox.export': async (context, { query }) => (await inboxFor(context, 'inbox.export')).export(memberOnSite(context), query),
  'inbox.change': async (context, { params, body }) => (await inboxFor(context, 'inbox.write')).change(changeOf(context, params.id), body),
  'inbox.changeMany': async (context, { body }) => (await inboxFor(context, 'inbox.write')).changeMany(memberOnSite(context), body.items),
  'inbox.reply': async (context, { params, body }) =>
    (await inboxFor(context, 'inbox.write')).reply(changeOf(context, params.id), { message: body.message, settle: context.settle }),
  'inbox.remove': async (context, { params }) => (await inboxFor(context, 'inbox.write')).remove(changeOf(context, params.id)),
  'inbox.restore': async (context, { params }) => (await inboxFor(context, 'inbox.write')).restore(changeOf(context, params.id)),
}
