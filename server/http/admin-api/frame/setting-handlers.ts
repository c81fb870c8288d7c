import type { AdminCall } from '#schemas/admin/calls.ts'
import { normaliseSettings } from '#domain/settings/normalise-setting.ts'
import { settingFaults } from '#domain/settings/setting-faults.ts'
import { singleItem } from '#server/http/admin-api/resources/single-item.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { validationError } from '#server/platform/errors/validation-error.ts'

/** The handlers of the calls for the settings of a site. */
export const settingHandlers: HandlersOf<Extract<AdminCall, { readonly name: `setting.${string}` }>> = {
  'setting.read': async (context) => ({
    item: await singleItem(context, 'setting').read(),
    shop: await context.features.shopFacts(context.scope.site.id),
  }),
  'setting.update': (context, { body }) => {
    const form = normaliseSettings(body)
    const faults = settingFaults(form)
    if (faults.length > 0) throw validationError(context.scope.locale, faults)
    return singleItem(context, 'setting').update(form)
  },
  'setting.history': (context) => singleItem(context, 'setting').history(),
  'setting.at': (context, { params }) => singleItem(context, 'setting').at(params.version),
}
