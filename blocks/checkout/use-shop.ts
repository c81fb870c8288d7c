import { useBlockActor } from '#renderer/context.ts'
import { useActorState } from '#renderer/use-actor-state.ts'
import type { BlockActors, CartEvent, CartState, ShippingEvent, ShippingState, ShopPlaces } from '#schemas/block-actors.ts'
import type { CheckoutEvent, CheckoutState } from '#schemas/checkout.ts'
import { standingFaults } from './step-faults.ts'

/** All that goes on behind the checkout, and how it is told what people do. */
export interface Shop {
  readonly cart: CartState
  readonly checkout: CheckoutState
  readonly shipping: ShippingState
  readonly places: ShopPlaces
  readonly tellCart: (event: CartEvent) => void
  readonly tellCheckout: (event: CheckoutEvent) => void
  readonly tellShipping: (event: ShippingEvent) => void
  /** The cart as it is at this moment, after what it was told last. */
  readonly cartNow: () => CartState['kept']
}

type Actors = Pick<BlockActors, 'cart' | 'checkout' | 'shipping'>

/** What goes on behind the checkout; null on the server and without scripts. */
export function useShop(): Shop | null {
  const actors: { readonly [Name in keyof Actors]: Actors[Name] | null } = {
    cart: useBlockActor('cart'),
    checkout: useBlockActor('checkout'),
    shipping: useBlockActor('shipping'),
  }
  const places = useBlockActor('places')
  const cart = useActorState(actors.cart)
  const checkout = useActorState(actors.checkout)
  const shipping = useActorState(actors.shipping)
  if (!cart || !checkout || !shipping || !places || !actors.cart || !actors.checkout || !actors.shipping) return null
  const { getState } = actors.cart
  const faults = standingFaults(checkout.faults, cart.kept)
  const isMended = checkout.faults.length > 0 && faults.length === 0
  return {
    ...{ cart, shipping, places },
    checkout: { ...checkout, faults, message: isMended ? null : checkout.message },
    tellCart: actors.cart.send,
    tellCheckout: actors.checkout.send,
    tellShipping: actors.shipping.send,
    cartNow: () => getState().kept,
  }
}
