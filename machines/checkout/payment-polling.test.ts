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

/** The checkout of an order that was placed, with a clock that goes when the test says so. */
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

/** An order whose bank was asked in this page: it has said yes, or nobody heard what it said. */
async function askedBank(given: 'yes' | 'unheard') {
  const checkout = run()
  await checkout.answer(unpaid)
  checkout.send({ type: 'payment.renew', method: 'CARD' })
  await checkout.answer(byCard)
  checkout.send({ type: 'payment.submit' })
  await (given === 'yes' ? checkout.answer(null) : checkout.refuse(unheard))
  return checkout
}

it.each(['yes', 'unheard'] as const)('an order whose bank was asked is asked about until the shop has heard it: %s', async (given) => {
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

it('a bank that takes long is said to, is asked about less often, and the payment can be taken up again', async () => {
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

it('a bank that was asked before the page was opened anew is awaited, too; one that was not asked is not', async () => {
  const awaited = await Promise.all(
    [true, false].map(async (isAwaited) => {
      const { state, answer } = run(isAwaited)
      await answer(unpaid)
      return state().awaited
    }),
  )
  expect(awaited).toEqual(['soon', null])
})

it('an order that turns out to be payable no more is shown as it stands', async () => {
  const { state, answer, refuse, send } = run()
  await answer(unpaid)
  send({ type: 'payment.renew', method: 'CARD' })
  await refuse(over)
  expect(state()).toMatchObject({ step: 'confirmed', pending: 'reading', awaited: null })
  await answer({ ...unpaid, payment: 'EXPIRED' })
  expect(state()).toMatchObject({ pending: null, view: { payment: 'EXPIRED' } })
})

it('a shop that does not answer is asked less often in the end, too', async () => {
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
