import { createActor, fromPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import { orderDiscount, type QuoteDto } from '#schemas/api/shop/order-calls.ts'
import type { OrderView } from '#schemas/api/shop/order-view.ts'
import type { CartLine, StoredCart } from '#schemas/runtime/cart.ts'
import type { OrderPayment, OrderRequest, PaymentMethod, PlacedOrder, SentOrder } from '#schemas/runtime/checkout.ts'
import { cartDiscountExample, wholeCartExample as cart } from '#tests/support/blocks/cart-examples.ts'
import { lateActors } from '#tests/support/machines/late-actors.ts'
import type { CheckoutMachineEvent, OrderAnswer, PendingPayment } from './checkout-context.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { checkoutStateOf } from './checkout-state.ts'
import { OrderRefusal } from './order-error.ts'
import { orderRequestOf } from './order-request.ts'
import { isSameOrder } from './unconfirmed-order.ts'

const consent = { method: 'TRANSFER', saleTermsAccepted: true } as const
const reduced: StoredCart = { ...cart, discount: cartDiscountExample }
const sent = orderRequestOf(reduced, { ...consent, buyer: null }, 74.52)
const taken: PlacedOrder = { reference: '2026-000012', accessToken: 'jeton' }
const dropped: StoredCart = { ...reduced, discount: null }
const quotedAt = (total: number) => ({ type: 'xstate.done.actor.askQuote', output: { ...orderDiscount.example.data, total } })
const lost = new OrderRefusal('', { isUnheard: true })
const busy = new OrderRefusal('Réessayez dans un moment.', { code: 'UNAVAILABLE' })
const priceChanged = new OrderRefusal('Le prix a changé.', { code: 'PRICE_CHANGED' })
const usedUp = { type: 'xstate.error.actor.askQuote', error: new OrderRefusal('Code déjà utilisé.', { code: 'DISCOUNT_USED_UP' }) }

/** Starts the machine at the last step, with an unconfirmed order from an earlier page or without one. */
function run(unheard: SentOrder | null = null) {
  const { later, ...late } = lateActors()
  const news: string[] = []
  const machine = checkoutMachine.provide({
    actors: {
      placeOrder: later<OrderAnswer, OrderRequest | null>('placeOrder'),
      renewPayment: later<OrderPayment | null, PendingPayment>('renewPayment'),
      readOrder: fromPromise<OrderView, PlacedOrder | null>(() => new Promise(() => undefined)),
      askQuote: fromPromise<QuoteDto | null>(() => new Promise(() => undefined)),
    },
  })
  const input = { buyer: null, locale: 'fr_FR', booksTimes: true, today: '2026-11-23', placed: null, isAwaited: false } as const
  const actor = createActor(machine, { input: { ...input, unheard, opens: 'review' } })
  actor.on('*', ({ type }) => news.push(type))
  actor.start()
  const send = (event: { readonly type: string }) => actor.send(event as CheckoutMachineEvent)
  const press = (shown: StoredCart, method: PaymentMethod = 'TRANSFER') =>
    actor.send({ type: 'order.submit', cart: shown, ...consent, method })
  return { ...late, news, send, press, state: (shown: StoredCart) => checkoutStateOf(actor.getSnapshot(), shown) }
}

/** Submits an order with a code and loses the answer. */
async function unanswered(method: PaymentMethod = 'TRANSFER') {
  const checkout = run()
  checkout.send(quotedAt(74.52))
  checkout.press(reduced, method)
  await checkout.refuse(lost)
  return checkout
}

describe('an unconfirmed order', () => {
  it('requests no quote and no stock after a lost answer', async () => {
    const { state, news } = await unanswered()
    expect(state(reduced)).toMatchObject({ step: 'review', pending: null, message: '', unheard: 'same', quote: { total: 74.52 } })
    expect(news).toEqual([])
  })

  it('sends the same request when the shop has dropped the code or changed the total', async () => {
    const { send, press, asked, state } = await unanswered()
    send({ type: 'cart.change' })
    send(quotedAt(82.8))
    expect(state(dropped)).toMatchObject({ unheard: 'same', quote: { total: 82.8 } })
    press(dropped)
    expect(asked[1]?.input).toEqual(asked[0]?.input)
    expect(asked[1]?.input).toMatchObject({ discount: cartDiscountExample.discount.code, expectedTotal: 74.52 })
  })

  it('sends the same request without a quote, and only when the terms are accepted', () => {
    const { user: _, ...kept } = sent
    const { send, press, asked, state } = run(kept)
    send(usedUp)
    expect(state(reduced)).toMatchObject({ message: 'Code déjà utilisé.', unheard: 'same', quote: null })
    send({ type: 'order.submit', cart: reduced, ...consent, saleTermsAccepted: false } as { readonly type: string })
    expect([state(reduced).faults.map(({ field }) => field), asked]).toEqual([['saleTermsAccepted'], []])
    press(reduced)
    expect(asked.map(({ input }) => input)).toEqual([sent])
  })

  it('sends a new request after the buyer has entered another code', async () => {
    const other = { ...cartDiscountExample, discount: { ...cartDiscountExample.discount, code: 'NOEL' } }
    const { send, press, asked, state } = await unanswered()
    send({ type: 'cart.change' })
    send(quotedAt(82.8))
    const shown = { ...reduced, discount: other }
    expect(state(shown)).toMatchObject({ unheard: 'other', message: '' })
    press(shown)
    expect(asked[1]?.input).toMatchObject({ expectedTotal: 82.8, discount: 'NOEL' })
  })

  it.each([
    ['TRANSFER', 'CARD'],
    ['CARD', 'TRANSFER'],
    ['CARD', 'CARD'],
  ] as const)('repeats the request with %s, then starts the payment by %s', async (first, then) => {
    const { press, asked, answer, refuse, state } = await unanswered(first)
    press(reduced, then)
    expect(asked[1]?.input).toEqual(asked[0]?.input)
    await answer({ order: taken, payment: { method: first } })
    expect(asked[2]).toMatchObject({ name: 'renewPayment', input: { answer: { order: taken }, method: then } })
    expect(state(reduced)).toMatchObject({ step: 'payment', pending: 'renewing', unheard: null })
    await refuse(new OrderRefusal('', { code: 'ORDER_NOT_PAYABLE' }))
    // The payment deadline is over: the page shows the status and no payment form.
    expect(state(reduced)).toMatchObject({ step: 'confirmed', pending: 'reading', order: taken })
  })

  it('confirms a repeated transfer order without a new payment', async () => {
    const { press, answer, state } = await unanswered()
    press(reduced)
    await answer({ order: taken, payment: { method: 'TRANSFER' } })
    expect(state(reduced)).toMatchObject({ step: 'confirmed', pending: 'reading' })
  })

  it('sends the new total after the server has refused the repeated request', async () => {
    const { send, press, asked, state, refuse, news } = await unanswered()
    press(reduced)
    await refuse(priceChanged)
    expect(state(reduced)).toMatchObject({ unheard: null, pending: 'quoting', message: priceChanged.message })
    expect(news).toEqual(['order.refuse'])
    send(quotedAt(82.8))
    press(dropped)
    expect(asked[2]?.input).toMatchObject({ expectedTotal: 82.8 })
    expect(asked[2]?.input).not.toHaveProperty('discount')
  })

  it('stays unconfirmed when its repetition meets a busy shop; a first one is refused', async () => {
    const { press, state, refuse } = await unanswered()
    press(reduced)
    await refuse(busy)
    expect(state(reduced)).toMatchObject({ step: 'review', unheard: 'same', message: busy.message })
    const first = run()
    first.send(quotedAt(74.52))
    first.press(reduced)
    await first.refuse(busy)
    expect(first.state(reduced)).toMatchObject({ step: 'review', unheard: null, message: busy.message })
  })

  it('repeats after each lost answer, with the email of the current buyer', async () => {
    const { press, asked, state, refuse } = await unanswered()
    press(dropped)
    await refuse(lost)
    expect(state(dropped)).toMatchObject({ unheard: 'same', refusals: 2 })
    const email = 'lovelace@example.org'
    press({ ...dropped, contact: { ...dropped.contact, email } })
    expect(asked[2]?.input).toEqual({ ...sent, user: { ...sent.user, email } })
  })
})

describe('isSameOrder', () => {
  const [line, ...others] = cart.lines as [CartLine, ...CartLine[]]
  const left = (quantity: number, most: number): StoredCart => {
    const product = { ...line.product, quantity: most, setQuantity: true, sellByMultipleOf: 1 }
    return { ...reduced, lines: [{ ...line, quantity, product }, ...others] }
  }

  it.each([
    ['unchanged', reduced],
    ['without its code', dropped],
    ['with another shipping price', { ...reduced, carrier: cart.carrier && { ...cart.carrier, fdp: 99 } }],
  ] as const)('accepts a cart that is %s', (_, shown) => {
    expect(isSameOrder(sent, shown)).toBe(true)
  })

  it.each([
    ['one line removed', { lines: others }],
    ['another quantity', { lines: [{ ...line, quantity: line.quantity + 6 }, ...others] }],
    ['another delivery type', { deliveryType: 'no_delivery' }],
    ['another address', { address: { ...cart.address, billing: { ...cart.address.billing, address: '6, rue des Lilas' } } }],
    ['another message', { contact: { ...cart.contact, message: 'Interphone 14' } }],
    ['a gift', { contact: { ...cart.contact, gift: { from: 'Ada', message: '' } } }],
  ] as const)('rejects a cart with %s', (_, changed) => {
    expect(isSameOrder(sent, { ...reduced, ...changed })).toBe(false)
  })

  it('accepts a smaller line only at the stock limit', () => {
    const whole = orderRequestOf(left(6, 60), { ...consent, buyer: null }, 74.52)
    expect([left(2, 2), left(2, 60), left(12, 12)].map((shown) => isSameOrder(whole, shown))).toEqual([true, false, false])
  })
})
