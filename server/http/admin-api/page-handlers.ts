import { withMainTitle } from '#engine/document/main-title.ts'
import { menuDocument } from '#schemas/admin/menu/menu-document.ts'
import type { AdminCall, AdminCallData } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOf } from '#server/http/api/handlers/require-member.ts'
import { writerOf } from './draft-handlers.ts'

/** The handlers of the calls for pages. */
export const pageHandlers: HandlersOf<Extract<AdminCall, { readonly name: 'page.list' | 'page.address' | 'page.create' }>> = {
  'page.list': ({ features, scope }, { query }) => features.pages.list(scope, query),
  'page.address': async ({ features, scope }, { params }) =>
    (await features.pages.addressIssues(scope, params)) as AdminCallData['page.address'],
  'page.create': async (context, { body: { model, menu, also = [], ...head } }) => {
    const { features, scope } = context
    const ready = model === null ? [] : (await features.models.find({ ...scope, locale: head.locale }, 'page', model)).blocks
    const blocks = withMainTitle(features.registry, ready, head.title)
    const actor = { userId: memberOf(context).userId, language: scope.locale }
    const page = { head, blocks, also }
    if (!menu) return { id: await features.pageLife.create(scope, page, actor) }
    const { id: siteId, defaultLocale } = scope.site
    const key = { siteId, kind: 'MENU', documentId: menuDocument, locale: defaultLocale } as const
    return features.drafts.withEntry(key, await writerOf(context), async (trx, insert) => {
      const id = await features.pageLife.create(scope, { ...page, trx }, actor)
      await insert({ title: head.title, entry: { linkType: 'SELF', isShown: true, pageId: id, texts: {} }, at: menu })
      return { id }
    })
  },
}
