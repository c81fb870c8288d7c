import { createActor, SimulatedClock } from 'xstate'
import { expect, it } from 'vitest'
import { orderGet, type OrderView } from '#schemas/api/shop/order-view.ts'
import type { OrderPayment, PlacedOrder } from '#schemas/runtime/checkout.ts'
import { lateActors } from '#tests/support/machines/late-actors.ts'
import type { CheckoutMachineEvent, PendingPayment } from './checkout-context.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { checkoutStateOf } from './checkout-state.ts'
import { OrderRefusal } from './order-error.ts'

const placed = { reference: '2026-000123', accessToken: 'a1b2' }
const unpaid: OrderView = { ...orderGet.example.data, payment: 'PENDING_PAYMENT', transfer: null }
const byCard: OrderPayment = { method: 'CARD', clientSecret: 'pi_1_secret_2' }
const unheard = new OrderRefusal('Connexion perdue.', { code: 'PAYMENT_UNHEARD' })
const over = new OrderRefusal('Cette commande ne se paie plus.', { code: 'ORDER_NOT_PAYABLE' })

/** Runs the checkout of a placed order with a simulated clock. */
function run(isAwaited = false) {
  const { later, ...late } = lateActors()
  const clock = new SimulatedClock()
  const machine = checkoutMachine.provide({
    actors: {
      confirmPayment: later<unknown, PendingPayment>('confirmPayment'),
      renewPayment: later<OrderPayment | null, PendingPayment>('renewPayment'),
      readOrder: later<OrderView, PlacedOrder | null>('readOrder'),
    },
  })
  const actor = createActor(machine, {
    clock,
    input: { buyer: null, locale: 'fr_FR', booksTimes: false, today: '2026-11-23', placed, isAwaited, unheard: null, opens: 'delivery' },
  })
  actor.start()
  return {
    ...late,
    pass: (milliseconds: number) => clock.increment(milliseconds),
    looks: () => late.asked.filter(({ name }) => name === 'readOrder').length,
    send: (event: CheckoutMachineEvent) => actor.send(event),
    state: () => checkoutStateOf(actor.getSnapshot()),
  }
}

/** Returns a checkout whose payment was confirmed by the bank, or was left unanswered. */
async function askedBank(given: 'yes' | 'unheard') {
  const checkout = run()
  await checkout.answer(unpaid)
  checkout.send({ type: 'payment.renew', method: 'CARD' })
  await checkout.answer(byCard)
  checkout.send({ type: 'payment.submit' })
  await (given === 'yes' ? checkout.answer(null) : checkout.refuse(unheard))
  return checkout
}

it.each(['yes', 'unheard'] as const)('polls the shop until it knows the result of the payment: %s', async (given) => {
  const { state, answer, refuse, looks, pass } = await askedBank(given)
  expect(state()).toMatchObject({ step: 'confirmed', pending: 'reading', awaited: 'soon', message: null })
  await answer(unpaid)
  expect([looks(), state().awaited, state().view?.payment]).toEqual([2, 'soon', 'PENDING_PAYMENT'])
  pass(2000)
  await refuse(new Error('no answer'))
  expect([looks(), state().awaited]).toEqual([3, 'soon'])
  pass(2000)
  await answer({ ...unpaid, payment: 'PAID' })
  expect(state()).toMatchObject({ pending: null, awaited: null, view: { payment: 'PAID' } })
  pass(60_000)
  expect(looks()).toBe(4)
})

it('slows down polling, reports the delay and allows a new payment', async () => {
  const { state, answer, send, asked, looks, pass } = await askedBank('yes')
  for (let look = 1; look < 15; look++) {
    await answer(unpaid)
    pass(2000)
  }
  await answer(unpaid)
  expect(state()).toMatchObject({ awaited: 'long', pending: null })
  const before = looks()
  pass(9900)
  expect(looks()).toBe(before)
  pass(100)
  expect(looks()).toBe(before + 1)
  await answer(unpaid)
  send({ type: 'payment.renew', method: 'CARD' })
  expect(asked.at(-1)).toMatchObject({ name: 'renewPayment', input: { method: 'CARD', answer: { order: placed } } })
})

it('polls after a reload only when a payment was submitted', async () => {
  const awaited = await Promise.all(
    [true, false].map(async (isAwaited) => {
      const { state, answer } = run(isAwaited)
      await answer(unpaid)
      return state().awaited
    }),
  )
  expect(awaited).toEqual(['soon', null])
})

it('shows the present state of an order that is no longer payable', async () => {
  const { state, answer, refuse, send } = run()
  await answer(unpaid)
  send({ type: 'payment.renew', method: 'CARD' })
  await refuse(over)
  expect(state()).toMatchObject({ step: 'confirmed', pending: 'reading', awaited: null })
  await answer({ ...unpaid, payment: 'EXPIRED' })
  expect(state()).toMatchObject({ pending: null, view: { payment: 'EXPIRED' } })
})

it('slows down polling when the shop does not answer', async () => {
  const { refuse, looks, pass } = await askedBank('yes')
  for (let look = 1; look < 15; look++) {
    await refuse(new Error('no answer'))
    pass(2000)
  }
  await refuse(new Error('no answer'))
  const before = looks()
  pass(9900)
  expect(looks()).toBe(before)
  pass(100)
  expect(looks()).toBe(before + 1)
})
