import type { AdminCall } from '#schemas/admin/calls.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { readCollectHours } from '#domain/shop/shipping/pickup-hours.ts'
import { singleItem } from '#server/http/admin-api/resources/single-item.ts'
import type { HandlersOf } from '#server/http/api/handlers/call-handler.ts'

const allAddresses = { nbItem: 100, page: 1, orderBy: [], filters: [], search: [] }

/** The handlers of the calls for the opening hours of a site. */
export const hoursHandlers: HandlersOf<Extract<AdminCall, { readonly name: `hours.${string}` }>> = {
  'hours.read': async (context) => {
    const { features, scope } = context
    const item = await singleItem(context, 'hours').read()
    const setting = await features.parameters.value(scope, 'CLICK_AND_COLLECT_HOURS')
    const { addresses } = await features.company.addresses(scope, allAddresses)
    return {
      item,
      today: parisDay(systemClock()),
      slots: readCollectHours(setting)?.schedules.length ?? null,
      addresses: addresses.map(({ id, name, hours }) => ({ id, name, hours })),
    }
  },
  'hours.update': (context, { body }) => singleItem(context, 'hours').update(body),
  'hours.history': (context) => singleItem(context, 'hours').history(),
  'hours.at': (context, { params }) => singleItem(context, 'hours').at(params.version),
}
