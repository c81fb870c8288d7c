import { createActor, fromPromise, type StateValue } from 'xstate'
import { getShortestPaths, getSimplePaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { orderDiscount, type QuoteDto } from '#schemas/api/shop/order-calls.ts'
import { orderGet, type OrderView } from '#schemas/api/shop/order-view.ts'
import type { OrderResult, ShippingResult, StoredCart } from '#schemas/runtime/cart.ts'
import type { CheckoutEvent, OrderPayment, OrderRequest, PlacedOrder } from '#schemas/runtime/checkout.ts'
import { accessPointExample, pickupExample, wholeCartExample } from '#tests/support/blocks/cart-examples.ts'
import { lateActors } from '#tests/support/machines/late-actors.ts'
import { machineSteps } from '#tests/support/machines/machine-steps.ts'
import type { CheckoutContext, CheckoutInput, CheckoutMachineEvent, OrderAnswer, PendingPayment } from './checkout-context.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { checkoutStateOf } from './checkout-state.ts'
import { OrderRefusal } from './order-error.ts'

const cart = wholeCartExample
const empty: StoredCart = { ...cart, lines: [] }
const nameless: StoredCart = { ...cart, contact: { ...cart.contact, email: ' ' } }
const consent = { method: 'CARD', saleTermsAccepted: true } as const
const input: CheckoutInput = {
  buyer: null,
  locale: 'fr_FR',
  booksTimes: true,
  today: '2026-11-23',
  placed: null,
  isAwaited: false,
  unheard: null,
  opens: 'delivery',
}
const member = { email: 'ada@example.org', firstname: 'Ada', lastname: 'Roy', phone: null, birthdate: '1980-01-31' }

const order = { reference: '2026-000123', accessToken: 'a1b2' }
const byCard: OrderAnswer = { order, payment: { method: 'CARD', clientSecret: 'pi_1_secret_2' } }
const transfer: OrderPayment = { method: 'TRANSFER', iban: 'FR76…', bic: 'AGRIFRPP', label: '2026-000123', dueAt: '2026-11-27' }
const byTransfer: OrderAnswer = { order, payment: transfer }
const forNothing: OrderAnswer = { order, payment: null }
const quote = { ...orderDiscount.example.data, total: 97.5 }
const view = orderGet.example.data
const unpaid: OrderView = { ...view, payment: 'PENDING_PAYMENT', transfer: null }
const slotFull = new OrderRefusal('Ce créneau est complet.', { code: 'SLOT_FULL' })
const minor = new OrderRefusal('Réservé aux personnes majeures.', { code: 'MINOR' })
const outOfStock = new OrderRefusal('Stock insuffisant.', { code: 'OUT_OF_STOCK' })
const unheard = new OrderRefusal('Connexion perdue.', { code: 'PAYMENT_UNHEARD' })
const over = new OrderRefusal('Cette commande ne se paie plus.', { code: 'ORDER_NOT_PAYABLE' })
const feesChanged = new OrderRefusal('Les frais ont changé.', { code: 'FEES_CHANGED' })
const declined = new Error('Votre banque a refusé le paiement.')

const told: readonly CheckoutEvent[] = [
  ...[cart, empty, nameless].map((shown) => ({ type: 'step.submit', cart: shown }) as const),
  ...(['delivery', 'identity', 'review'] as const).map((step) => ({ type: 'step.open', step }) as const),
  ...[cart, empty, nameless].map((shown) => ({ type: 'order.submit', cart: shown, ...consent }) as const),
  { type: 'order.submit', cart, ...consent, saleTermsAccepted: false },
  { type: 'payment.submit' },
  { type: 'payment.renew', method: 'TRANSFER' },
]
const cartChange = { type: 'cart.change' } as const
const heard = [
  ...[byCard, byTransfer, forNothing].map((output) => ({ type: 'xstate.done.actor.placeOrder', output })),
  ...[slotFull, minor, outOfStock].map((error) => ({ type: 'xstate.error.actor.placeOrder', error })),
  { type: 'xstate.done.actor.confirmPayment', output: null },
  ...[declined, unheard].map((error) => ({ type: 'xstate.error.actor.confirmPayment', error })),
  ...[byCard.payment, transfer, null].map((output) => ({ type: 'xstate.done.actor.renewPayment', output })),
  ...[declined, over].map((error) => ({ type: 'xstate.error.actor.renewPayment', error })),
]
const quoted = { type: 'xstate.done.actor.askQuote', output: quote }
const asides = [
  ...[cartChange, quoted],
  ...[declined, feesChanged].map((error) => ({ type: 'xstate.error.actor.askQuote', error })),
  ...[view, unpaid].map((output) => ({ type: 'xstate.done.actor.readOrder', output })),
  { type: 'xstate.after.untilNextLook.checkout.confirmed.waiting' },
  { type: 'xstate.error.actor.readOrder', error: declined },
]
const events = [...told, ...heard, ...asides] as CheckoutMachineEvent[]

type Shown = { readonly value: StateValue; readonly context: CheckoutContext }
const nameOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) => `${name}.${nameOf(inner ?? '')}`)
        .join()
