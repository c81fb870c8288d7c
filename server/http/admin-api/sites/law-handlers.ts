import type { AdminCall, AdminCallData } from '#schemas/admin/calls.ts'
import { findParameter } from '#domain/parameters.ts'
import { pricedService } from '#domain/text/price-names.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import { singleItem } from '#server/http/admin-api/resources/single-item.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'
import { memberOnSite } from '#server/http/api/handlers/require-member.ts'

/** The values of the placeholders with their words. */
async function valuesOf({ features, scope }: CallContext): Promise<AdminCallData['law.read']['values']> {
  const values = await features.parameters.placeholders(scope)
  // Prices of services are offered in the texts of pages alone.
  return [...values]
    .filter(([name]) => pricedService(name) === null)
    .map(([name, value]) => ({ name, label: findParameter(name)?.label ?? name, value }))
}

/** The handlers of the calls for the external services, the legal texts and the script of a site. */
export const lawHandlers: HandlersOf<Extract<AdminCall, { readonly name: `${'apps' | 'law' | 'script'}.${string}` }>> = {
  'apps.read': async (context) => {
    const { features, scope } = context
    const [item, consents, script] = await Promise.all([
      singleItem(context, 'apps').read(),
      features.lawDesk.consents(scope),
      features.parameters.scriptAddress(scope),
    ])
    return { item, consents, hasScript: script !== null }
  },
  'apps.update': (context, { body }) => singleItem(context, 'apps').update(body),
  'apps.history': (context) => singleItem(context, 'apps').history(),
  'apps.at': (context, { params }) => singleItem(context, 'apps').at(params.version),
  'law.read': async (context) => {
    const { features, scope } = context
    const [item, values, orders] = await Promise.all([
      singleItem(context, 'law').read(),
      valuesOf(context),
      features.lawDesk.ordersUnderTerms(scope),
    ])
    return { item, values, orders, isShop: scope.site.isECommerce }
  },
  'law.update': (context, { body }) => singleItem(context, 'law').update(body),
  'law.history': (context) => singleItem(context, 'law').history(),
  'law.at': (context, { params }) => singleItem(context, 'law').at(params.version),
  'script.read': ({ features, scope }) => features.lawDesk.script(scope),
  'script.update': (context, { body }) => context.features.lawDesk.replaceScript(memberOnSite(context), body),
}
