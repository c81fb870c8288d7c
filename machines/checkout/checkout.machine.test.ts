import { createActor, type StateValue } from 'xstate'
import { getShortestPaths, getSimplePaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import type { OrderNews, ShippingNews, StoredCart } from '#schemas/cart.ts'
import type { CheckoutEvent, OrderPayment, OrderRequest } from '#schemas/checkout.ts'
import { accessPointExample, pickupExample, wholeCartExample } from '#tests/support/cart-examples.ts'
import { lateActors } from '#tests/support/late-actors.ts'
import { machineSteps } from '#tests/support/machine-steps.ts'
import { checkoutMachine, type CheckoutContext, type CheckoutInput, type OrderAnswer, type Paying } from './checkout.machine.ts'
import { checkoutStateOf } from './checkout-state.ts'
import { OrderRefusal } from './order-refusal.ts'

const cart = wholeCartExample
const empty: StoredCart = { ...cart, lines: [] }
const nameless: StoredCart = { ...cart, contact: { ...cart.contact, email: ' ' } }
const consent = { method: 'CARD', saleTermsAccepted: true, expectedTotal: 97.5 } as const
const input: CheckoutInput = { buyer: null, locale: 'fr_FR' }

const order = { reference: '2026-000123', accessToken: 'a1b2' }
const byCard: OrderAnswer = { order, payment: { method: 'CARD', clientSecret: 'pi_1_secret_2' } }
const transfer: OrderPayment = { method: 'TRANSFER', iban: 'FR76…', bic: 'AGRIFRPP', label: '2026-000123', dueAt: '2026-11-27' }
const byTransfer: OrderAnswer = { order, payment: transfer }
const slotFull = new OrderRefusal('Ce créneau est complet.', { code: 'SLOT_FULL' })
const minor = new OrderRefusal('Réservé aux personnes majeures.', { code: 'MINOR' })
const outOfStock = new OrderRefusal('Stock insuffisant.', { code: 'OUT_OF_STOCK' })
const declined = new Error('Votre banque a refusé le paiement.')

const told: readonly CheckoutEvent[] = [
  ...[cart, empty, nameless].map((shown) => ({ type: 'step.submit', cart: shown }) as const),
  ...(['delivery', 'identity', 'review'] as const).map((step) => ({ type: 'step.open', step }) as const),
  ...[cart, empty, nameless].map((shown) => ({ type: 'order.submit', cart: shown, ...consent }) as const),
  { type: 'order.submit', cart, ...consent, saleTermsAccepted: false },
  { type: 'payment.submit' },
  { type: 'payment.renew', method: 'TRANSFER' },
]
const heard = [
  ...[byCard, byTransfer].map((output) => ({ type: 'xstate.done.actor.placeOrder', output })),
  ...[slotFull, minor, outOfStock].map((error) => ({ type: 'xstate.error.actor.placeOrder', error })),
  { type: 'xstate.done.actor.confirmPayment', output: null },
  { type: 'xstate.error.actor.confirmPayment', error: declined },
  ...[byCard.payment, transfer].map((output) => ({ type: 'xstate.done.actor.renewPayment', output })),
  { type: 'xstate.error.actor.renewPayment', error: declined },
]
const events = [...told, ...heard] as CheckoutEvent[]

type Shown = { readonly value: StateValue; readonly context: CheckoutContext }
const nameOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) => `${name}.${nameOf(inner ?? '')}`)
        .join()
/** What tells one state from another here; refusals would count on for ever. */
const serializeState = ({ value, context: { faults, message, answer } }: Shown) =>
  JSON.stringify([value, faults.map(({ field }) => field), message, answer?.payment.method])
const options = { events, input, serializeState }
const detailOf = (event: { readonly type: string }): string => {
  const { output, error } = event as { output?: OrderAnswer | OrderPayment | null; error?: OrderRefusal }
  if (error) return ` ${error.code ?? ''}`.trimEnd()
  const payment = output && 'payment' in output ? output.payment : output
  return payment ? ` ${payment.method}` : ''
}

