import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { themeMark } from '#server/http/preview/theme-mark.ts'

/** The handlers of the calls for the pictures of pages. */
export const layoutHandlers: HandlersOf<Extract<AdminCall, { readonly name: `layout.${string}` }>> = {
  'layout.check': async (context, { params, body }) =>
    context.features.layoutPreviews.check(context.scope, params, { html: body.html, theme: await themeMark(context) }),
  'layout.preview': ({ features, scope, files = [] }, { params, body }) => features.layoutPreviews.store(scope, params, { ...body, files }),
  'layout.pictures': async (context, { query }) => context.features.layoutPreviews.list(context.scope, query, await themeMark(context)),
}
