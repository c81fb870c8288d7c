// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { orderDiscount, orderPlace } from '#schemas/api/shop/order-calls.ts'
import { orderGet } from '#schemas/api/shop/order-view.ts'
import { userExample } from '#schemas/api/people/user.ts'
import { emptyCart } from '#machines/cart/parse-stored-cart.ts'
import { createCaller } from '#api-client/transport/caller.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { writeShopRules } from '#domain/shop/orders/serialise-rules.ts'
import {
  carrierExample,
  noShopRules,
  pickupExample,
  placeExample,
  wholeCartExample,
  wineExample,
} from '#tests/support/blocks/cart-examples.ts'
import { createMemoryValues } from '#site/preview/trial/memory-values.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { turns } from '#tests/support/turns.ts'
import { CHECKOUT_STARTED } from '#site/site-events.ts'
import { createCheckoutActors } from './checkout-actors.ts'
import type { CheckoutMemory } from './checkout-memory.ts'
import { startShop } from './shop-actors.ts'

const unreachable = 'Le serveur ne répond pas.'
const placed = orderPlace.example.data
const named = `#commande=${placed.order.reference}.${placed.order.accessToken}`
const guest = { ...wholeCartExample.contact, email: 'ada@example.org' }

/** The digests under way: the key of an order is computed in another thread. */
const digests = new Set<Promise<unknown>>()
beforeEach(() => {
  const digest = crypto.subtle.digest.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'digest').mockImplementation((...given) => {
    const made = digest(...given)
    digests.add(made)
    return made
  })
})

async function turn(): Promise<void> {
  await turns()
  for (const digest of digests) {
    await digest
    digests.delete(digest)
    await turns()
  }
}

/** A shop with responses by the name of the call. */
async function open(answers: Record<string, unknown> = {}, memory?: CheckoutMemory) {
  const asked: { readonly name: string; readonly body?: unknown; readonly key?: string | undefined }[] = []
  const usual: Readonly<Record<string, unknown>> = {
    'shop.rules': writeShopRules(noShopRules),
    'stock.quantities': [],
    'order.discount': orderDiscount.example.data,
    'order.place': placed,
    'order.get': orderGet.example.data,
    'shipping.fees': [pickupExample],
  }
  const answer = (name: string) => {
    const said = name in answers ? answers[name] : usual[name]
    return said instanceof Error ? Promise.reject(said) : Promise.resolve(said ?? null)
  }
  const silent = createCaller({ base: '/api', locale: () => 'fr_FR' })
  const caller = {
    ...silent,
    call: ((name: string) => (asked.push({ name }), answer(name))) as typeof silent.call,
    act: ((name: string, { body, key }: { body?: unknown; key?: string }) => (
      asked.push({ name, body, key }),
      answer(name)
    )) as typeof silent.act,
  }
  const told: [string, string][] = []
  const parts = {
    caller,
    idSite: () => 38,
    locale: () => 'fr_FR',
    notify: (...said: [kind: string, text: string]) => void told.push(said),
    takeBack: () => undefined,
    open: () => undefined,
    unreachable,
    unconfirmed: () => '',
    notKept: () => '',
  }
  const shop = startShop(parts, memory && createMemoryValues())
  const actors = await createCheckoutActors(shop, { ...parts, target: null, home: '/', localPath: (url) => url }, memory)
  const { cart, checkout, shipping, payment } = { ...shop.actors, ...actors } as Required<typeof actors>
  const settle = async () => {
    await turn()
    await waitUntil(() => expect(checkout.getState().pending).toBeNull())
    await turn()
  }
  return { asked, told, cart, checkout, shipping, payment, settle, places: actors.places }
}

type Shop = Awaited<ReturnType<typeof open>>

