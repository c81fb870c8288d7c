import type { AdminCall } from '#schemas/admin/calls.ts'
import type { PublicationActor } from '#server/content/drafts/publication/service.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOf } from '#server/http/api/handlers/require-member.ts'
import { authorOf, keyOf } from './draft-handlers.ts'

const rightsOf = (context: CallContext) => context.features.adminRights.of(memberOf(context))

/** The caller with the rights of its profile: each kind of content takes its own. */
async function actorOf(context: CallContext): Promise<PublicationActor> {
  const { adminRights } = context.features
  return {
    ...{ ...authorOf(context), rights: await rightsOf(context) },
    requirePublish: ({ area }) => adminRights.require(memberOf(context), [`${area}.publish`]),
  }
}

/** The handlers of the calls for publications. Each shows and takes what the rights of the caller allow. */
export const publicationHandlers: HandlersOf<Extract<AdminCall, { readonly name: `publication.${string}` }>> = {
  'publication.waiting': async (context) => context.features.publications.waiting(context.scope, await rightsOf(context)),
  'publication.count': async (context) => ({
    waiting: await context.features.publications.count(context.scope, await rightsOf(context)),
  }),
  'publication.list': async (context, { query }) => context.features.publications.list(context.scope, query, await rightsOf(context)),
  'publication.create': async (context, { body }) => {
    const documents = body.documents.map(({ seq, hash, ...params }) => ({ key: keyOf(context, params), seq, hash }))
    return context.features.publications.publish(
      context.scope,
      { documents, items: body.items, confirmed: body.confirmed },
      await actorOf(context),
    )
  },
  'publication.revert': async (context, { params }) => {
    await context.features.publications.revert(context.scope, params.act, await actorOf(context))
    return null
  },
}
