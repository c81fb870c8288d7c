// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CartEvent, CartState, ShippingEvent, ShippingState } from '#schemas/block-actors.ts'
import { collectTimes } from '#schemas/api/delivery-calls.ts'
import { companyAddresses } from '#schemas/api/company.ts'
import { orderDiscount } from '#schemas/api/order-calls.ts'
import type { CheckoutEvent, CheckoutState } from '#schemas/checkout.ts'
import { smallStagedCart } from '#schemas/staged-cart.ts'
import { fakeActor } from '#tests/support/fake-actor.ts'
import { stageView } from '#tests/support/view-stage.tsx'
import { View } from './View.tsx'

const places = companyAddresses.example.data
const times = collectTimes.example.data ?? []
const props = {
  ...{ title: 'Votre commande', catalogueHref: '/produits', cartHref: '/panier', signInHref: '/auth', termsHref: '/sale-terms' },
  ...{ termsVersion: '20/10/2023', offersNoDelivery: true, trackingHref: '/suivi-commande' },
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
})
afterEach(() => vi.unstubAllGlobals())

it('the last look at an order that is collected speaks of no delivery', async () => {
  const clickAndCollect = {
    idAddress: places.addresses[0]?.id ?? null,
    date: times[0]?.date ?? null,
    idSchedule: times[0]?.idSchedule ?? null,
  }
  const kept = { ...smallStagedCart.kept, deliveryType: 'clickAndCollect' as const, clickAndCollect }
  const checkout = fakeActor<CheckoutState, CheckoutEvent>({
    ...{ step: 'review', pending: null, buyer: null, faults: [], message: null, refusals: 0 },
    ...{ quote: { ...orderDiscount.example.data, shippingFees: 0 }, order: null, payment: null, view: null, awaited: null },
  })
  const actors = {
    cart: fakeActor<CartState, CartEvent>({ ...smallStagedCart, kept }).actor,
    ...{ checkout: checkout.actor, shipping: fakeActor<ShippingState, ShippingEvent>({ isCalculating: false, message: null }).actor },
    places: {
      ...{ countries: () => Promise.resolve([]), cities: () => Promise.resolve([]), accessPoints: () => Promise.resolve([]) },
      collectTimes: () => Promise.resolve(times),
    },
    payment: { methods: () => Promise.resolve(['TRANSFER' as const]), mount: () => Promise.reject(new Error('Nothing is paid here')) },
  }
  const root = createRoot(document.querySelector('main')!)
  await act(async () => {
    root.render(stageView(View, { props, data: { places }, page: { path: '/commande' }, context: { actors } }))
    await new Promise((resolve) => setTimeout(resolve, 5))
  })
  const form = document.querySelector('main form')
  expect(form?.textContent).toContain('RetraitModifier le retrait')
  expect(form?.textContent).not.toMatch(/livr/i)
  const edit = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Modifier le retrait')
  act(() => edit?.click())
  expect(checkout.told).toEqual([{ type: 'step.open', step: 'delivery' }])
  act(() => root.unmount())
})
