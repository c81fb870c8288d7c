import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import type { ActorParts } from '../actors/actor-deps.ts'
import { startCheckout } from './checkout-actor.ts'
import type { CheckoutMemory } from './checkout-memory.ts'
import { startShipping } from './shipping-actor.ts'
import type { RunningShop } from './shop-actors.ts'
import { createShopPlaces } from './place-queries.ts'

/** Makes the actors of the page on which a cart is ordered, beside those of the shop. */
export async function createCheckoutActors(
  { cart, actors }: RunningShop,
  parts: ActorParts,
  memory?: CheckoutMemory,
): Promise<Partial<BlockActors>> {
  return {
    ...actors,
    shipping: startShipping(cart, parts),
    ...(await startCheckout(cart, parts, memory)),
    places: createShopPlaces(parts.caller),
  }
}
