// @vitest-environment jsdom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { CartEvent, CartState, ShippingEvent, ShippingState, ShopPlaces } from '#schemas/runtime/block-actors.ts'
import { companyAddresses } from '#schemas/api/content/company.ts'
import { collectTimes } from '#schemas/api/shop/delivery-calls.ts'
import type { CheckoutEvent, CheckoutState } from '#schemas/runtime/checkout.ts'
import { smallStagedCart } from '#schemas/runtime/preview-cart.ts'
import { fakeActor } from '#tests/support/blocks/fake-actor.ts'
import { reactPage } from '#tests/support/blocks/react-page.ts'
import { stageView } from '#tests/support/blocks/view-stage.tsx'
import { View } from '#blocks/checkout/View.tsx'

const props = {
  ...{ title: 'Votre commande', catalogueHref: '/produits', cartHref: '/panier', signInHref: '/auth', termsHref: '/sale-terms' },
  ...{ termsVersion: '20/10/2023', offersNoDelivery: true, trackingHref: '/suivi-commande' },
}
const delivery: CheckoutState = {
  ...{ step: 'delivery', pending: null, buyer: null, faults: [], message: null, refusals: 0 },
  ...{ quote: null, order: null, payment: null, view: null, awaited: null, unheard: null },
}
const places = companyAddresses.example.data
const noCarrier = [{ field: 'delivery.idCarrier', code: 'REQUIRED', message: 'Ce champ est obligatoire.' }] as const
const { city, country } = smallStagedCart.kept
const place = city && country ? { city, country } : null
const asks = { type: 'place.submit', city, country }
const france = { id: 1, alphaTwo: 'FR', alphaThree: 'FRA', name: 'France', isServed: true }
const answers: ShopPlaces = {
  countries: () => Promise.resolve([france]),
  ...{ cities: () => Promise.resolve([]), accessPoints: () => Promise.resolve([]), collectTimes: () => Promise.resolve([]) },
}

const stage = reactPage()
let cart: ReturnType<typeof fakeActor<CartState, CartEvent>>
let checkout: ReturnType<typeof fakeActor<CheckoutState, CheckoutEvent>>
let shipping: ReturnType<typeof fakeActor<ShippingState, ShippingEvent>>

/** The first step of a checkout whose town is known and priced or not. */
async function open(kept: Partial<CartState['kept']> = { carrier: null, shippingPrices: [] }, shopPlaces: Partial<ShopPlaces> = {}) {
  cart = fakeActor<CartState, CartEvent>({ ...smallStagedCart, kept: { ...smallStagedCart.kept, ...kept } })
  checkout = fakeActor<CheckoutState, CheckoutEvent>(delivery)
  shipping = fakeActor<ShippingState, ShippingEvent>({ asked: null, message: null, isUnanswered: false })
  const payment = { methods: () => Promise.resolve(['TRANSFER' as const]), mount: () => new Promise<never>(() => undefined) }
  const actors = {
    ...{ cart: cart.actor, checkout: checkout.actor, shipping: shipping.actor },
    ...{ places: { ...answers, ...shopPlaces }, payment },
  }
  stage.show(stageView(View, { props, data: { places }, page: { path: '/commande' }, context: { actors } }))
  await stage.settle()
}

const button = (words: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(words))
const click = (words: string) => act(() => button(words)?.click())
const refuse = () => checkout.put({ faults: noCarrier, message: 'Vérifiez les champs signalés.', refusals: 1 })

