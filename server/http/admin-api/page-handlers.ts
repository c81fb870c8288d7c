import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'

/** The handlers of the calls for pages. */
export const pageHandlers: HandlersOf<Extract<AdminCall, { readonly name: `page.${string}` }>> = {
  'page.list': ({ features, scope }, { query }) => features.pages.list(scope, query),
}