/** Takes a guest to the last step with a pickup. */
async function toReview({ cart, checkout, settle }: Shop): Promise<void> {
  cart.send({ type: 'line.add', product: wineExample(31), declinationId: null, quantity: 2 })
  cart.send({ type: 'delivery.choose', deliveryType: 'no_delivery' })
  cart.send({ type: 'contact.write', contact: guest })
  cart.send({ type: 'address.write', address: wholeCartExample.address })
  for (let step = 0; step < 2; step++) checkout.send({ type: 'step.submit', cart: cart.getState().kept })
  await settle()
}

/** Takes a guest to the last step with a delivery by carrier. */
async function toReviewByCarrier(shop: Shop): Promise<void> {
  const { cart, checkout, shipping, settle } = shop
  cart.send({ type: 'line.add', product: wineExample(31), declinationId: null, quantity: 2 })
  shipping.send({ type: 'place.submit', ...placeExample })
  await settle()
  cart.send({ type: 'carrier.choose', carrier: carrierExample })
  cart.send({ type: 'contact.write', contact: guest })
  cart.send({ type: 'address.write', address: wholeCartExample.address })
  for (let step = 0; step < 2; step++) checkout.send({ type: 'step.submit', cart: cart.getState().kept })
  await settle()
}

const order = ({ cart, checkout }: Shop) =>
  checkout.send({ type: 'order.submit', cart: cart.getState().kept, method: 'TRANSFER', saleTermsAccepted: true })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/commande')
})

// Removes listeners of the document, which other test files share.
afterEach(() => document.dispatchEvent(new Event(CHECKOUT_STARTED)))

