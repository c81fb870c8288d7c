import type { CartLine, StoredCart } from '#schemas/runtime/cart.ts'
import type { CheckoutEvent, SentOrder } from '#schemas/runtime/checkout.ts'
import { sellableIdOf, stepOf, stockOf } from '#domain/shop/orders/cart-line.ts'
import type { CheckoutContext } from './checkout-context.ts'
import type { OrderRefusal } from './order-error.ts'
import { orderRequestOf } from './order-request.ts'

type Pressed = Extract<CheckoutEvent, { readonly type: 'order.submit' }>
type Ordering = Pick<CheckoutContext, 'unheard' | 'quote' | 'buyer'>

/** Nothing was sent of which it is not known what became. */
export const noPendingOrder = { cart: null, request: null, unheard: null } as const

/** What a cart says of an order that the buyer alone decides: the shop changes its price and its code by itself, and the articles are compared apart. */
const decidedIn = (order: SentOrder): string => {
  const others = { user: undefined, products: undefined, discount: undefined, expectedTotal: undefined }
  const onPress = { payment: undefined, saleTermsAccepted: undefined }
  return JSON.stringify({ ...order, ...others, ...onPress, delivery: { ...order.delivery, servicePrice: undefined } })
}

/** Whether a line stands at all that is left of what it sells, in whole steps. */
function isAllThatIsLeft(line: CartLine): boolean {
  const { setQuantity, quantity } = stockOf(line)
  return setQuantity && line.quantity + stepOf(line) > (quantity ?? 0)
}

/** A line that has come down to what is left was not changed by its buyer: the order itself may have taken the others. */
const isLineOf = (line: CartLine, { id, quantity }: SentOrder['products'][number]): boolean =>
  sellableIdOf(line) === id && (line.quantity === quantity || (line.quantity < quantity && isAllThatIsLeft(line)))

/** Whether a cart is still that of an order that was sent, as far as its buyer decides it: a code that is gone may be gone by that very order, another was typed in. */
export function isSameOrder(sent: SentOrder, cart: StoredCart): boolean {
  const now = orderRequestOf(cart, { method: sent.payment.method, saleTermsAccepted: true, buyer: null }, 0)
  const isSameCode = now.discount === undefined || now.discount === sent.discount
  const { lines } = cart
  const isSameLines = lines.length === sent.products.length && sent.products.every((each, at) => lines[at] && isLineOf(lines[at], each))
  return isSameCode && isSameLines && decidedIn(now) === decidedIn(sent)
}

/** Whether an order of which nobody knows what became is that of a cart, or of another; an empty one is begun anew. */
export function matchesPending(sent: SentOrder | null, cart: StoredCart | null): 'same' | 'other' | null {
  if (sent === null || cart === null || cart.lines.length === 0) return null
  return isSameOrder(sent, cart) ? 'same' : 'other'
}

/** Whether pressing sends again what was sent: nobody knows what became of that. */
export function willResend({ unheard }: Pick<Ordering, 'unheard'>, { cart }: Pick<Pressed, 'cart'>): boolean {
  return unheard !== null && isSameOrder(unheard, cart)
}

/** An order that is begun: what was sent before, word for word, as long as nobody knows what became of it; without that and without a price, none. */
export function beginOrder(context: Ordering, { cart, method, saleTermsAccepted }: Pressed) {
  const { unheard, quote, buyer } = context
  const now = orderRequestOf(cart, { method, saleTermsAccepted, buyer }, quote?.total ?? 0)
  // Who orders may be another by now: the shop knows whether that is who was first.
  const again = unheard && willResend(context, { cart }) ? { ...unheard, user: now.user } : null
  return { cart, method, request: again ?? (quote && now), isRepeated: again !== null }
}

/** Whether the payment of an order that is known at last begins anew: it is paid otherwise than it was sent, or what was begun for it may be over by now. A transfer is made elsewhere, and stays what it was. */
export function restartsPayment({ isRepeated, request, method }: Pick<CheckoutContext, 'isRepeated' | 'request' | 'method'>): boolean {
  return isRepeated && (method !== 'TRANSFER' || request?.payment.method !== 'TRANSFER')
}

/** How the checkout stands once an order was sent and nobody knows what became of it. */
export function withUnknownOutcome({ message }: OrderRefusal, { request, refusals }: Pick<CheckoutContext, 'request' | 'refusals'>) {
  return { unheard: request, message, refusals: refusals + 1 }
}