describe('the ways through the checkout', () => {
  it('reach every state', () => {
    const reached = getShortestPaths(checkoutMachine, options).map(({ state }) => nameOf(state.value))
    expect([...new Set(reached)].sort()).toEqual(
      ['confirmed', 'delivery', 'identity', 'ordering', 'payment.confirming', 'payment.ready', 'payment.renewing', 'review'].sort(),
    )
  })

  it('are these and no others', () => {
    const ways = new Set<string>()
    for (const { state, event, nextState } of machineSteps(checkoutMachine, options)) {
      const [from, to] = [nameOf(state.value), nameOf(nextState.value)]
      if (from !== to) ways.add(`${from} → ${event.type.replace(/^xstate\.(done|error)\.actor\./, '$1 ')}${detailOf(event)} → ${to}`)
    }
    expect([...ways].sort()).toEqual(
      [
        ...['delivery → step.submit → identity', 'identity → step.submit → review', 'identity → step.submit → delivery'],
        ...['identity → step.open → delivery', 'review → step.open → delivery', 'review → step.open → identity'],
        ...['review → order.submit → ordering', 'review → order.submit → delivery', 'review → order.submit → identity'],
        ...['ordering → done placeOrder CARD → payment.ready', 'ordering → done placeOrder TRANSFER → confirmed'],
        ...['ordering → error placeOrder SLOT_FULL → delivery', 'ordering → error placeOrder MINOR → identity'],
        'ordering → error placeOrder OUT_OF_STOCK → review',
        ...['payment.ready → payment.submit → payment.confirming', 'payment.ready → payment.renew → payment.renewing'],
        ...['payment.confirming → done confirmPayment → confirmed', 'payment.confirming → error confirmPayment → payment.ready'],
        ...['payment.renewing → done renewPayment CARD → payment.ready', 'payment.renewing → done renewPayment TRANSFER → confirmed'],
        'payment.renewing → error renewPayment → payment.ready',
      ].sort(),
    )
  })

  it('to an order all lead over delivery, identity and review', () => {
    const few = { ...options, events: [told[0], told[6], heard[0], heard[1], told[10], heard[5]] as CheckoutEvent[] }
    const paths = getSimplePaths(checkoutMachine, { ...few, toState: (state) => state.matches('confirmed') })
    expect(paths.length).toBeGreaterThan(1)
    for (const { steps, state } of paths) {
      const passed = [...steps.map((step) => nameOf(step.state.value)), nameOf(state.value)]
      expect(['delivery', 'identity', 'review', 'ordering', 'confirmed'].map((name) => passed.includes(name))).not.toContain(false)
    }
  })
})

