import type { AdminCall } from '#schemas/admin/calls.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'

/** The handlers of the calls for ready content. */
export const modelHandlers: HandlersOf<Extract<AdminCall, { readonly name: `model.${string}` }>> = {
  'model.list': async ({ features, scope }) => {
    const models = await features.models.list(scope)
    return {
      models: models.map(({ keywords: { fr, en }, blocks, ...model }) => ({
        ...model,
        keywords: { fr: [...fr], en: [...en] },
        blocks: blocks.map((block) => ({ ...block })),
      })),
    }
  },
}
