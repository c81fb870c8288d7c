import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'

/** The handlers of the calls for the library. */
export const mediaHandlers: HandlersOf<Extract<AdminCall, { readonly name: `media.${string}` }>> = {
  'media.list': ({ features, scope }, { query }) => features.mediaAdmin.list(scope, query),
  'media.upload': ({ features, scope, files = [] }, { body }) => features.mediaAdmin.upload(scope, files, body),
  'media.describe': ({ features, scope }, { params, body }) => features.mediaAdmin.describe(scope, params, body),
}
