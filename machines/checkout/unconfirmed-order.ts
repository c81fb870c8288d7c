import type { CartLine, StoredCart } from '#schemas/runtime/cart.ts'
import type { CheckoutEvent, SentOrder } from '#schemas/runtime/checkout.ts'
import { sellableIdOf, stepOf, stockOf } from '#domain/shop/orders/cart-line.ts'
import type { CheckoutContext } from './checkout-context.ts'
import type { OrderRefusal } from './order-error.ts'
import { orderRequestOf } from './order-request.ts'

// An order request is unconfirmed while no answer has arrived: the server may have placed the order or not. `unheard` stores the request for a retry.

type SubmitEvent = Extract<CheckoutEvent, { readonly type: 'order.submit' }>
type SubmitContext = Pick<CheckoutContext, 'unheard' | 'quote' | 'buyer'>

/** Initial state: no order request is unanswered. */
export const noPendingOrder = { cart: null, request: null, unheard: null } as const

/** Serialises the fields that only the buyer changes. The shop updates prices and codes itself; products and the payment are compared separately. */
const serialiseBuyerFields = (order: SentOrder): string => {
  const shopFields = { user: undefined, products: undefined, discount: undefined, expectedTotal: undefined }
  const submitFields = { payment: undefined, saleTermsAccepted: undefined }
  return JSON.stringify({ ...order, ...shopFields, ...submitFields, delivery: { ...order.delivery, servicePrice: undefined } })
}

/** Returns true when a line contains all remaining stock, in whole steps. */
function isAtStockLimit(line: CartLine): boolean {
  const { setQuantity, quantity } = stockOf(line)
  return setQuantity && line.quantity + stepOf(line) > (quantity ?? 0)
}

/** Compares a cart line with a sent product. A line at the stock limit may be smaller: the order itself may have reserved the difference. */
const matchesProduct = (line: CartLine, { id, quantity }: SentOrder['products'][number]): boolean =>
  sellableIdOf(line) === id && (line.quantity === quantity || (line.quantity < quantity && isAtStockLimit(line)))

/** Returns true when the buyer has not changed the cart since the order was sent. A missing code is no change: the order may have redeemed it. */
export function isSameOrder(sent: SentOrder, cart: StoredCart): boolean {
  const current = orderRequestOf(cart, { method: sent.payment.method, saleTermsAccepted: true, buyer: null }, 0)
  const isSameCode = current.discount === undefined || current.discount === sent.discount
  const { lines } = cart
  const isSameLines =
    lines.length === sent.products.length && sent.products.every((product, at) => lines[at] && matchesProduct(lines[at], product))
  return isSameCode && isSameLines && serialiseBuyerFields(current) === serialiseBuyerFields(sent)
}

/** Compares an unconfirmed order with the cart. Returns null when either is missing or the cart is empty. */
export function matchesPending(sent: SentOrder | null, cart: StoredCart | null): 'same' | 'other' | null {
  if (sent === null || cart === null || cart.lines.length === 0) return null
  return isSameOrder(sent, cart) ? 'same' : 'other'
}

/** Returns true when a submit repeats the unconfirmed request. */
export function willResend({ unheard }: Pick<SubmitContext, 'unheard'>, { cart }: Pick<SubmitEvent, 'cart'>): boolean {
  return unheard !== null && isSameOrder(unheard, cart)
}

/** Builds the request of a submit: the unconfirmed request unchanged if the cart is the same, else a new one. Without a quote a new request is null. */
export function beginOrder(context: SubmitContext, { cart, method, saleTermsAccepted }: SubmitEvent) {
  const { unheard, quote, buyer } = context
  const current = orderRequestOf(cart, { method, saleTermsAccepted, buyer }, quote?.total ?? 0)
  // The buyer may have signed in or out since. The server compares the user with the first request.
  const repeated = unheard && willResend(context, { cart }) ? { ...unheard, user: current.user } : null
  return { cart, method, request: repeated ?? (quote && current), isRepeated: repeated !== null }
}

/** Returns true when a repeated order needs a new payment: the method changed, or the earlier payment may have expired. A bank transfer stays valid. */
export function restartsPayment({ isRepeated, request, method }: Pick<CheckoutContext, 'isRepeated' | 'request' | 'method'>): boolean {
  return isRepeated && (method !== 'TRANSFER' || request?.payment.method !== 'TRANSFER')
}

/** Returns true when an order may have been placed. A busy shop stored nothing of a request, and says nothing of an earlier one. */
export function isOutcomeUnknown({ isUnheard, code }: OrderRefusal, { isRepeated }: Pick<CheckoutContext, 'isRepeated'>): boolean {
  return isUnheard || (isRepeated && code === 'UNAVAILABLE')
}

/** Context update after a request without an answer: the request is stored for a retry. */
export function withUnknownOutcome({ message }: OrderRefusal, { request, refusals }: Pick<CheckoutContext, 'request' | 'refusals'>) {
  return { unheard: request, message, refusals: refusals + 1 }
}
