import type { AdminCall } from '#schemas/admin/calls.ts'
import type { RightVerb } from '#schemas/admin/resources/rights.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOf } from '#server/http/api/handlers/require-member.ts'
import { parseIfMatch } from '#server/platform/input/parse-if-match.ts'
import type { AimedAt } from '#server/platform/resources/acts-on-one.ts'
import type { Actor } from '#server/platform/resources/resource-needs.ts'

/** The administrator of a call, who has a right on the library. */
async function allowed(context: CallContext, verb: RightVerb): Promise<Actor> {
  const member = memberOf(context)
  await context.features.adminRights.require(member, [`media.${verb}`])
  const requirePublish = () => context.features.adminRights.require(member, ['media.publish'])
  return { scope: context.scope, userId: member.userId, requirePublish }
}

/** The number of uses of a file that a person has seen. Who may erase no file takes none away that is in use. */
async function seenUses(context: CallContext, used: number | undefined): Promise<number | undefined> {
  const rights = await context.features.adminRights.of(memberOf(context))
  return rights.includes('media.erase') ? used : 0
}

const aimedAt = ({ ifMatch }: CallContext, id: number): AimedAt => ({ id, version: parseIfMatch(ifMatch) })

type MediaHandlers = HandlersOf<Extract<AdminCall, { readonly name: `media.${string}` }>>

/** The handlers of the calls for the library. */
export const mediaHandlers: MediaHandlers = {
  'media.list': async (context, { query }) => context.features.mediaDesk.list((await allowed(context, 'read')).scope, query),
  'media.summary': async (context) => context.features.mediaDesk.summary((await allowed(context, 'read')).scope),
  'media.read': async (context, { params }) => context.features.mediaDesk.read((await allowed(context, 'read')).scope, params.id),
  'media.source': async (context, { params }) => context.features.mediaDesk.source(await allowed(context, 'read'), params.id),
  'media.history': async (context, { params }) => ({
    changes: await context.features.resources.of('media').history(await allowed(context, 'read'), params.id),
  }),
  'media.upload': async (context, { body }) =>
    context.features.mediaDesk.upload(
      await allowed(context, 'write'),
      { files: context.files ?? [], isWanted: context.client?.isThere },
      body,
    ),
  'media.film': async (context, { params }) =>
    context.features.mediaDesk.takePiece(await allowed(context, 'write'), params, context.files ?? []),
  'media.describe': async (context, { params, body }) =>
    context.features.mediaDesk.describe(await allowed(context, 'write'), { ...aimedAt(context, params.id), locale: params.locale }, body),
  'media.fetch': async (context, { body }) => {
    const { scope } = await allowed(context, 'write')
    const { images, mediaDesk } = context.features
    return mediaDesk.addDrawing(scope, body.address, await images.loadSvg(scope.site, body.address, { fromAnywhere: true }))
  },
  'media.update': async (context, { params, body }) =>
    context.features.mediaDesk.update(await allowed(context, 'write'), aimedAt(context, params.id), body),
  'media.replace': async (context, { params, body }) =>
    context.features.mediaDesk.replace(await allowed(context, 'write'), aimedAt(context, params.id), context.files ?? [], body),
  'media.revert': async (context, { params }) => {
    const actor = await allowed(context, 'write')
    const form = await context.features.resources.of('media').at(actor, params.id, params.version)
    return context.features.mediaDesk.revert(actor, aimedAt(context, params.id), form)
  },
  'media.remove': async (context, { params }) =>
    context.features.mediaDesk.remove(await allowed(context, 'write'), aimedAt(context, params.id), await seenUses(context, params.used)),
  'media.removeMany': async (context, { body }) =>
    context.features.mediaDesk.removeMany(await allowed(context, 'write'), body.items, await seenUses(context, body.used)),
  'media.restoreMany': async (context, { body }) => context.features.mediaDesk.restoreMany(await allowed(context, 'write'), body.items),
  'media.decorateMany': async (context, { body }) => context.features.mediaDesk.decorateMany(await allowed(context, 'write'), body.items),
  'media.erase': async (context, { params }) =>
    context.features.mediaDesk.erase(await allowed(context, 'erase'), aimedAt(context, params.id)),
}