/** Serialises the parts that distinguish states, without the unbounded number of rejections. */
const serializeState = ({ value, context: { faults, message, answer, quote, view: shown, isAwaited, pressed, shownTotal } }: Shown) =>
  JSON.stringify([
    value,
    faults.map(({ field }) => field),
    message,
    answer?.payment?.method,
    ...[quote === null, shownTotal],
    pressed && [pressed.cart.lines.length, pressed.cart.contact.email, pressed.saleTermsAccepted],
    shown?.payment ?? null,
    isAwaited,
  ])
const options = { events, input, serializeState }
const detailOf = (event: { readonly type: string }): string => {
  const { output, error } = event as { output?: OrderAnswer | OrderPayment | null; error?: OrderRefusal }
  if (error) return ` ${error.code ?? ''}`.trimEnd()
  if (!event.type.endsWith('placeOrder') && !event.type.endsWith('renewPayment')) return ''
  const payment = output && 'payment' in output ? output.payment : output
  return payment ? ` ${payment.method}` : ' nothing'
}

describe('paths of the checkout machine', () => {
  it('reach every state', () => {
    const reached = getShortestPaths(checkoutMachine, options).map(({ state }) => nameOf(state.value))
    expect([...new Set(reached)].sort()).toEqual(
      [
        ...[
          'confirmed.read',
          'confirmed.reading',
          'confirmed.waiting',
          'delivery',
          'identity',
          'ordering',
          'payment.confirming',
          'payment.ready',
        ],
        ...['payment.renewing', 'review.quoted', 'review.quoting'],
      ].sort(),
    )
  })

  it('consist of exactly these transitions', () => {
    const ways = new Set<string>()
    for (const { state, event, nextState } of machineSteps(checkoutMachine, options)) {
      const [from, to] = [nameOf(state.value), nameOf(nextState.value)]
      if (from !== to) ways.add(`${from} → ${event.type.replace(/^xstate\.(done|error)\.actor\./, '$1 ')}${detailOf(event)} → ${to}`)
    }
    expect([...ways].sort()).toEqual(
      [
        ...['delivery → step.submit → identity', 'identity → step.submit → review.quoting', 'identity → step.submit → delivery'],
        'identity → step.open → delivery',
        ...['review.quoting', 'review.quoted'].flatMap((from) => [
          ...[`${from} → step.open → delivery`, `${from} → step.open → identity`],
          ...[`${from} → order.submit → ordering`, `${from} → order.submit → delivery`, `${from} → order.submit → identity`],
        ]),
        ...['review.quoting → done askQuote → review.quoted', 'review.quoting → error askQuote → review.quoted'],
        'review.quoting → error askQuote FEES_CHANGED → delivery',
        // The price is requested again.
        ...['review.quoted → step.open → review.quoting', 'review.quoted → order.submit → review.quoting'],
        'review.quoted → cart.change → review.quoting',
        // A pressed event is handled at the price that was shown.
        ...['ordering', 'delivery', 'identity'].map((to) => `review.quoting → done askQuote → ${to}`),
        ...['ordering → done placeOrder CARD → payment.ready', 'ordering → done placeOrder TRANSFER → confirmed.reading'],
        'ordering → done placeOrder nothing → confirmed.reading',
        ...['ordering → error placeOrder SLOT_FULL → delivery', 'ordering → error placeOrder MINOR → identity'],
        'ordering → error placeOrder OUT_OF_STOCK → review.quoting',
        ...['confirmed.reading → done readOrder → confirmed.read', 'confirmed.reading → error readOrder → confirmed.read'],
        ...['confirmed.reading → done readOrder → confirmed.waiting', 'confirmed.reading → error readOrder → confirmed.waiting'],
        'confirmed.waiting → xstate.after.untilNextLook.checkout.confirmed.waiting → confirmed.reading',
        ...['confirmed.read → payment.renew → payment.renewing', 'confirmed.waiting → payment.renew → payment.renewing'],
        ...['payment.ready → payment.submit → payment.confirming', 'payment.ready → payment.renew → payment.renewing'],
        ...['payment.confirming → done confirmPayment → confirmed.reading', 'payment.confirming → error confirmPayment → payment.ready'],
        ...[
          'payment.renewing → done renewPayment CARD → payment.ready',
          'payment.renewing → done renewPayment TRANSFER → confirmed.reading',
        ],
        'payment.renewing → done renewPayment nothing → confirmed.reading',
        'payment.confirming → error confirmPayment PAYMENT_UNHEARD → confirmed.reading',
        'payment.renewing → error renewPayment → payment.ready',
        'payment.renewing → error renewPayment ORDER_NOT_PAYABLE → confirmed.reading',
      ].sort(),
    )
  })

  it('reach an order only over delivery, identity and review', () => {
    const few = { ...options, events: [told[0], told[6], quoted, heard[0], heard[1], told[10], heard[6]] as CheckoutEvent[] }
    const paths = getSimplePaths(checkoutMachine, { ...few, toState: (state) => state.matches('confirmed') })
    expect(paths.length).toBeGreaterThan(1)
    for (const { steps, state } of paths) {
      const passed = [...steps.map((step) => nameOf(step.state.value)), nameOf(state.value)]
      const needed = ['delivery', 'identity', 'review.quoted', 'ordering', 'confirmed.reading']
      expect(needed.map((name) => passed.includes(name))).not.toContain(false)
    }
  })
})

