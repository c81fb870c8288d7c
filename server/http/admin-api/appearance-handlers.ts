import type { AdminCall, AdminCallData } from '#schemas/admin/calls.ts'
import { addFont } from '#server/content/appearance/add-font.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOf } from '#server/http/api/handlers/require-member.ts'

type Item = AdminCallData['appearance.read']['item']

/** The handlers of the appearance of a site, which has the number of its site. */
export const appearanceHandlers: HandlersOf<Extract<AdminCall, { readonly name: `appearance.${string}` }>> = {
  'appearance.read': async (context) => {
    const { scope, features } = context
    const actor = { scope, userId: memberOf(context).userId, requirePublish: () => Promise.resolve() }
    // Items of the appearance have its form alone.
    const item = (await features.resources.of('appearance').one.read(actor, scope.site.id)) as unknown as Item
    return { item, shown: await features.sites.shownBy(scope, item.form) }
  },
  'appearance.font': ({ features, scope, files }) => addFont(features.library, scope.site.id, files ?? []),
}
