import { useBlockActor } from '#renderer/context.ts'
import { remainingErrors } from '#renderer/remaining-errors.ts'
import { useActorState } from '#renderer/hooks/use-actor-state.ts'
import type { CartEvent, CartState, PaymentActor, ShippingEvent, ShippingState, ShopPlaces } from '#schemas/runtime/block-actors.ts'
import type { CheckoutEvent, CheckoutState } from '#schemas/runtime/checkout.ts'
import { cartValue } from './step-errors.ts'

/** The states behind the checkout, with the senders of their events. */
export interface Shop {
  readonly cart: CartState
  readonly checkout: CheckoutState
  readonly shipping: ShippingState
  readonly places: ShopPlaces
  readonly payment: PaymentActor
  readonly tellCart: (event: CartEvent) => void
  readonly tellCheckout: (event: CheckoutEvent) => void
  readonly tellShipping: (event: ShippingEvent) => void
  /** The cart at this moment, after the last event. */
  readonly cartNow: () => CartState['kept']
}

/** The actors of the checkout. Steps, fees, places and payment belong to this page; the cart belongs to all pages. */
function useActors() {
  const [cart, checkout, shipping] = [useBlockActor('cart'), useBlockActor('checkout'), useBlockActor('shipping')]
  const [places, payment] = [useBlockActor('places'), useBlockActor('payment')]
  const states = { cart: useActorState(cart), checkout: useActorState(checkout), shipping: useActorState(shipping) }
  return cart && checkout && shipping && places && payment ? { cart, checkout, shipping, places, payment, states } : null
}

/** The checkout with its current errors: an error about a missing value ends once the value is there, and one about a town once its prices are requested. */
function standing(checkout: CheckoutState, cart: CartState, shipping: ShippingState): CheckoutState {
  const storedCart = { ...cart.kept, city: shipping.asked?.city ?? cart.kept.city }
  const faults = remainingErrors(checkout.faults, (field) => cartValue(storedCart, field))
  const isMended = checkout.faults.length > 0 && faults.length === 0
  return { ...checkout, faults, message: isMended ? null : checkout.message }
}

/** The states behind the checkout; null on the server and without scripts. */
export function useShop(): Shop | null {
  const actors = useActors()
  if (actors === null) return null
  const { places, payment, states } = actors
  const { cart, checkout, shipping } = states
  if (!cart || !checkout || !shipping) return null
  const { getState } = actors.cart
  return {
    ...{ cart, shipping, places, payment },
    checkout: standing(checkout, cart, shipping),
    tellCart: actors.cart.send,
    tellCheckout: actors.checkout.send,
    tellShipping: actors.shipping.send,
    cartNow: () => getState().kept,
  }
}
