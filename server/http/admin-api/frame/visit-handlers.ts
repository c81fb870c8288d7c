import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'

/** The handlers of the counts of visits. */
export const visitHandlers: HandlersOf<Extract<AdminCall, { readonly name: `visit.${string}` }>> = {
  'visit.report': ({ features, scope }, { params }) => features.visits.report(scope.site, params),
  'visit.export': ({ features, scope }, { params }) => features.visits.export(scope.site, params),
}