describe('the prices of shipping', () => {
  it('are requested again after a failure, by a button or the next step, and announced by count', async () => {
    await open()
    shipping.put({ message: 'Le serveur ne répond pas.', isUnanswered: true })
    click('Recalculer les frais de livraison')
    expect(shipping.told).toEqual([asks, asks])
    expect(document.activeElement?.getAttribute('aria-live')).toBe('polite')
    click('Continuer')
    expect(shipping.told).toEqual([asks, asks, asks])
    shipping.put({ asked: place, message: null, isUnanswered: false })
    button('Continuer')?.focus()
    click('Continuer')
    expect(shipping.told).toHaveLength(3)
    expect([button('Continuer')?.getAttribute('aria-disabled'), document.activeElement?.textContent]).toEqual([
      'true',
      'Calcul des frais de livraison…',
    ])
    shipping.put({ asked: null })
    cart.put({ kept: { ...smallStagedCart.kept, carrier: null } })
    expect(document.activeElement?.textContent).toBe('2 transporteurs proposés, livraison offerte.')
    cart.put({
      kept: { ...smallStagedCart.kept, shippingPrices: smallStagedCart.kept.shippingPrices.map((each) => ({ ...each, fdp: 9.9 })) },
    })
    expect(document.activeElement?.textContent).toBe('2 transporteurs proposés, à partir de 9,90\u00a0€.')
  })

  it('of a former town are hidden while those of the chosen one are requested; the step waits', async () => {
    await open({})
    const town = () => document.querySelector<HTMLInputElement>('[role=combobox]')?.value
    const carriers = () => document.querySelectorAll('[name=delivery-idCarrier]').length
    expect([town(), carriers()]).toEqual(['75011 Paris', 2])
    shipping.put({ asked: { city: { postalCode: '59000', name: 'Lille' }, country: france } })
    expect([town(), carriers()]).toEqual(['59000 Lille', 0])
    click('Continuer')
    expect(checkout.told).toEqual([])
    shipping.put({})
    click('Continuer')
    expect(checkout.told).toHaveLength(1)
  })

  it('make no fault of a town that is being asked for', async () => {
    await open({ city: null })
    checkout.put({
      faults: [{ field: 'deliveryPostalCode', code: 'REQUIRED', message: 'Ce champ est obligatoire.' }],
      message: 'Non.',
      refusals: 1,
    })
    expect(document.querySelector('[role=combobox]')?.getAttribute('aria-invalid')).toBe('true')
    shipping.put({ asked: { city: { postalCode: '59000', name: 'Lille' }, country: france } })
    expect([document.querySelector('[aria-invalid=true]'), document.querySelector('form ul a')]).toEqual([null, null])
  })

  it('are not asked again by a button where the shop refuses', async () => {
    await open()
    shipping.put({ message: 'Une livraison compte au moins 6 bouteilles.' })
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Une livraison compte au moins 6')
    expect(button('Recalculer')).toBeUndefined()
  })

  it('are where a missing carrier leads to as long as there are none', async () => {
    await open()
    refuse()
    const [link] = [...document.querySelectorAll<HTMLAnchorElement>('form ul a')]
    expect(link?.textContent).toBe('Transporteur')
    expect(document.querySelector(link?.hash ?? '')?.getAttribute('aria-live')).toBe('polite')
    cart.put({ kept: { ...smallStagedCart.kept, carrier: null } })
    expect(document.querySelector(link?.hash ?? '')?.getAttribute('name')).toBe('delivery-idCarrier')
  })

  it('say beside a missing carrier why there is none to choose', async () => {
    await open()
    shipping.put({ message: 'Une livraison compte au moins 6 bouteilles.' })
    refuse()
    expect(document.querySelector('form ul li')?.textContent).toBe('TransporteurUne livraison compte au moins 6 bouteilles.')
    shipping.put({ message: '', isUnanswered: true })
    expect(document.querySelector('form ul li')?.textContent).not.toContain('obligatoire')
    cart.put({ kept: { ...smallStagedCart.kept, carrier: null } })
    expect(document.querySelector('form ul li')?.textContent).toBe('TransporteurCe champ est obligatoire.')
  })

  it('leave a carrier missing that has none', async () => {
    await open({ shippingPrices: [] })
    refuse()
    expect(document.querySelector('form ul a')?.textContent).toBe('Transporteur')
  })
})

