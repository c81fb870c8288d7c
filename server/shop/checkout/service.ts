import type { CallBody, CallData, CallParams } from '#schemas/api/calls.ts'
import { emailKey } from '#schemas/text/email-address.ts'
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
import { placeOrder } from './place-order.ts'
import type { OrderDeps, OrderRequest } from './prepare-order.ts'
import { priceOrder } from './price-order.ts'
import { writeQuote } from './serialise-quote.ts'

type Asked = CallBody<'order.discount'>

/** Quotes, places and returns orders. Each method answers one call. */
export interface Orders {
  quote(buyer: Buyer, body: Asked): Promise<CallData<'order.discount'>>
  place(request: OrderRequest, body: CallBody<'order.place'>): Promise<CallData<'order.place'>>
  get(buyer: Buyer, asked: CallParams<'order.get'>): Promise<CallData<'order.get'>>
  listOwn(scope: Scope, userId: number): Promise<CallData<'order.listOwn'>>
}

/** The email of the signed-in member. Code uses of other addresses are not disclosed, as anyone may type any address. */
async function memberEmail({ db }: OrderDeps, { caller }: Buyer): Promise<string | null> {
  return caller.kind === 'member' ? emailKey((await requireUser(db, caller)).email) : null
}

async function quoteCart(deps: OrderDeps, buyer: Buyer, body: Asked): Promise<CallData<'order.discount'>> {
  const { scope } = buyer
  await requireOpenShop(deps.parameters, buyer)
  const [lines, settings] = await Promise.all([readCart(deps.db, scope, body.products), readShopSettings(deps, scope)])
  const [brought, email] = await Promise.all([candidateCarriers(deps, scope, { lines, settings, body }), memberEmail(deps, buyer)])
  const { quoted, code } = await priceOrder(deps.db, scope, { lines, settings, ...brought, sentCode: body.discount, email })
  return writeQuote(quoted, code)
}

/** Creates the order service. */
export function createOrders(parts: Omit<OrderDeps, 'flush'>): Orders {
  const deps: OrderDeps = { ...parts, flush: createWalFlush(parts.db) }
  const readingOf = async (scope: Scope) => ({ db: deps.db, bank: await findBank(deps.parameters, scope), now: deps.clock() })
  return {
    quote: (buyer, body) => quoteCart(deps, buyer, body),
    place: (request, body) => placeOrder(deps, request, body),
    get: async (buyer, asked) => {
      const order = await readOrder(await readingOf(buyer.scope), buyer, asked)
      if (!order) throw notFound()
      return order
    },
    listOwn: async (scope, userId) => readOwnOrders(await readingOf(scope), scope.site.id, userId),
  }
}
