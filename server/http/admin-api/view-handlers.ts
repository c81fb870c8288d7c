import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOnSite } from '#server/http/api/handlers/require-member.ts'

/** The handlers of the calls for the views of lists. Each person has their own. */
export const viewHandlers: HandlersOf<Extract<AdminCall, { readonly name: `view.${string}` }>> = {
  'view.list': (context, { params }) => context.features.listViews.list(memberOnSite(context), params.list),
  'view.keep': async (context, { params, body }) => ({
    view: await context.features.listViews.keep(memberOnSite(context), params.list, body),
  }),
  'view.change': async (context, { params, body }) => {
    await context.features.listViews.change(memberOnSite(context), params, body)
    return null
  },
  'view.remove': async (context, { params }) => {
    await context.features.listViews.remove(memberOnSite(context), params)
    return null
  },
}
