import type { pageCopy, pageMove, pageOffline, pageOnline, pageOpenTo, pageRestore, pageTrash } from '#schemas/admin/page-life-calls.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOf } from '#server/http/api/handlers/require-member.ts'

type LifeCall =
  typeof pageCopy | typeof pageMove | typeof pageOffline | typeof pageOnline | typeof pageOpenTo | typeof pageRestore | typeof pageTrash

const pageOf = ({ scope }: CallContext, { idPage }: { readonly idPage: number }) => ({ siteId: scope.site.id, id: idPage })
const actorOf = (context: CallContext) => ({ userId: memberOf(context).userId, language: context.scope.locale })

/** The handlers of the calls for the life of pages. */
export const pageLifeHandlers: HandlersOf<LifeCall> = {
  'page.move': async (context, { params, body }) => ({
    url: await context.features.pageLife.move(
      { ...pageOf(context, params), locale: params.locale, url: body.url, from: body.from ?? '' },
      actorOf(context),
    ),
  }),
  'page.copy': async (context, { params }) => ({
    id: await context.features.pageLife.copy(pageOf(context, params), actorOf(context)),
  }),
  'page.offline': async (context, { params }) => ({
    documents: await context.features.pageLife.offline({ ...pageOf(context, params), used: params.used }, actorOf(context)),
  }),
  'page.online': async (context, { params, body }) => {
    await context.features.pageLife.online(pageOf(context, params), body.documents, actorOf(context))
    return null
  },
  'page.trash': async (context, { params }) => {
    await context.features.pageLife.trash({ ...pageOf(context, params), used: params.used }, actorOf(context))
    return null
  },
  'page.restore': async (context, { params, body }) => {
    await context.features.pageLife.restore({ ...pageOf(context, params), urls: body.urls }, actorOf(context))
    return null
  },
  'page.openTo': async (context, { params, body }) => {
    await context.features.pageLife.openTo({ ...pageOf(context, params), ...body }, actorOf(context))
    return { access: body.access }
  },
}
