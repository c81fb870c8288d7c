import type { CallBody, CallData, CallParams } from '#schemas/api/calls.ts'
import type { Carriage } from '#domain/shop/quote.ts'
import { emailKey } from '#domain/email.ts'
import { createFlush } from '#server/database/flush.ts'
import type { Buyer } from '#server/features/cart/buyer.ts'
import { readCart, type OfferLine } from '#server/features/cart/check-cart.ts'
import { readShopSettings, requireOpenShop, type ShopSettings } from '#server/features/cart/shop-settings.ts'
import { findCarriers } from '#server/features/delivery/carriers.ts'
import { carriageOf } from '#server/features/delivery/quote-carrier.ts'
import { notFound, Refusal } from '#server/features/refusal.ts'
import type { Scope } from '#server/features/sites/site.ts'
import { placeOrder, type Ordering, type OrderNeeds } from './place-order.ts'
import { priceOrder } from './price-order.ts'
import { readOrder, readOwnOrders } from './read-order.ts'
import { findBank } from './transfer.ts'
import { writeQuote } from './write-quote.ts'

type Asked = CallBody<'order.discount'>

/** Prices carts, takes orders and tells of them: each method answers one call. */
export interface Orders {
  quote(buyer: Buyer, body: Asked): Promise<CallData<'order.discount'>>
  place(ordering: Ordering, body: CallBody<'order.place'>): Promise<CallData<'order.place'>>
  get(buyer: Buyer, asked: CallParams<'order.get'>): Promise<CallData<'order.get'>>
  listOwn(scope: Scope, userId: number): Promise<CallData<'order.listOwn'>>
}

/** What the carrier takes that was chosen so far; null when there is none, or none that can take this cart: that is told when it is chosen. */
async function carriageFor(
  { db }: OrderNeeds,
  scope: Scope,
  { lines, settings, body }: { readonly lines: readonly OfferLine[]; readonly settings: ShopSettings; readonly body: Asked },
): Promise<Carriage | null> {
  const { delivery, deliveryPostalCode: postalCode, deliveryIdCountry: country } = body
  if (!delivery?.idCarrier || !postalCode || !country) return null
  try {
    const carriers = await findCarriers(db, scope, { lines, settings, place: { postalCode, country } })
    const carrier = carriers.find(({ id }) => id === delivery.idCarrier)
    return carrier ? carriageOf(carrier) : null
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

async function quoteCart(needs: OrderNeeds, buyer: Buyer, body: Asked): Promise<CallData<'order.discount'>> {
  const { scope } = buyer
  await requireOpenShop(needs.parameters, buyer)
  const [lines, settings] = await Promise.all([readCart(needs.db, scope, body.products), readShopSettings(needs, scope)])
  const carriage = await carriageFor(needs, scope, { lines, settings, body })
  const email = body.user?.email ? emailKey(body.user.email) : null
  const { quoted, code } = await priceOrder(needs.db, scope, { lines, settings, carriage, sentCode: body.discount, email })
  return writeQuote(quoted, code)
}

/** Makes what prices carts, takes orders and tells of them. */
export function createOrders(parts: Omit<OrderNeeds, 'flush'>): Orders {
  const needs: OrderNeeds = { ...parts, flush: createFlush(parts.db) }
  const readingOf = async (scope: Scope) => ({ db: needs.db, bank: await findBank(needs.parameters, scope) })
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