/** The machine running, with actors that answer when the test says so, at the step that was asked for. */
function run(at: 'delivery' | 'identity' | 'review' | 'ordering' | 'payment' = 'delivery', given: Partial<CheckoutInput> = {}) {
  const { later, ...late } = lateActors()
  const news: (OrderNews | ShippingNews)[] = []
  const confirmed: unknown[] = []
  const machine = checkoutMachine.provide({
    actors: {
      placeOrder: later<OrderAnswer, OrderRequest | null>('placeOrder'),
      confirmPayment: later<unknown, Paying>('confirmPayment'),
      renewPayment: later<OrderPayment, Paying>('renewPayment'),
    },
    actions: { openConfirmation: (_, { answer }) => void confirmed.push(answer) },
  })
  const actor = createActor(machine, { input: { ...input, ...given } })
  actor.on('*', (each) => news.push(each))
  actor.start()
  const walk: readonly CheckoutEvent[] = [
    { type: 'step.submit', cart },
    { type: 'step.submit', cart },
    { type: 'order.submit', cart, ...consent },
  ]
  const places = ['delivery', 'identity', 'review', 'ordering', 'payment']
  for (const event of walk.slice(0, places.indexOf(at))) actor.send(event)
  return {
    ...late,
    news,
    confirmed,
    send: (event: CheckoutEvent) => actor.send(event),
    state: () => checkoutStateOf(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
  }
}

describe('what is missing', () => {
  const fieldsOf = (checkout: ReturnType<typeof run>) => checkout.state().faults.map(({ field }) => field)
  const shown = (given: Partial<StoredCart>, upTo: 'delivery' | 'identity' = 'delivery') => {
    const checkout = run(upTo)
    checkout.send({ type: 'step.submit', cart: { ...cart, ...given } })
    return fieldsOf(checkout)
  }

  it('of delivery: the town, the carrier at a price of today, and the access point where there is one', () => {
    expect(shown({ city: null, carrier: null })).toEqual(['deliveryPostalCode', 'delivery.idCarrier'])
    expect(shown({ shippingPrices: [] })).toEqual(['delivery.idCarrier'])
    expect(shown({ carrier: pickupExample })).toEqual(['delivery.accessPointId'])
    expect(shown({ carrier: pickupExample, accessPoint: accessPointExample })).toEqual([])
  })

  it('of collecting: where, and when', () => {
    const clickAndCollect = { date: null, idAddress: null, idSchedule: null }
    expect(shown({ deliveryType: 'clickAndCollect', clickAndCollect })).toEqual(['delivery.idAddress', 'dateSchedule', 'idSchedule'])
    expect(shown({ deliveryType: 'clickAndCollect', carrier: null, city: null })).toEqual([])
  })

  it('of an order that goes nowhere: nothing but something to order', () => {
    expect(shown({ deliveryType: 'no_delivery', carrier: null, city: null })).toEqual([])
    expect(shown({ deliveryType: 'no_delivery', lines: [] })).toEqual(['products'])
  })

  it('of identity: how to reach the buyer, and the addresses that this order needs', () => {
    const nobody = { firstname: '', lastname: '', address: '', addressPart2: '', postalCode: '', city: '', country: null }
    const blank = { contact: { email: '', phone: '', birthdate: '', message: '' }, address: { shipping: nobody, billing: nobody } }
    const billing = ['firstname', 'lastname', 'address', 'postalCode', 'city', 'country'].map((field) => `address.billing.${field}`)
    const delivery = ['firstname', 'lastname', 'address'].map((field) => `address.delivery.${field}`)
    const user = ['user.email', 'user.phone', 'user.birthdate']
    expect(shown(blank, 'identity')).toEqual([...user, ...delivery, ...billing])
    expect(shown({ ...blank, deliveryType: 'no_delivery' }, 'identity')).toEqual([...user, ...billing])
  })

  it('of a member is only what the account does not know', () => {
    const contact = { email: '', phone: '0639980012', birthdate: '', message: '' }
    const known = run('identity', { buyer: { email: 'ada@example.org', birthdate: '1980-01-31' } })
    known.send({ type: 'step.submit', cart: { ...cart, contact } })
    expect(known.state()).toMatchObject({ step: 'review', isMember: true, faults: [] })
    const young = run('identity', { buyer: { email: 'ada@example.org', birthdate: null } })
    young.send({ type: 'step.submit', cart: { ...cart, contact } })
    expect(fieldsOf(young)).toEqual(['user.birthdate'])
  })

  it('is said in the language of the page, counted, and no longer once it is there', () => {
    const { send, state } = run('identity')
    send({ type: 'step.submit', cart: nameless })
    expect(state()).toMatchObject({ step: 'identity', refusals: 1, message: 'Vérifiez les champs signalés.' })
    expect(state().faults).toEqual([{ field: 'user.email', code: 'REQUIRED', message: 'Ce champ est obligatoire.' }])
    send({ type: 'step.submit', cart })
    expect(state()).toMatchObject({ step: 'review', faults: [], message: null, refusals: 1 })
  })

  it('opens the step on which it is mended, however late it is seen', () => {
    const { send, state, asked } = run('review')
    send({ type: 'order.submit', cart: { ...cart, carrier: null }, ...consent })
    expect(state()).toMatchObject({ step: 'delivery', faults: [{ field: 'delivery.idCarrier' }] })
    expect(asked).toEqual([])
  })
})

describe('ordering', () => {
  it('needs the terms of sale to be accepted', () => {
    const { send, state, asked } = run('review')
    send({ type: 'order.submit', cart, ...consent, saleTermsAccepted: false })
    expect(state().faults).toEqual([{ field: 'saleTermsAccepted', code: 'CONSENT_REQUIRED', message: 'Votre accord est nécessaire.' }])
    expect([state().step, asked]).toEqual(['review', []])
  })

  it('sends what the cart says, once, and empties the cart when it is taken', async () => {
    const { send, state, asked, answer, news, context } = run('ordering')
    send({ type: 'order.submit', cart, ...consent })
    expect(asked.map(({ name }) => name)).toEqual(['placeOrder'])
    expect(asked[0]?.input).toMatchObject({ expectedTotal: 97.5, payment: { method: 'CARD' }, products: [{ id: 31 }, { id: 107 }] })
    expect(state()).toMatchObject({ step: 'review', pending: 'ordering' })
    await answer(byCard)
    expect(news).toEqual([{ type: 'order.place' }])
    expect(state()).toMatchObject({ step: 'payment', pending: null, order, payment: byCard.payment })
    expect([context().cart, context().request]).toEqual([null, null])
  })

  it('by transfer is done when the order is taken', async () => {
    const { state, answer, confirmed } = run('ordering')
    await answer(byTransfer)
    expect(state()).toMatchObject({ step: 'confirmed', order, payment: transfer })
    expect(confirmed).toEqual([byTransfer])
  })

  it('that is refused tells the cart why, and opens the step on which it is mended', async () => {
    const faults = [{ field: 'address.billing.postalCode', code: 'FORMAT', message: 'Ce code postal n’existe pas.' }] as const
    const cases = [
      [slotFull, 'delivery'],
      [minor, 'identity'],
      [outOfStock, 'review'],
      [new OrderRefusal('Vérifiez les champs signalés.', { code: 'VALIDATION_FAILED', faults }), 'identity'],
      [new OrderRefusal('Non.', { faults: [{ ...faults[0], field: 'delivery.accessPointId' }] }), 'delivery'],
      [new OrderRefusal('Non.', { faults: [{ ...faults[0], field: 'message' }] }), 'review'],
      [new Error('Le serveur ne répond pas.'), 'review'],
    ] as const
    for (const [error, step] of cases) {
      const { state, refuse, news } = run('ordering')
      await refuse(error)
      expect(state()).toMatchObject({ step, pending: null, message: error.message, refusals: 1 })
      expect(state().faults).toEqual('faults' in error ? error.faults : [])
      expect(news).toEqual([{ type: 'order.refuse', message: error.message }])
    }
  })

  it('at other fees tells the cart what shipping costs now', async () => {
    const { refuse, news, state } = run('ordering')
    await refuse(new OrderRefusal('Les frais ont changé.', { code: 'FEES_CHANGED', carriers: [pickupExample] }))
    const { city, country } = cart
    expect(news.at(-1)).toEqual({ type: 'shipping.price', prices: [pickupExample], city, country })
    expect(state().step).toBe('delivery')
  })
})

describe('paying', () => {
  const paying = async () => {
    const checkout = run('ordering')
    await checkout.answer(byCard)
    return checkout
  }

  it('ends with the buyer’s bank saying yes', async () => {
    const { send, state, answer, asked, confirmed } = await paying()
    send({ type: 'payment.submit' })
    expect(asked.at(-1)).toMatchObject({ name: 'confirmPayment', input: { answer: byCard, method: 'CARD' } })
    expect(state()).toMatchObject({ step: 'payment', pending: 'confirming' })
    await answer(null)
    expect(state().step).toBe('confirmed')
    expect(confirmed).toEqual([byCard])
  })

  it('that the bank refuses can be tried again, anew or in another way', async () => {
    const { send, state, answer, refuse, asked } = await paying()
    send({ type: 'payment.submit' })
    await refuse(declined)
    expect(state()).toMatchObject({ step: 'payment', pending: null, message: declined.message, refusals: 1 })
    send({ type: 'payment.renew', method: 'SEPA_DEBIT' })
    expect(asked.at(-1)).toMatchObject({ name: 'renewPayment', input: { method: 'SEPA_DEBIT', answer: { order } } })
    expect(state()).toMatchObject({ pending: 'renewing', message: null })
    await answer({ method: 'SEPA_DEBIT', clientSecret: 'pi_3_secret_4' })
    expect(state()).toMatchObject({ step: 'payment', pending: null, payment: { clientSecret: 'pi_3_secret_4' } })
    send({ type: 'payment.renew', method: 'TRANSFER' })
    await refuse('odd')
    expect(state()).toMatchObject({ step: 'payment', message: '' })
    send({ type: 'payment.renew', method: 'TRANSFER' })
    await answer(transfer)
    expect(state()).toMatchObject({ step: 'confirmed', payment: transfer })
  })
})

it('without the app no order is placed', async () => {
  const actor = createActor(checkoutMachine, { input }).start()
  for (const event of [told[0], told[0], told[6]] as CheckoutEvent[]) actor.send(event)
  await new Promise((resolve) => setTimeout(resolve))
  expect(actor.getSnapshot().context.message).toMatch(/the app provides/)
})