/** Runs the machine up to a step, with actors that the test resolves. */
function run(at: 'delivery' | 'identity' | 'review' | 'ordering' | 'payment' = 'delivery', given: Partial<CheckoutInput> = {}) {
  const { later, ...late } = lateActors()
  const news: (OrderResult | ShippingResult)[] = []
  const confirmed: unknown[] = []
  const machine = checkoutMachine.provide({
    actors: {
      placeOrder: later<OrderAnswer, OrderRequest | null>('placeOrder'),
      confirmPayment: later<unknown, PendingPayment>('confirmPayment'),
      renewPayment: later<OrderPayment | null, PendingPayment>('renewPayment'),
      // The test sends quotes as events, so the actor never resolves.
      askQuote: fromPromise<QuoteDto | null>(() => new Promise(() => undefined)),
      readOrder: later<OrderView, PlacedOrder | null>('readOrder'),
    },
    actions: { nameOrder: (_, { answer }) => void confirmed.push(answer) },
  })
  const actor = createActor(machine, { input: { ...input, ...given } })
  actor.on('*', (each) => news.push(each))
  actor.start()
  const walk: readonly (readonly CheckoutMachineEvent[])[] = [
    [{ type: 'step.submit', cart }],
    [{ type: 'step.submit', cart }, quoted as unknown as CheckoutMachineEvent],
    [{ type: 'order.submit', cart, ...consent }],
  ]
  const places = ['delivery', 'identity', 'review', 'ordering', 'payment']
  for (const event of walk.slice(0, places.indexOf(at)).flat()) actor.send(event)
  return {
    ...late,
    news,
    confirmed,
    send: (event: CheckoutMachineEvent) => actor.send(event),
    hear: (event: { readonly type: string }) => actor.send(event as CheckoutMachineEvent),
    state: () => checkoutStateOf(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
  }
}

describe('missing fields', () => {
  const fieldsOf = (checkout: ReturnType<typeof run>) => checkout.state().faults.map(({ field }) => field)
  const shown = (given: Partial<StoredCart>, upTo: 'delivery' | 'identity' = 'delivery') => {
    const checkout = run(upTo)
    checkout.send({ type: 'step.submit', cart: { ...cart, ...given } })
    return fieldsOf(checkout)
  }

  it('of delivery are the town, a carrier with a present price, and the access point', () => {
    expect(shown({ city: null, carrier: null })).toEqual(['deliveryPostalCode'])
    expect(shown({ shippingPrices: [] })).toEqual(['delivery.idCarrier'])
    expect(shown({ carrier: pickupExample })).toEqual(['delivery.accessPointId'])
    expect(shown({ carrier: pickupExample, accessPoint: accessPointExample })).toEqual([])
  })

  it('of click and collect are the address and the window', () => {
    const clickAndCollect = { date: null, idAddress: null, idSchedule: null }
    expect(shown({ deliveryType: 'clickAndCollect', clickAndCollect })).toEqual(['delivery.idAddress', 'idSchedule'])
    expect(shown({ deliveryType: 'clickAndCollect', carrier: null, city: null })).toEqual([])
  })

  it('without delivery are the products only', () => {
    expect(shown({ deliveryType: 'no_delivery', carrier: null, city: null })).toEqual([])
    expect(shown({ deliveryType: 'no_delivery', lines: [] })).toEqual(['products'])
  })

  it('of identity are the contact and the addresses that the order needs', () => {
    const nobody = { firstname: '', lastname: '', address: '', addressPart2: '', postalCode: '', city: '', country: null }
    const blank = {
      contact: { email: '', phone: '', birthdate: '', message: '', company: null, gift: null },
      address: { shipping: nobody, billing: nobody },
    }
    const billing = ['firstname', 'lastname', 'address', 'postalCode', 'city', 'country'].map((field) => `address.billing.${field}`)
    const delivery = ['firstname', 'lastname', 'address'].map((field) => `address.delivery.${field}`)
    const user = ['user.email', 'user.phone', 'user.birthdate']
    expect(shown(blank, 'identity')).toEqual([...user, ...delivery, ...billing])
    expect(shown({ ...blank, deliveryType: 'no_delivery' }, 'identity')).toEqual([...user, ...billing])
  })

  it('of a member are those that the account lacks', () => {
    const contact = { email: '', phone: '0639980012', birthdate: '', message: '', company: null, gift: null }
    const known = run('identity', { buyer: member })
    known.send({ type: 'step.submit', cart: { ...cart, contact } })
    expect(known.state()).toMatchObject({ step: 'review', buyer: member, faults: [] })
    const young = run('identity', { buyer: { ...member, birthdate: null } })
    young.send({ type: 'step.submit', cart: { ...cart, contact } })
    expect(fieldsOf(young)).toEqual(['user.birthdate'])
  })

  it('of a company and a gift are their names; invalid company numbers are reported', () => {
    const company = { name: ' ', siret: '732 829 320 00075', vatNumber: 'FR 00 732829320', reference: '' }
    const odd = { contact: { ...cart.contact, company, gift: { message: 'Bravo', from: '' } } }
    expect(shown(odd, 'identity')).toEqual(['company.name', 'gift.from', 'company.siret', 'company.vatNumber'])
    const right = { name: 'Le Comptoir', siret: '732 829 320 00074', vatNumber: '', reference: '' }
    expect(shown({ contact: { ...cart.contact, company: right } }, 'identity')).toEqual([])
  })

  it('do not include a pickup window when none is booked', () => {
    const checkout = run('delivery', { booksTimes: false })
    const clickAndCollect = { date: null, idAddress: 4, idSchedule: null }
    checkout.send({ type: 'step.submit', cart: { ...cart, deliveryType: 'clickAndCollect', clickAndCollect } })
    expect(checkout.state().step).toBe('identity')
  })

  it('are reported in the locale of the page until they are filled in', () => {
    const { send, state } = run('identity')
    send({ type: 'step.submit', cart: nameless })
    expect(state()).toMatchObject({ step: 'identity', refusals: 1, message: 'Vérifiez les champs signalés.' })
    expect(state().faults).toEqual([{ field: 'user.email', code: 'REQUIRED', message: 'Ce champ est obligatoire.' }])
    send({ type: 'step.submit', cart })
    expect(state()).toMatchObject({ step: 'review', faults: [], message: null, refusals: 1 })
  })

  it('open the step that contains them, also from a later step', () => {
    const { send, state, asked } = run('review')
    send({ type: 'order.submit', cart: { ...cart, carrier: null }, ...consent })
    expect(state()).toMatchObject({ step: 'delivery', faults: [{ field: 'delivery.idCarrier' }] })
    expect(asked).toEqual([])
  })
})

describe('ordering', () => {
  it('requires the consent to the terms of sale', () => {
    const { send, state, asked } = run('review')
    send({ type: 'order.submit', cart, ...consent, saleTermsAccepted: false })
    expect(state().faults).toEqual([{ field: 'saleTermsAccepted', code: 'CONSENT_REQUIRED', message: 'Votre accord est nécessaire.' }])
    expect([state().step, asked]).toEqual(['review', []])
  })

  it('sends the cart once, and empties it when the order is placed', async () => {
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

  it('by bank transfer is confirmed when the order is placed', async () => {
    const { state, answer, confirmed } = run('ordering')
    await answer(byTransfer)
    expect(state()).toMatchObject({ step: 'confirmed', order, payment: transfer })
    expect(confirmed).toEqual([byTransfer])
  })

  it('shows the quote of the shop, and requests it again after a change of the cart', () => {
    const { send, hear, state } = run('review')
    expect(state()).toMatchObject({ step: 'review', pending: null, quote })
    send({ type: 'cart.change' })
    expect(state()).toMatchObject({ pending: 'quoting', quote })
    hear({ ...quoted, output: { ...quote, total: 80 } } as { readonly type: string })
    expect(state()).toMatchObject({ pending: null, quote: { total: 80 } })
  })

  it('without a price requests one instead of ordering', () => {
    const { send, hear, state, asked } = run('identity')
    send({ type: 'step.submit', cart })
    send({ type: 'order.submit', cart, ...consent })
    hear({ type: 'xstate.error.actor.askQuote', error: declined } as { readonly type: string })
    expect(state()).toMatchObject({ step: 'review', pending: null, quote: null, message: declined.message, refusals: 1 })
    send({ type: 'order.submit', cart, ...consent })
    expect(state()).toMatchObject({ pending: 'quoting', message: null })
    expect(asked).toEqual([])
  })

  it('drops the old price when the quote fails', () => {
    const { send, hear, state, asked } = run('review')
    send({ type: 'cart.change' })
    hear({ type: 'xstate.error.actor.askQuote', error: declined } as { readonly type: string })
    expect(state()).toMatchObject({ step: 'review', quote: null, message: declined.message })
    send({ type: 'order.submit', cart, ...consent })
    expect([state().pending, asked]).toEqual(['quoting', []])
  })

  const { city, country } = cart
  const place = city && country && { city, country }
  it.each([
    ['FEES_CHANGED', [pickupExample], ['delivery.idCarrier'], { type: 'shipping.price', prices: [pickupExample], city, country }],
    ['NO_CARRIER', null, ['deliveryPostalCode'], { type: 'shipping.fail', city, country }],
    ['MIN_BOTTLES', null, [], { type: 'shipping.fail', city, country }],
  ])('reopens the delivery step when the quote is rejected: %s', (code, carriers, fields, told) => {
    const { send, hear, state, news } = run('review')
    send({ type: 'cart.change' })
    const error = new OrderRefusal('Choisissez de nouveau.', { code, carriers, place })
    hear({ type: 'xstate.error.actor.askQuote', error } as { readonly type: string })
    expect(state()).toMatchObject({ step: 'delivery', pending: null, quote: null, message: 'Choisissez de nouveau.', refusals: 1 })
    expect(state().faults.map(({ field }) => field)).toEqual(fields)
    expect(news).toEqual([told])
  })

  it('without a payment due is confirmed when the order is placed', async () => {
    const { state, answer } = run('ordering')
    await answer(forNothing)
    expect(state()).toMatchObject({ step: 'confirmed', order, payment: null })
  })

  it('that is rejected informs the cart and opens the step of the error', async () => {
    const faults = [{ field: 'address.billing.postalCode', code: 'FORMAT', message: 'Ce code postal n’existe pas.' }] as const
    const about = (field: string, { message }: Error) => [{ field, code: 'OPTION', message }]
    const cases = [
      // A field of another delivery mode is reported for the whole form.
      [slotFull, 'delivery', about('', slotFull)],
      [minor, 'identity', about('user.birthdate', minor)],
      [new OrderRefusal('Six au moins.', { code: 'MIN_BOTTLES' }), 'delivery'],
      [outOfStock, 'review'],
      [new OrderRefusal('Vérifiez les champs signalés.', { code: 'VALIDATION_FAILED', faults }), 'identity'],
      [new OrderRefusal('Non.', { faults: [{ ...faults[0], field: 'delivery.idCarrier' }] }), 'delivery'],
      [new OrderRefusal('Non.', { faults: [{ ...faults[0], field: 'message' }] }), 'identity'],
      [new OrderRefusal('Non.', { faults: [{ ...faults[0], field: 'discount' }] }), 'review', [{ ...faults[0], field: '' }]],
      [new Error('Le serveur ne répond pas.'), 'review'],
    ] as const
    for (const [error, step, said] of cases) {
      const { state, refuse, news } = run('ordering')
      await refuse(error)
      expect(state()).toMatchObject({ step, pending: step === 'review' ? 'quoting' : null, message: error.message, refusals: 1 })
      expect(state().faults).toEqual(said ?? ('faults' in error ? error.faults : []))
      expect(news).toEqual([{ type: 'order.refuse', message: error.message }])
    }
  })

  it('with changed fees sends the new shipping prices to the cart', async () => {
    const { refuse, news, state } = run('ordering')
    await refuse(new OrderRefusal('Les frais ont changé.', { code: 'FEES_CHANGED', carriers: [pickupExample] }))
    const { city, country } = cart
    expect(news.at(-1)).toEqual({ type: 'shipping.price', prices: [pickupExample], city, country })
    expect(state().step).toBe('delivery')
  })

  it('with a changed price returns to the review, and orders only when submitted again', async () => {
    const { refuse, hear, state, asked, send, news } = run('ordering')
    const shownTotal = (asked.at(-1)?.input as OrderRequest).expectedTotal
    expect(shownTotal).toBe(quote.total)
    await refuse(new OrderRefusal('Le prix a changé\u00a0: le total est maintenant de 105,00\u00a0€.', { code: 'PRICE_CHANGED' }))
    expect(state()).toMatchObject({ step: 'review', pending: 'quoting', faults: [], refusals: 1 })
    expect(state().message).toContain('105,00')
    expect(news).toMatchObject([{ type: 'order.refuse' }])
    const orders = asked.length
    hear({ type: 'xstate.done.actor.askQuote', output: { ...quote, total: 105 } } as { readonly type: string })
    expect(state()).toMatchObject({ step: 'review', pending: null, quote: { total: 105 } })
    expect(asked).toHaveLength(orders)
    expect(state().message).toContain('105,00')
    send({ type: 'order.submit', cart, ...consent })
    expect(asked.at(-1)).toMatchObject({ name: 'placeOrder', input: { expectedTotal: 105 } })
    expect(state().message).toBeNull()
  })
})

describe('paying', () => {
  const paying = async () => {
    const checkout = run('ordering')
    await checkout.answer(byCard)
    return checkout
  }

  it('ends when the bank confirms the payment', async () => {
    const { send, state, answer, asked, confirmed } = await paying()
    send({ type: 'payment.submit' })
    expect(asked.at(-1)).toMatchObject({ name: 'confirmPayment', input: { answer: byCard, method: 'CARD' } })
    expect(state()).toMatchObject({ step: 'payment', pending: 'confirming' })
    await answer(null)
    expect(state().step).toBe('confirmed')
    expect(confirmed).toEqual([byCard, byCard])
  })

  it('can be retried with the same or another method after a rejection', async () => {
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

describe('placed order', () => {
  it('is loaded from the shop, also after a reload', async () => {
    const { state, asked, answer, news, confirmed } = run('delivery', { placed: order })
    expect(state()).toMatchObject({ step: 'confirmed', pending: 'reading', order, payment: null, view: null })
    expect(asked).toMatchObject([{ name: 'readOrder', input: order }])
    await answer(view)
    expect(state()).toMatchObject({ pending: null, view })
    expect([news, confirmed]).toEqual([[], [{ order, payment: null }]])
  })

  it('that cannot be loaded reports the error and can be paid', async () => {
    const { state, refuse, send, asked } = run('delivery', { placed: order })
    await refuse(new OrderRefusal('Ce contenu n’existe pas.'))
    expect(state()).toMatchObject({ step: 'confirmed', message: 'Ce contenu n’existe pas.', view: null })
    send({ type: 'payment.renew', method: 'CARD' })
    expect(asked.at(-1)).toMatchObject({ name: 'renewPayment', input: { method: 'CARD', answer: { order } } })
  })
})

it('places no order without the actors of the app', async () => {
  const actor = createActor(checkoutMachine, { input }).start()
  for (const event of [told[0], told[0], quoted, told[6]] as CheckoutEvent[]) actor.send(event)
  await new Promise((resolve) => setTimeout(resolve))
  expect(actor.getSnapshot().context.message).toMatch(/the app provides/)
})

it.each(['identity', 'review'] as const)('does not open %s from identity, only earlier steps', (step) => {
  const actor = createActor(checkoutMachine, { input }).start()
  actor.send({ type: 'step.submit', cart })
  expect(actor.getSnapshot().value).toBe('identity')
  actor.send({ type: 'step.open', step })
  expect(actor.getSnapshot().value).toBe('identity')
  actor.send({ type: 'step.open', step: 'delivery' })
  expect(actor.getSnapshot().value).toBe('delivery')
})
