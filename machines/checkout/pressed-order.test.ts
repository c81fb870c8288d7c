import { createActor, fromPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import { orderDiscount, type QuoteDto } from '#schemas/api/shop/order-calls.ts'
import type { CheckoutEvent, OrderRequest } from '#schemas/runtime/checkout.ts'
import { priceWords } from '#schemas/errors/price-messages.ts'
import { wholeCartExample as cart } from '#tests/support/blocks/cart-examples.ts'
import { lateActors } from '#tests/support/machines/late-actors.ts'
import type { CheckoutMachineEvent, OrderAnswer } from './checkout-context.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { checkoutStateOf } from './checkout-state.ts'

const consent = { method: 'CARD', saleTermsAccepted: true } as const
const quote = { ...orderDiscount.example.data, total: 97.5 }
const quotedAt = (total: number) => ({ type: 'xstate.done.actor.askQuote', output: { ...quote, total } })
const quoted = quotedAt(quote.total)
const lost = { type: 'xstate.error.actor.askQuote', error: new Error('Le serveur ne répond pas.') }
const input = {
  ...{ buyer: null, locale: 'fr_FR', booksTimes: true, today: '2026-11-23', placed: null, isAwaited: false, unheard: null },
  opens: 'review',
} as const

/** Runs the machine at the review step; the test sends the quotes. */
function run() {
  const { later, asked } = lateActors()
  const machine = checkoutMachine.provide({
    actors: {
      placeOrder: later<OrderAnswer, OrderRequest | null>('placeOrder'),
      askQuote: fromPromise<QuoteDto | null>(() => new Promise(() => undefined)),
    },
  })
  const actor = createActor(machine, { input }).start()
  const send = (event: { readonly type: string }) => actor.send(event as CheckoutMachineEvent)
  return { send, asked, state: () => checkoutStateOf(actor.getSnapshot()) }
}

/** Returns a checkout at review whose price was lost before the order was submitted. */
function pressed(press: Partial<CheckoutEvent> = {}) {
  const checkout = run()
  for (const event of [quoted, { type: 'cart.change' }, lost]) checkout.send(event)
  checkout.send({ type: 'order.submit', cart, ...consent, ...press } as CheckoutEvent)
  expect(checkout.state()).toMatchObject({ step: 'review', pending: 'quoting', message: null })
  return checkout
}

describe('order submitted while its price is unknown', () => {
  it('is placed when the price is the one that was shown', () => {
    const { send, state, asked } = pressed()
    send(quoted)
    expect(state()).toMatchObject({ step: 'review', pending: 'ordering', message: null })
    expect(asked).toMatchObject([{ name: 'placeOrder', input: { expectedTotal: quote.total, saleTermsAccepted: true } }])
  })

  it.each([80, 105])('is not placed at another price; a second submission orders at %s', (total) => {
    const { send, state, asked } = pressed()
    send(quotedAt(total))
    expect([state().pending, asked]).toEqual([null, []])
    expect(state()).toMatchObject({ step: 'review', quote: { total }, message: priceWords.changed.fr, refusals: 2 })
    send({ type: 'order.submit', cart, ...consent } as CheckoutEvent)
    expect(asked).toMatchObject([{ name: 'placeOrder', input: { expectedTotal: total } }])
  })

  it('is not placed at the first price, which is reported instead', () => {
    const { send, state, asked } = run()
    send(lost)
    send({ type: 'order.submit', cart, ...consent } as CheckoutEvent)
    send(quoted)
    expect([state().message, asked]).toEqual([priceWords.known.fr, []])
  })

  it('is not placed during the first quote, and the price is reported', () => {
    const { send, state, asked } = run()
    send({ type: 'order.submit', cart, ...consent } as CheckoutEvent)
    expect(state()).toMatchObject({ step: 'review', pending: 'quoting', message: null })
    send(quoted)
    expect([state().message, asked]).toEqual([priceWords.known.fr, []])
  })

  it('is dropped silently with its price when the cart is empty', () => {
    const { send, state, asked } = run()
    for (const event of [quoted, { type: 'cart.change' }, { ...quoted, output: null }]) send(event)
    expect([state(), asked]).toMatchObject([{ step: 'review', pending: null, quote: null, message: null, refusals: 0 }, []])
  })

  it('is not placed without consent to the terms', () => {
    const { send, state, asked } = pressed({ saleTermsAccepted: false })
    send(quoted)
    expect([state().faults.map(({ field }) => field), asked]).toEqual([['saleTermsAccepted'], []])
  })

  it.each([
    ['the cart has changed', [{ type: 'cart.change' }]],
    [
      'another step was opened',
      [
        { type: 'step.open', step: 'identity' },
        { type: 'step.submit', cart },
      ],
    ],
    ['its price was lost again', [lost, { type: 'cart.change' }]],
  ])('is not placed once %s', (_, events) => {
    const { send, state, asked } = pressed()
    for (const event of [...events, quoted]) send(event)
    expect([state().step, state().pending, asked]).toEqual(['review', null, []])
  })
})
