import { createActor, fromPromise } from 'xstate'
import { cartStateOf } from '#machines/cart/cart-state.ts'
import { discountStateOf, DiscountRefusal, discountMachine } from '#machines/discount/discount.machine.ts'
import type { BlockActors } from '#schemas/runtime/block-actors.ts'
import type { CartDiscount } from '#schemas/runtime/cart.ts'
import { askedProducts } from '#domain/shop/orders/cart-line.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { shopCalls } from '#api-client/shop.ts'
import { CART_ADDED, CART_CHANGED, CART_WATCHED } from '#site/site-events.ts'
import type { ActorParts } from '../actors/actor-deps.ts'
import { blockActorOf } from '../actors/block-actor.ts'
import { warn } from '../warn.ts'
import { loadText } from '../navigation/load-messages.ts'
import { startCart, type RunningCart } from './cart-actor.ts'
import { cartName } from './cart-owner.ts'
import { cartValues, type CartValues } from './cart-storage.ts'

/** The dependencies of the shop actors. */
export type ShopParts = Pick<ActorParts, 'caller' | 'idSite' | 'locale' | 'notify' | 'open' | 'unreachable'>

/** Starts the machine of the discount code, which is validated again when the lines change and follows other tabs. */
function startDiscount({ actor: cart }: RunningCart, { caller, unreachable }: ShopParts) {
  const shop = shopCalls(caller)
  const storedCart = () => cart.getSnapshot().context
  const askDiscount = fromPromise<CartDiscount, { readonly code: string }>(async ({ input: { code } }) => {
    const products = askedProducts(storedCart().lines)
    try {
      const { discount, ...answer } = await shop.discount({ products, discount: code })
      if (!discount) throw new DiscountRefusal(unreachable, { isFinal: true })
      return { ...answer, discount }
    } catch (error) {
      if (!(error instanceof CallError)) throw new DiscountRefusal(unreachable, { isFinal: false })
      throw new DiscountRefusal(error.message, { isFinal: error.code?.startsWith('DISCOUNT_') ?? false })
    }
  })
  const codeOf = () => storedCart().discount?.discount.code ?? null
  const actor = createActor(discountMachine.provide({ actors: { askDiscount } }), { input: { code: codeOf() } })
  actor.on('*', (news) => cart.send(news))
  actor.start()
  let { lines } = storedCart()
  cart.subscribe(() => {
    if (codeOf() !== actor.getSnapshot().context.applied) actor.send({ type: 'code.find', code: codeOf() })
    const before = lines
    lines = storedCart().lines
    if (lines !== before && lines.length > 0) actor.send({ type: 'cart.change' })
  })
  return actor
}

/** Dispatches the event of an addition. The component that shows the cart may still be loading. */
function tellAdded(sellable: number): void {
  const tell = () => document.dispatchEvent(new CustomEvent(CART_ADDED, { detail: sellable, cancelable: true }))
  if (tell()) document.addEventListener(CART_WATCHED, tell, { once: true })
}

/** Returns a function that warns once on each page when the cart is not stored across visits. */
function fleetingTeller({ idSite, locale, notify }: ShopParts, values: CartValues): () => Promise<void> {
  let isTold = false
  return async () => {
    const lasting = values.lastingOf(cartName(idSite(), 'lines'))
    if (isTold || lasting === 'visits') return
    isTold = true
    const text = await loadText(locale(), ['cart'])
    notify('info', text.formatMessage({ id: lasting === 'tab' ? 'block.cart.keptByTab' : 'block.cart.keptByPage' }))
  }
}

/** The cart shared by the pages of a shop, and the actors of those that show it. */
export interface RunningShop {
  readonly cart: RunningCart
  readonly actors: Pick<BlockActors, 'cart' | 'discount'>
}

/** Starts the cart of a shop in the given storage, with the actors that depend on it. */
export function startShop(parts: ShopParts, values: CartValues = cartValues): RunningShop {
  const { caller, idSite, open, unreachable } = parts
  const onChange = (articles: number) => void document.dispatchEvent(new CustomEvent(CART_CHANGED, { detail: articles }))
  const tellFleeting = fleetingTeller(parts, values)
  const onAdd = (sellable: number) => {
    tellAdded(sellable)
    tellFleeting().catch(warn)
  }
  const cart = startCart({ caller, idSite: idSite(), values, open, onChange, onAdd, unreachable })
  return {
    cart,
    actors: {
      cart: { ...blockActorOf(cart.actor, cartStateOf), send: cart.send },
      discount: blockActorOf(startDiscount(cart, parts), discountStateOf),
    },
  }
}
