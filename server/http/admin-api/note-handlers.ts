import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { authorOf, keyOf } from './draft-handlers.ts'

/** The handlers of the calls for notes on drafts. */
export const noteHandlers: HandlersOf<Extract<AdminCall, { readonly name: `note.${string}` }>> = {
  'note.list': (context, { params }) => context.features.notes.list(keyOf(context, params)),
  'note.add': async (context, { params, body: { thread = null, ...note } }) => ({
    note: await context.features.notes.add(keyOf(context, params), { ...note, thread }, authorOf(context)),
  }),
  'note.resolve': async (context, { params: { note, ...params }, body }) => {
    await context.features.notes.resolve(keyOf(context, params), note, body.isResolved, authorOf(context))
    return null
  },
  'note.remove': async (context, { params: { note, ...params } }) => {
    await context.features.notes.remove(keyOf(context, params), note, authorOf(context))
    return null
  },
  'note.restore': async (context, { params: { note, ...params } }) => {
    await context.features.notes.restore(keyOf(context, params), note, authorOf(context))
    return null
  },
}
