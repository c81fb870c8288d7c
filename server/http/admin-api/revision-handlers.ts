import type { AdminCall, AdminCallData } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { authorOf, keyOf, writerOf } from './draft-handlers.ts'

/** The handlers of the calls for revisions. */
export const revisionHandlers: HandlersOf<Extract<AdminCall, { readonly name: `revision.${string}` }>> = {
  'revision.list': (context, { params, query }) => context.features.revisions.list(keyOf(context, params), query, context.scope.locale),
  'revision.name': async (context, { params, body }) => ({
    revision: await context.features.drafts.name(keyOf(context, params), body, authorOf(context), context.scope.locale),
  }),
  'revision.read': async (context, { params }) =>
    (await context.features.revisions.read(keyOf(context, params), params.revision)) as unknown as AdminCallData['revision.read'],
  'revision.restore': async (context, { params, body }) => {
    const wanted = { ...body, revision: params.revision }
    const answer = await context.features.drafts.restore(keyOf(context, params), wanted, await writerOf(context))
    return answer as unknown as AdminCallData['revision.restore']
  },
}