it('requests missing countries again; the button stays until the field takes its focus', async () => {
  let isReached = false
  await open({}, { countries: () => (isReached ? Promise.resolve([france]) : Promise.reject(new Error('unreachable'))) })
  const again = button('Réessayer')!
  again.focus()
  act(() => again.click())
  await stage.settle()
  expect(document.activeElement).toBe(again)
  isReached = true
  act(() => again.click())
  await stage.settle()
  expect(document.activeElement?.getAttribute('role')).toBe('combobox')
})

it('asks again for the countries of a bill that did not come', async () => {
  let isReached = false
  const countries = () => (isReached ? Promise.resolve([france]) : Promise.reject(new Error('unreachable')))
  await open({ deliveryType: 'no_delivery' }, { countries })
  checkout.put({ step: 'identity' })
  await stage.settle()
  const field = () => document.querySelector('select[name=address-billing-country]')
  expect(field()).toBeNull()
  isReached = true
  act(() => button('Réessayer')!.click())
  await stage.settle()
  expect(field()).not.toBeNull()
})

describe('a town that the shop did not tell', () => {
  const montpellier = { postalCode: '34000', name: 'Montpellier' }
  const field = () => document.querySelector<HTMLInputElement>('[role=combobox]')!
  const found = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
  const press = (key: string) => act(() => field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
  const again: readonly [string, () => unknown][] = [
    ['its button', () => click('Réessayer')],
    ['Enter', () => press('Enter')],
  ]

  it.each(again)('is asked for again by %s, with what was typed', async (_, ask) => {
    const cities = vi.fn(() => Promise.resolve([montpellier])).mockRejectedValueOnce(new Error('unreachable'))
    await open({ city: null }, { cities })
    field().focus()
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), 'mont')
      field().dispatchEvent(new Event('input', { bubbles: true }))
    })
    await stage.settle()
    expect(found()).toEqual([])
    act(() => button('Réessayer')?.focus())
    ask()
    await stage.settle()
    expect(cities).toHaveBeenCalledTimes(2)
    expect([field().value, found(), button('Réessayer')]).toEqual(['mont', ['34000 Montpellier'], undefined])
  })
})

it('leads to the missing time at once, also while the free places are requested again', async () => {
  const time = collectTimes.example.data?.[0]
  const clickAndCollect = { idAddress: time?.idAddress ?? null, date: time?.date ?? null, idSchedule: null }
  const answers = [Promise.resolve(collectTimes.example.data), new Promise<never>(() => undefined)]
  await open({ deliveryType: 'clickAndCollect', clickAndCollect }, { collectTimes: () => answers.shift() ?? Promise.reject(new Error()) })
  checkout.put({ faults: [{ field: 'idSchedule', code: 'REQUIRED', message: 'Ce champ est obligatoire.' }], message: 'Non.', refusals: 1 })
  await stage.settle()
  expect([answers.length, document.activeElement?.getAttribute('name')]).toEqual([0, 'idSchedule'])
})

it('names the day of collecting, not yet its time, where none is chosen', async () => {
  const clickAndCollect = { idAddress: places.addresses[0]?.id ?? null, date: null, idSchedule: null }
  await open({ deliveryType: 'clickAndCollect', clickAndCollect })
  checkout.put({ faults: [{ field: 'idSchedule', code: 'REQUIRED', message: 'Ce champ est obligatoire.' }], message: 'Non.', refusals: 1 })
  await stage.settle()
  const link = () => document.querySelector('form ul a')?.textContent
  expect(link()).toBe('Jour du retrait')
  cart.put({
    kept: { ...smallStagedCart.kept, deliveryType: 'clickAndCollect', clickAndCollect: { ...clickAndCollect, date: '2026-12-04' } },
  })
  await stage.settle()
  expect(link()).toBe('Heure du retrait')
})
