import type { Kysely } from 'kysely'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import { countBottles } from '#domain/shop/products/bottle-count.ts'
import { toEuros } from '#domain/shop/pricing/cents.ts'
import { reducedPrice } from '#domain/shop/pricing/discount.ts'
import { writeShopRules } from '#domain/shop/orders/serialise-rules.ts'
import { sellableOf } from '#domain/shop/products/variant-reference.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readFrenchFees } from '#server/shop/delivery/domestic-fees.ts'
import { findBank } from '#server/shop/settings/payment-terms.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { Buyer } from '#server/shop/settings/buyer.ts'
import { findOffer, readCart, rejectProductsWithVariants } from '#server/shop/offers/validate-cart.ts'
import { readOffers } from '#server/shop/offers/load-offers.ts'
import { readShopSettings, requireOpenShop } from '#server/shop/settings/shop-settings.ts'
import { offerAvailability, offerLimit } from '#server/shop/offers/required-stock.ts'
import { outOfStock } from './out-of-stock.ts'

/** The calls about carts: the offers of their lines, and their check before an order. Each method answers one call. */
export interface Cart {
  rules(scope: Scope): Promise<CallData<'shop.rules'>>
  quantities(buyer: Buyer, body: CallBody<'stock.quantities'>): Promise<CallData<'stock.quantities'>>
  validate(buyer: Buyer, body: CallBody<'order.validate'>): Promise<CallData<'order.validate'>>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly parameters: Parameters
}

/** Makes what answers for carts. */
export function createCart({ db, parameters }: Needs): Cart {
  return {
    rules: async (scope) => {
      const [{ rules }, frenchFees, bank] = await Promise.all([
        readShopSettings({ db, parameters }, scope),
        readFrenchFees(db, scope),
        findBank(parameters, scope),
      ])
      return { ...writeShopRules({ ...rules, frenchFees }), takesTransfer: bank !== null }
    },
    quantities: async ({ scope }, { products }) => {
      if (!scope.site.isECommerce) throw new ApiError('SHOP_CLOSED')
      const ids = products.map(sellableOf)
      const [offers, { manages }] = await Promise.all([readOffers(db, scope, ids), readShopSettings({ db, parameters }, scope)])
      await rejectProductsWithVariants(db, scope, ids, offers)
      return products.map((named) => {
        const offer = findOffer(offers, named)
        return { id: sellableOf(named), ...(offer ? offerAvailability(offer, manages) : { quantity: 0, setQuantity: true }) }
      })
    },
    validate: async (buyer, { products }) => {
      await requireOpenShop(parameters, buyer)
      const [lines, { manages }] = await Promise.all([
        readCart(db, buyer.scope, products),
        readShopSettings({ db, parameters }, buyer.scope),
      ])
      const refusal = outOfStock(lines, manages)
      if (refusal) throw refusal
      return {
        products: lines.map(({ sellable, quantity }) => ({
          ...{ id: sellable.id, quantity, price: toEuros(reducedPrice(sellable.price, sellable.discount)) },
          available: offerLimit(sellable, manages),
        })),
        bottleCount: countBottles(lines),
      }
    },
  }
}
