import type { CallName } from '#schemas/api/calls.ts'
import type { CallHandlers } from './call-handler.ts'
import { memberOf } from './member-of.ts'

type ShopCall = Extract<CallName, `${'shop' | 'stock' | 'order' | 'shipping' | 'relay' | 'delivery' | 'country' | 'city'}.${string}`>

/** How the calls about carts, orders and their delivery are answered. */
export const shopHandlers: CallHandlers<ShopCall> = {
  'country.list': ({ features, scope }) => features.delivery.countries(scope),
  'city.find': ({ features }, { params }) => features.delivery.cities(params),
  'shop.rules': ({ features, scope }) => features.cart.rules(scope),
  'stock.quantities': ({ features, scope, caller }, { body }) => features.cart.quantities({ scope, caller }, body),
  'order.validate': ({ features, scope, caller }, { body }) => features.cart.validate({ scope, caller }, body),
  'order.discount': ({ features, scope, caller }, { body }) => features.orders.quote({ scope, caller }, body),
  'order.place': ({ features, scope, caller, settle }, { body }) => features.orders.place({ scope, caller, settle }, body),
  'order.get': ({ features, scope, caller }, { params }) => features.orders.get({ scope, caller }, params),
  'order.listOwn': (context) => context.features.orders.listOwn(context.scope, memberOf(context).userId),
  'shipping.fees': ({ features, scope, caller }, { body }) => features.delivery.fees({ scope, caller }, body),
  'delivery.collectTimes': ({ features, scope, caller }) => features.delivery.collectTimes({ scope, caller }),
  'relay.accessPoints': ({ features, scope, caller }, { body }) => features.delivery.accessPoints({ scope, caller }, body),
}
