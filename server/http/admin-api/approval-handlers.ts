import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { authorOf, keyOf } from './draft-handlers.ts'

/** The handlers of the calls for requests to read drafts. */
export const approvalHandlers: HandlersOf<Extract<AdminCall, { readonly name: `approval.${string}` }>> = {
  'approval.ask': async (context, { params, body: { word, ...request } }) => {
    await context.features.approvals.ask(keyOf(context, params), { ...request, word: word ?? '' }, authorOf(context))
    return null
  },
  'approval.list': (context, { params }) => context.features.approvals.list(keyOf(context, params), authorOf(context).userId),
  'approval.waiting': (context) => context.features.approvals.waiting(context.scope.site.id, authorOf(context).userId),
  'approval.read': (context, { params: { review } }) =>
    context.features.approvals.read(context.scope.site.id, review, authorOf(context).userId),
  'approval.answer': async (context, { params: { review }, body: { word, ...given } }) => {
    await context.features.approvals.answer(context.scope.site.id, review, { ...given, word: word ?? '' }, authorOf(context))
    return null
  },
}
