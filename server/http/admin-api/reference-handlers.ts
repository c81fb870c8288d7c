import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'

/** The handlers of the calls for where contents are used. */
export const referenceHandlers: HandlersOf<Extract<AdminCall, { readonly name: `reference.${string}` }>> = {
  'reference.list': ({ features, scope }, { params }) => features.references.list(scope, params),
}
