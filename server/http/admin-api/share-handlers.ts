import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { authorOf, keyOf } from './draft-handlers.ts'

/** The handlers of the calls for links to drafts. */
export const shareHandlers: HandlersOf<Extract<AdminCall, { readonly name: `share.${string}` }>> = {
  'share.create': async (context, { params }) => {
    const { features, scope } = context
    const { id, token, until } = await features.shares.create(keyOf(context, params), authorOf(context))
    return { share: id, url: new URL(`/voir/${token}`, scope.site.url).href, until: until.toISOString() }
  },
  'share.list': async (context, { params }) => {
    const open = await context.features.shares.list(keyOf(context, params))
    return open.map(({ id, sharedBy, sharedAt, until, opened, openedAt }) => ({
      ...{ share: id, sharedBy, sharedAt: sharedAt.toISOString(), until: until.toISOString() },
      ...{ opened, openedAt: openedAt && openedAt.toISOString() },
    }))
  },
  'share.revoke': async (context, { params: { share, ...params } }) => {
    await context.features.shares.revoke(keyOf(context, params), share, authorOf(context))
    return null
  },
}
