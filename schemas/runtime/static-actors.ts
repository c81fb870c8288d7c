import type { CollectTimes } from '#schemas/api/shop/delivery-calls.ts'
import type { CartState, DiscountState, ShippingState, ShopCountry } from './block-actors.ts'
import type { CheckoutState, PaymentMethod } from './checkout.ts'

/** The fixed states and responses of actors. */
export interface StaticActors {
  readonly cart?: CartState
  readonly discount?: DiscountState
  readonly shipping?: ShippingState
  readonly checkout?: CheckoutState
  readonly countries?: readonly ShopCountry[]
  readonly collectTimes?: CollectTimes
  readonly methods?: readonly PaymentMethod[]
}
