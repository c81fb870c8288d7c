import type { AdminCall } from '#schemas/admin/calls.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOf } from '#server/http/api/handlers/require-member.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'

const actorOf = (context: CallContext) => ({ userId: memberOf(context).userId, language: context.scope.locale })

/** The handlers of the calls for shared sections, which are edited by the calls for drafts. */
export const sectionHandlers: HandlersOf<Extract<AdminCall, { readonly name: `section.${string}` }>> = {
  'section.list': ({ features, scope }) => features.sections.list(scope),
  'section.create': async (context, { body: { locale, title, blocks } }) => {
    const { features, scope } = context
    const by = String(memberOf(context).userId)
    const section = { title, blocks }
    const { id } = await features.sections.save({ siteId: scope.site.id, id: 0, locale }, section, { by, baseHash: null })
    return { id }
  },
  'section.reach': async ({ features, scope }, { params: { section, locale } }) => {
    if (!scope.site.locales.includes(locale)) throw new ApiError('NOT_FOUND')
    return { pages: await features.sections.reach({ ...scope, locale }, section) }
  },
  'section.trashed': ({ features, scope }) => features.sections.trashed(scope),
  'section.trash': async (context, { params: { section: id, used } }) => {
    await context.features.pageLife.trashSection({ siteId: context.scope.site.id, id, used }, actorOf(context))
    return null
  },
  'section.restore': async (context, { params: { section: id } }) => {
    await context.features.pageLife.restoreSection({ siteId: context.scope.site.id, id }, actorOf(context))
    return null
  },
}
