import { createActor, fromPromise } from 'xstate'
import { sellableIdOf } from '#domain/shop/orders/cart-line.ts'
import { shippingStateOf, shippingMachine } from '#machines/shipping/shipping.machine.ts'
import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import type { Carrier, ShippingPlace } from '#schemas/runtime/cart.ts'
import { shopCalls } from '#api-client/shop.ts'
import type { ActorParts } from '../actors/actor-deps.ts'
import { blockActorOf } from '../actors/block-actor.ts'
import type { RunningCart } from './cart-actor.ts'
import { spokenError } from './error-message.ts'

/** Starts the machine that prices how a cart is sent; it begins again when the lines change meanwhile. */
export function startShipping(
  { actor: cart }: RunningCart,
  { caller, unreachable }: Pick<ActorParts, 'caller' | 'unreachable'>,
): BlockActors['shipping'] {
  const shop = shopCalls(caller)
  const storedCart = () => cart.getSnapshot().context
  const priceShipping = fromPromise<readonly Carrier[], ShippingPlace>(async ({ input: { city, country } }) => {
    const products = storedCart().lines.map((line) => ({ idProduct: sellableIdOf(line), quantity: line.quantity }))
    try {
      const discount = storedCart().discount?.discount.code ?? null
      return await shop.fees({ products, postalCode: city.postalCode, country: country.id, discount })
    } catch (error) {
      throw spokenError(error, unreachable)
    }
  })
  const actor = createActor(shippingMachine.provide({ actors: { priceShipping } }))
  actor.on('*', (news) => cart.send(news))
  actor.start()
  let { lines } = storedCart()
  cart.subscribe(() => {
    const before = lines
    lines = storedCart().lines
    if (lines !== before) actor.send({ type: 'cart.change' })
  })
  return blockActorOf(actor, shippingStateOf)
}