describe('the checkout of a shop', () => {
  it('shows the quote of the shop, and requests it again when the lines change', async () => {
    const shop = await open()
    await toReview(shop)
    expect(shop.checkout.getState()).toMatchObject({ step: 'review', pending: null, quote: orderDiscount.example.data })
    const quotes = () => shop.asked.filter(({ name }) => name === 'order.discount')
    const delivery = { type: 'NO_DELIVERY' }
    expect(quotes()).toMatchObject([{ body: { products: [{ id: 31, quantity: 2 }], discount: null, delivery } }])
    shop.cart.send({ type: 'line.set', id: 0, quantity: 3 })
    await shop.settle()
    expect(quotes()[1]).toMatchObject({ body: { products: [{ id: 31, quantity: 3 }] } })
  })

  it('requests no quote for an emptied cart', async () => {
    const shop = await open()
    await toReview(shop)
    const asked = shop.asked.length
    shop.cart.send({ type: 'line.remove', id: 0 })
    await shop.settle()
    expect(shop.asked.slice(asked)).toEqual([])
    expect(shop.checkout.getState()).toMatchObject({ step: 'review', pending: null, quote: null, message: null })
    shop.cart.send({ type: 'line.restore' })
    await shop.settle()
    expect(shop.checkout.getState().quote).toEqual(orderDiscount.example.data)
  })

  it('retains the cart and input of a guest or the same member, and nothing of another', async () => {
    const me = (id: number) => ({ 'user.me': { ...userExample, id } })
    const filled = await open()
    await toReview(filled)
    const { lines, contact } = filled.cart.getState().kept
    for (const id of [12, 12]) {
      const { cart, told } = await open(me(id))
      expect(cart.getState().kept).toMatchObject({ lines, contact })
      expect(told).toEqual([])
    }
    sessionStorage.setItem('vitrine.38.cart.sent', '{}')
    const { cart, told } = await open(me(13))
    expect(cart.getState().kept).toEqual(emptyCart)
    expect(told).toEqual([['info', 'Le panier que ce navigateur gardait était celui d’un autre compte\u00a0: il a été vidé.']])
    expect(Object.keys(localStorage).filter((name) => name.startsWith('vitrine.38.cart.') && !name.endsWith('orderKey'))).toEqual([])
    expect(sessionStorage.getItem('vitrine.38.cart.sent')).toBeNull()
  })

  it('requests the choice of a carrier again when its price is no longer available', async () => {
    const cheaper = { ...pickupExample, fdp: 5.9 }
    const data = { code: 'FEES_CHANGED', carriers: [cheaper] }
    const why = new CallError('Les frais de livraison ont changé.', data, { status: 409, body: null })
    const shop = await open({ 'shipping.fees': [carrierExample, pickupExample], 'order.discount': why })
    await toReviewByCarrier(shop)
    const { body } = shop.asked.find(({ name }) => name === 'order.discount') ?? {}
    expect(body).toMatchObject({ delivery: { type: 'DELIVERY', idCarrier: carrierExample.id }, deliveryPostalCode: '75011' })
    const faults = [{ field: 'delivery.idCarrier', code: 'OPTION', message: why.message }]
    expect(shop.checkout.getState()).toMatchObject({ step: 'delivery', pending: null, quote: null, message: why.message, faults })
    expect(shop.cart.getState().kept).toMatchObject({ ...placeExample, carrier: null, shippingPrices: [cheaper] })
  })

  it('clears the price of a carrier when none delivers the cart', async () => {
    const data = { code: 'MIN_BOTTLES', min: 6, count: 2 }
    const why = new CallError('Une livraison compte au moins 6 bouteilles.', data, { status: 422, body: null })
    const shop = await open({ 'shipping.fees': [carrierExample], 'order.discount': why })
    await toReviewByCarrier(shop)
    expect(shop.checkout.getState()).toMatchObject({ step: 'delivery', quote: null, message: why.message })
    expect(shop.cart.getState().kept).toMatchObject({ ...placeExample, shippingPrices: [] })
    shop.checkout.send({ type: 'step.submit', cart: shop.cart.getState().kept })
    expect(shop.checkout.getState()).toMatchObject({ step: 'delivery', faults: [{ field: 'delivery.idCarrier' }] })
  })

  it('loads the payment methods before it is shown, and retries without a response', async () => {
    const publicKey = { publicKey: null, currency: 'eur', country: 'FR', methods: [] }
    const rules = { ...writeShopRules(noShopRules), takesTransfer: true }
    const { payment } = await open({ 'payment.publicKey': publicKey, 'shop.rules': rules })
    expect(payment.methods.known).toEqual(['TRANSFER'])
    expect(await payment.methods()).toEqual(['TRANSFER'])
    const away = await open({ 'payment.publicKey': new TypeError('Failed to fetch') })
    expect(away.payment.methods.known).toBeUndefined()
  })

  it('orders with a key, empties the cart once and puts the order into the URL', async () => {
    const shop = await open()
    await toReview(shop)
    order(shop)
    await shop.settle()
    const sent = shop.asked.find(({ name }) => name === 'order.place')
    expect(sent?.key).toMatch(/^[\w-]{36}$/)
    expect(sent?.body).toMatchObject({ expectedTotal: orderDiscount.example.data.total, delivery: { type: 'NO_DELIVERY' } })
    expect(shop.checkout.getState()).toMatchObject({ step: 'confirmed', payment: placed.payment, view: orderGet.example.data })
    expect([shop.cart.getState().lines, location.hash]).toEqual([[], named])
    const again = await open()
    await again.settle()
    expect(again.checkout.getState()).toMatchObject({ step: 'confirmed', view: orderGet.example.data })
    expect(again.asked.some(({ name }) => name === 'order.place')).toBe(false)
  })

  it('shows a member their own order, whose URL needs no token', async () => {
    history.replaceState(null, '', '/commande#commande=2026-000123')
    const { checkout, settle } = await open()
    await settle()
    expect(checkout.getState()).toMatchObject({ step: 'confirmed', order: { reference: '2026-000123', accessToken: '' } })
    expect(location.hash).toBe('#commande=2026-000123')
  })

  it.each([
    ['succeeded', 'soon'],
    ['processing', 'soon'],
    ['failed', null],
  ])('reads a bank redirect once and removes it from the URL: %s', async (status, awaited) => {
    const unpaid = { ...orderGet.example.data, payment: 'PENDING_PAYMENT' }
    history.replaceState(
      null,
      '',
      `/commande?x=1&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=${status}${named}`,
    )
    const { checkout, settle } = await open({ 'order.get': unpaid })
    await settle()
    expect(checkout.getState()).toMatchObject({ step: 'confirmed', awaited })
    expect(`${location.pathname}${location.search}${location.hash}`).toBe(`/commande?x=1${named}`)
  })

  it('waits for the bank, also after a reload, until the shop has been notified', async () => {
    const unpaid = { ...orderGet.example.data, payment: 'PENDING_PAYMENT' }
    sessionStorage.setItem('vitrine.38.paying', placed.order.reference)
    history.replaceState(null, '', `/commande${named}`)
    const first = await open({ 'order.get': unpaid })
    await first.settle()
    expect(first.checkout.getState().awaited).toBe('soon')
    const then = await open()
    await then.settle()
    expect([then.checkout.getState().awaited, sessionStorage.getItem('vitrine.38.paying')]).toEqual([null, null])
    history.replaceState(null, '', '/commande#commande=2026-000999.jeton')
    sessionStorage.setItem('vitrine.38.paying', placed.order.reference)
    const other = await open({ 'order.get': unpaid })
    await other.settle()
    expect(other.checkout.getState().awaited).toBeNull()
  })

  it('repeats an order without a response under the same key, also after a reload', async () => {
    const shop = await open({ 'order.place': new TypeError('Failed to fetch') })
    await toReview(shop)
    order(shop)
    await shop.settle()
    expect(shop.checkout.getState()).toMatchObject({ step: 'review', message: '' })
    const again = await open()
    for (let step = 0; step < 2; step++) again.checkout.send({ type: 'step.submit', cart: again.cart.getState().kept })
    await again.settle()
    order(again)
    await again.settle()
    const keyOf = ({ asked }: Shop) => asked.find(({ name }) => name === 'order.place')?.key
    expect(keyOf(again)).toBe(keyOf(shop))
    expect(again.checkout.getState().step).toBe('confirmed')
  })

  it.each([
    ['whose answer was lost', new TypeError('Failed to fetch')],
    ['that was refused', new CallError('Stock insuffisant.', { code: 'OUT_OF_STOCK', products: [] }, { status: 409, body: null })],
    ['that was refused for a field', new CallError('Vérifiez.', { code: 'VALIDATION_FAILED', errors: [] }, { status: 422, body: null })],
  ])('retains the key of an order %s: another one for a change, a new one once accepted', async (_, why) => {
    const answers: Record<string, unknown> = { 'order.place': why }
    const shop = await open(answers)
    const { cart, checkout, settle, asked } = shop
    const write = async (message: string) => {
      cart.send({ type: 'contact.write', contact: { ...guest, message } })
      for (let step = 0; step < 2; step++) checkout.send({ type: 'step.submit', cart: cart.getState().kept })
      await settle()
      order(shop)
      await settle()
      return asked.findLast(({ name }) => name === 'order.place')?.key
    }
    await toReview(shop)
    const key = await write('Interphone 12')
    expect(await write('Interphone 12')).toBe(key)
    expect(await write('Interphone 13')).not.toBe(key)
    const seed = localStorage.getItem('vitrine.38.cart.orderKey')
    delete answers['order.place']
    expect(await write('Interphone 12')).toBe(key)
    expect(asked.filter(({ name }) => name === 'order.place')).toHaveLength(4)
    expect(checkout.getState().step).toBe('confirmed')
    expect(localStorage.getItem('vitrine.38.cart.orderKey')).toMatch(/^\{"seed":"[\w-]{36}","keys":\[\]\}$/)
    expect(localStorage.getItem('vitrine.38.cart.orderKey')).not.toBe(seed)
  })

  it('reuses the key for a guest who logs in or edits the address, and renews it on notice', async () => {
    const answers: Record<string, unknown> = { 'order.place': new TypeError('Failed to fetch') }
    const shop = await open(answers)
    const { cart, checkout, settle, asked } = shop
    await toReview(shop)
    const send = async (contact: typeof guest) => {
      cart.send({ type: 'contact.write', contact })
      for (let step = 0; step < 2; step++) checkout.send({ type: 'step.submit', cart: cart.getState().kept })
      await settle()
      order(shop)
      await settle()
      return asked.findLast(({ name }) => name === 'order.place')?.key
    }
    const key = await send(guest)
    const told = 'Un premier envoi a déjà été reçu.'
    answers['order.place'] = new CallError(told, { code: 'IDEMPOTENCY_MISMATCH' }, { status: 422, body: null })
    expect(await send({ ...guest, email: 'lovelace@example.org' })).toBe(key)
    expect(checkout.getState()).toMatchObject({ step: 'review', message: told })
    delete answers['order.place']
    expect(await send({ ...guest, email: 'lovelace@example.org' })).not.toBe(key)
    expect(checkout.getState().step).toBe('confirmed')
  })

  const inProgress = new CallError('Votre demande est déjà en cours.', { code: 'IN_PROGRESS' }, { status: 409, body: null })
  it.each([
    ['no answer came', new TypeError('Failed to fetch')],
    ['it was still under way', inProgress],
    ['the shop had failed', new CallError('Erreur de notre côté.', { code: 'INTERNAL' }, { status: 500, body: null })],
  ])('repeats an order unchanged, also after a reload and a price change: %s', async (_, why) => {
    const shop = await open({ 'order.place': why })
    await toReview(shop)
    order(shop)
    await shop.settle()
    const answers: Record<string, unknown> = { 'order.discount': { ...orderDiscount.example.data, total: 12 } }
    const again = await open(answers)
    for (let step = 0; step < 2; step++) again.checkout.send({ type: 'step.submit', cart: again.cart.getState().kept })
    await again.settle()
    expect(again.checkout.getState()).toMatchObject({ unheard: 'same', quote: { total: 12 } })
    order(again)
    await again.settle()
    const sentBy = ({ asked }: Shop) => asked.find(({ name }) => name === 'order.place')
    expect(sentBy(again)).toEqual(sentBy(shop))
    expect([again.checkout.getState().step, sessionStorage.getItem('vitrine.38.cart.sent')]).toEqual(['confirmed', null])
  })

  const busyMessage = 'Trop de demandes en même temps\u00a0: réessayez dans un moment.'
  const busy = new CallError(busyMessage, { code: 'UNAVAILABLE', reason: 'BUSY' }, { status: 503, body: null })
  it('sends an order to a busy shop again by itself under its key, then shows the refusal', async () => {
    const answers: Record<string, unknown> = { 'order.place': busy }
    const shop = await open(answers)
    await toReview(shop)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const placed = () => shop.asked.filter(({ name }) => name === 'order.place')
    order(shop)
    for (const sends of [1, 2]) {
      await turn()
      expect([placed().length, shop.checkout.getState().pending]).toEqual([sends, 'ordering'])
      vi.runAllTimers()
    }
    vi.useRealTimers()
    await shop.settle()
    expect(shop.checkout.getState()).toMatchObject({ step: 'review', message: busyMessage, unheard: null })
    expect(sessionStorage.getItem('vitrine.38.cart.sent')).toBeNull()
    delete answers['order.place']
    order(shop)
    await shop.settle()
    expect(shop.checkout.getState().step).toBe('confirmed')
    expect([placed().length, new Set(placed().map(({ key }) => key)).size]).toEqual([4, 1])
  })

  const priceChanged = new CallError('Le prix a changé.', { code: 'PRICE_CHANGED' }, { status: 409, body: null })
  it.each([
    ['once it was refused', { 'order.place': priceChanged }, (shop: Shop) => order(shop)],
    ['once its cart was emptied', {}, ({ cart }: Shop) => cart.send({ type: 'line.remove', id: 0 })],
  ])('stores nothing of an order that was sent %s', async (_, answers, act) => {
    const shop = await open({ 'order.place': new TypeError('Failed to fetch') })
    await toReview(shop)
    order(shop)
    await shop.settle()
    expect(sessionStorage.getItem('vitrine.38.cart.sent')).toContain('"products":[{"id":31,"quantity":2}]')
    const then = await open(answers)
    for (let step = 0; step < 2; step++) then.checkout.send({ type: 'step.submit', cart: then.cart.getState().kept })
    await then.settle()
    act(then)
    await then.settle()
    expect([then.checkout.getState().unheard, sessionStorage.getItem('vitrine.38.cart.sent')]).toEqual([null, null])
  })

  it('shows the error of each rejected field, and updates the shipping price', async () => {
    const fault = { field: 'user.phone', code: 'PHONE', message: 'Numéro incomplet.' }
    const response = { status: 422, body: null }
    const refusing = await open({
      'order.place': new CallError('Vérifiez les champs signalés.', { code: 'VALIDATION_FAILED', errors: [fault] }, response),
    })
    await toReview(refusing)
    order(refusing)
    await refusing.settle()
    expect(refusing.checkout.getState()).toMatchObject({ step: 'identity', faults: [fault] })
    expect(refusing.cart.getState().message).toBe('Vérifiez les champs signalés.')
    expect(refusing.asked.at(-1)?.name).not.toBe('order.place')
  })

  it('requests a price for a destination, and shows why there is none', async () => {
    const { cart, shipping, settle } = await open()
    cart.send({ type: 'line.add', product: wineExample(31), declinationId: null, quantity: 2 })
    const { city, country } = wholeCartExample
    if (!city || !country) throw new Error('the example has a place')
    shipping.send({ type: 'place.submit', city, country })
    expect(shipping.getState().asked).toEqual({ city, country })
    await settle()
    expect(cart.getState().kept).toMatchObject({ city, country, shippingPrices: [pickupExample], carrier: null })
    const closed = await open({ 'shipping.fees': new TypeError('Failed to fetch') })
    closed.shipping.send({ type: 'place.submit', city, country })
    await closed.settle()
    expect(closed.shipping.getState()).toEqual({ asked: null, message: unreachable, isUnanswered: true })
    const said = { message: 'Nous ne livrons pas encore dans ce pays.', data: { code: 'COUNTRY_NOT_SERVED' } }
    const refused = await open({ 'shipping.fees': new CallError(said.message, said.data, { status: 409, body: said }) })
    refused.shipping.send({ type: 'place.submit', city, country })
    await refused.settle()
    expect(refused.shipping.getState()).toEqual({ asked: null, message: said.message, isUnanswered: false })
  })

  it('caches found towns, and retries failed requests', async () => {
    const { places, asked } = await open({ 'city.find': [{ postalCode: '75011', name: 'Paris' }], 'country.list': new Error('no') })
    expect(await places?.cities('pari', 1)).toEqual(await places?.cities('pari', 1))
    expect(asked.filter(({ name }) => name === 'city.find')).toHaveLength(1)
    for (let time = 0; time < 2; time++) await expect(places?.countries()).rejects.toThrow('no')
    expect(asked.filter(({ name }) => name === 'country.list')).toHaveLength(2)
  })
})

it('stores nothing and adds no history entry with a storage of its own', async () => {
  const entries = history.length
  const memory = { visits: createMemoryValues(), tab: createMemoryValues(), cart: createMemoryValues(), hasHistory: false }
  const shop = await open({ 'order.place': new CallError('Non.', { code: 'TRIAL' }, { status: 403, body: null }) }, memory)
  await toReview(shop)
  order(shop)
  await shop.settle()
  expect(shop.checkout.getState().step).toBe('review')
  expect([localStorage.length, sessionStorage.length, history.length, history.state]).toEqual([0, 0, entries, null])
})
