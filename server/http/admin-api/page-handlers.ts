import type { AdminCall, AdminCallData } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOf } from '#server/http/api/handlers/require-member.ts'

/** The handlers of the calls for pages. */
export const pageHandlers: HandlersOf<Extract<AdminCall, { readonly name: `page.${string}` }>> = {
  'page.list': ({ features, scope }, { query }) => features.pages.list(scope, query),
  'page.address': async ({ features, scope }, { params }) =>
    (await features.pages.addressIssues(scope, params)) as AdminCallData['page.address'],
  'page.create': async (context, { body: { model, ...head } }) => {
    const { features, scope } = context
    const blocks = model === null ? [] : (await features.models.find({ ...scope, locale: head.locale }, 'page', model)).blocks
    const { id } = await features.pages.create(scope, head, { blocks, by: String(memberOf(context).userId) })
    return { id }
  },
}
