import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'

/** The handlers of the calls for the contents that fields can name. */
export const choiceHandlers: HandlersOf<Extract<AdminCall, { readonly name: `choice.${string}` }>> = {
  'choice.list': ({ features, scope }, { params, query }) => features.choices.list(scope, params.kind, query),
}
