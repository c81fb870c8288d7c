import type { CallBody, CallData, CallParams } from '#schemas/api/calls.ts'
import { emailKey } from '#domain/text/email.ts'
import { createWalFlush } from '#server/database/wait-for-flush.ts'
import type { Buyer } from '#server/shop/settings/buyer.ts'
import { readCart } from '#server/shop/offers/validate-cart.ts'
import { readShopSettings, requireOpenShop } from '#server/shop/settings/shop-settings.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { requireUser } from '#server/people/users/repository.ts'
import { readOrder, readOwnOrders } from '#server/shop/orders/load-order.ts'
import { findBank } from '#server/shop/settings/payment-terms.ts'
import { candidateCarriers } from './candidate-carriers.ts'
import { placeOrder, type OrderRequest, type OrderNeeds } from './place-order.ts'
import { priceOrder } from './price-order.ts'
import { writeQuote } from './serialise-quote.ts'

type Asked = CallBody<'order.discount'>

/** Prices carts, takes orders and tells of them: each method answers one call. */
export interface Orders {
  quote(buyer: Buyer, body: Asked): Promise<CallData<'order.discount'>>
  place(ordering: OrderRequest, body: CallBody<'order.place'>): Promise<CallData<'order.place'>>
  get(buyer: Buyer, asked: CallParams<'order.get'>): Promise<CallData<'order.get'>>
  listOwn(scope: Scope, userId: number): Promise<CallData<'order.listOwn'>>
}

/** The address of whoever is signed in. What an address has used of a code is told to nobody else: anybody may say any address. */
async function ownEmail({ db }: OrderNeeds, { caller }: Buyer): Promise<string | null> {
  return caller.kind === 'member' ? emailKey((await requireUser(db, caller.userId)).email) : null
}

async function quoteCart(needs: OrderNeeds, buyer: Buyer, body: Asked): Promise<CallData<'order.discount'>> {
  const { scope } = buyer
  await requireOpenShop(needs.parameters, buyer)
  const [lines, settings] = await Promise.all([readCart(needs.db, scope, body.products), readShopSettings(needs, scope)])
  const [brought, email] = await Promise.all([candidateCarriers(needs, scope, { lines, settings, body }), ownEmail(needs, buyer)])
  const { quoted, code } = await priceOrder(needs.db, scope, { lines, settings, ...brought, sentCode: body.discount, email })
  return writeQuote(quoted, code)
}

/** Makes what prices carts, takes orders and tells of them. */
export function createOrders(parts: Omit<OrderNeeds, 'flush'>): Orders {
  const needs: OrderNeeds = { ...parts, flush: createWalFlush(parts.db) }
  const readingOf = async (scope: Scope) => ({ db: needs.db, bank: await findBank(needs.parameters, scope), now: needs.clock() })
  return {
    quote: (buyer, body) => quoteCart(needs, buyer, body),
    place: (ordering, body) => placeOrder(needs, ordering, body),
    get: async (buyer, asked) => {
      const order = await readOrder(await readingOf(buyer.scope), buyer, asked)
      if (!order) throw notFound()
      return order
    },
    listOwn: async (scope, userId) => readOwnOrders(await readingOf(scope), scope.site.id, userId),
  }
}
