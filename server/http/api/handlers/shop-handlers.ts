import type { CallName } from '#schemas/api/calls.ts'
import type { CallHandlers } from './call-handler.ts'
import { hasRightAt, memberOf, memberOnSite } from './require-member.ts'

type ShopCall = Extract<
  CallName,
  `${'shop' | 'stock' | 'order' | 'payment' | 'shipping' | 'relay' | 'delivery' | 'country' | 'city'}.${string}`
>

/** The handlers of the calls about carts, orders and their delivery. */
export const shopHandlers: CallHandlers<ShopCall> = {
  'country.list': ({ features, scope }) => features.delivery.countries(scope),
  'city.find': ({ features }, { params }) => features.delivery.cities(params),
  'shop.rules': ({ features, scope }) => features.cart.rules(scope),
  'stock.quantities': ({ features, scope, caller }, { body }) => features.cart.quantities({ scope, caller }, body),
  'order.validate': ({ features, scope, caller }, { body }) => features.cart.validate({ scope, caller }, body),
  'order.discount': ({ features, scope, caller }, { body }) => features.orders.quote({ scope, caller }, body),
  'order.place': ({ features, scope, caller, client, settle }, { body }) =>
    features.orders.place({ scope, caller, network: client?.network ?? null, settle }, body),
  'order.get': ({ features, scope, caller }, { params }) => features.orders.get({ scope, caller }, params),
  'order.listOwn': (context) => context.features.orders.listOwn(context.scope, memberOf(context).userId),
  'order.invoice': async (context, { params }) => {
    const { features, scope, caller } = context
    return features.papers.file({ scope, caller, readsAll: await hasRightAt(context, 'orders.read') }, params)
  },
  'order.deliveryNote': ({ features, scope }, { params }) => features.papers.deliveryNote(scope.site.id, params),
  'order.taxes': ({ features, scope }, { params }) => features.papers.taxes(scope.site.id, params),
  'order.askLink': ({ features, scope }, { body }) => features.withdrawals.askLink(scope, body),
  'order.withdraw': ({ features, scope, caller, settle }, { body }) => features.withdrawals.request({ scope, caller, settle }, body),
  'order.confirmWithdrawal': ({ features, scope, caller }, { params }) => features.withdrawals.confirm({ scope, caller }, params.id),
  'order.pay': ({ features, scope, caller }, { params, body }) => features.payments.pay({ scope, caller }, { params, body }),
  'payment.hear': async ({ features, signed }) => {
    await features.payments.hear(signed)
    return null
  },
  'payment.publicKey': ({ features, scope }) => features.payments.publicKey(scope),
  'order.listAll': ({ features, scope }, { query }) => features.shopDesk.orders(scope, query),
  'order.happen': (context, { params, body }) =>
    context.features.shopDesk.changeOrder(memberOnSite(context), { id: params.id, ifMatch: context.ifMatch, body }),
  'order.listUnpaid': ({ features, scope }, { query }) => features.shopDesk.unpaidOrders(scope, query),
  'order.release': (context, { body }) => context.features.shopDesk.releaseOrders(memberOnSite(context), body),
  'stock.correct': (context, { params, body }) =>
    context.features.shopDesk.correctStock(memberOnSite(context), { id: params.id, ifMatch: context.ifMatch, body }),
  'shipping.fees': ({ features, scope, caller }, { body }) => features.delivery.fees({ scope, caller }, body),
  'delivery.collectTimes': ({ features, scope }) => features.delivery.collectTimes(scope),
  'relay.accessPoints': ({ features, scope, caller }, { body }) => features.delivery.accessPoints({ scope, caller }, body),
}
