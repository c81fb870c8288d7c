// @vitest-environment jsdom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import type { CartEvent, CartState, ShippingEvent, ShippingState } from '#schemas/runtime/block-actors.ts'
import { collectTimes } from '#schemas/api/shop/delivery-calls.ts'
import { companyAddresses } from '#schemas/api/content/company.ts'
import { orderDiscount } from '#schemas/api/shop/order-calls.ts'
import { orderViewExample } from '#schemas/api/shop/order-view.ts'
import type { CheckoutEvent, CheckoutState, PaymentMethod } from '#schemas/runtime/checkout.ts'
import { smallStagedCart } from '#schemas/runtime/preview-cart.ts'
import { fakeActor } from '#tests/support/blocks/fake-actor.ts'
import { reactPage } from '#tests/support/blocks/react-page.ts'
import { stageView } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

const places = companyAddresses.example.data
const times = collectTimes.example.data ?? []
const props = {
  ...{ title: 'Votre commande', catalogueHref: '/produits', cartHref: '/panier', signInHref: '/auth', termsHref: '/sale-terms' },
  ...{ termsVersion: '20/10/2023', offersNoDelivery: true, trackingHref: '/suivi-commande' },
}

const clickAndCollect = {
  idAddress: places.addresses[0]?.id ?? null,
  date: times[0]?.date ?? null,
  idSchedule: times[0]?.idSchedule ?? null,
}
const kept = { ...smallStagedCart.kept, deliveryType: 'clickAndCollect' as const, clickAndCollect }
const review: CheckoutState = {
  ...{ step: 'review', pending: null, buyer: null, faults: [], message: null, refusals: 0 },
  ...{ quote: { ...orderDiscount.example.data, shippingFees: 0 }, order: null, payment: null, view: null, awaited: null, unheard: null },
}

const stage = reactPage()

/** Resolves when the shop answers with its times. */
let answering: Promise<void> = Promise.resolve()

/** The checkout of an order that is collected, at a time for which a transfer comes or not. */
async function open(
  state: Partial<CheckoutState> = {},
  methods: readonly PaymentMethod[] = ['CARD', 'TRANSFER'],
  isSoon = false,
  isSoonForDebit = isSoon,
) {
  const checkout = fakeActor<CheckoutState, CheckoutEvent>({ ...review, ...state })
  const offered = times.map((time) => ({
    ...time,
    ...(isSoon && { takesTransfer: false as const }),
    ...(isSoonForDebit && { takesDebit: false as const }),
  }))
  const actors = {
    cart: fakeActor<CartState, CartEvent>({ ...smallStagedCart, kept }).actor,
    ...{
      checkout: checkout.actor,
      shipping: fakeActor<ShippingState, ShippingEvent>({ asked: null, message: null, isUnanswered: false }).actor,
    },
    places: {
      ...{ countries: () => Promise.resolve([]), cities: () => Promise.resolve([]), accessPoints: () => Promise.resolve([]) },
      collectTimes: () => answering.then(() => offered),
    },
    payment: { methods: () => Promise.resolve(methods), mount: () => new Promise<never>(() => undefined) },
  }
  stage.show(stageView(View, { props, data: { places }, page: { path: '/commande' }, context: { actors } }))
  await stage.settle()
  return checkout
}

const words = () => document.body.textContent.replace(/[\u00a0\u202f]/g, ' ')
const offeredMethods = () => [...document.querySelectorAll<HTMLInputElement>('input[name=payment]')].map(({ value }) => value)
const ways = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

describe('an order that is collected', () => {
  it('is looked at a last time without a word of a delivery', async () => {
    const checkout = await open()
    const form = document.querySelector('main form')
    expect(form?.textContent).toContain('RetraitModifier le retrait')
    expect(form?.textContent).not.toMatch(/livr/i)
    const edit = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Modifier le retrait')
    act(() => edit?.click())
    expect(checkout.told).toEqual([{ type: 'step.open', step: 'delivery' }])
  })

  it('is paid by transfer where one arrives before it, and names the reason where none does', async () => {
    await open()
    expect(offeredMethods()).toEqual(['CARD', 'TRANSFER'])
    expect(words()).toContain('Le virement doit nous parvenir dans les sept jours, et au plus tard la veille du retrait : vos bouteilles')
    expect(words()).not.toContain('trop proche')
    stage.leave()
    await open({}, ['CARD', 'TRANSFER'], true)
    expect(offeredMethods()).toEqual(['CARD'])
    expect(words()).toContain('Le retrait est trop proche pour qu’un virement arrive avant.')
  })

  it('is paid by debit where one settles before it, and names the reason where none does', async () => {
    const all = ['CARD', 'SEPA_DEBIT', 'TRANSFER'] as const
    await open({}, all)
    expect([offeredMethods(), words().includes('trop proche')]).toEqual([all, false])
    stage.leave()
    await open({}, all, false, true)
    expect(offeredMethods()).toEqual(['CARD', 'TRANSFER'])
    expect(words()).toContain('Le retrait est trop proche pour qu’un prélèvement soit réglé avant.')
    stage.leave()
    await open({}, all, true)
    expect(offeredMethods()).toEqual(['CARD'])
    expect(words()).toContain('Le retrait est trop proche pour qu’un virement ou un prélèvement soit réglé avant.')
  })

  it('is paid in the way that was chosen before it was known which ones come in time', async () => {
    let answer = (): void => undefined
    answering = new Promise((resolve) => {
      answer = resolve
    })
    await open({}, ['CARD', 'SEPA_DEBIT', 'TRANSFER'], false, true)
    const transfer = document.querySelector<HTMLInputElement>('input[name=payment][value=TRANSFER]')
    act(() => {
      transfer?.focus()
      transfer?.click()
    })
    answer()
    await stage.settle()
    expect(offeredMethods()).toEqual(['CARD', 'TRANSFER'])
    expect(document.querySelector<HTMLInputElement>('input[name=payment]:checked')?.value).toBe('TRANSFER')
    expect(document.activeElement).toBe(transfer)
  })

  it('at a shop that takes transfers alone has to be collected later', async () => {
    await open({}, ['TRANSFER'], true)
    expect(offeredMethods()).toEqual([])
    expect(words()).toContain('la boutique ne prend pas d’autre paiement : choisissez un jour plus lointain.')
  })

  it('is paid by debit in place of a card only where that is settled before', async () => {
    const order = { reference: '2026-000123', accessToken: 'un-jeton' }
    const paying = { step: 'payment', payment: { method: 'CARD', clientSecret: 'secret' } } as const
    const debit = expect.stringMatching(/prélèvement/) as string
    const methods = ['CARD', 'SEPA_DEBIT'] as const
    await open({ ...paying, order }, methods)
    expect(ways()).toContainEqual(debit)
    await open({ ...paying, order: { ...order, takesDebit: false } }, methods)
    expect(ways()).not.toContainEqual(debit)
    const view = { ...orderViewExample, payment: 'PENDING_PAYMENT', collectDate: '2026-12-04' } as const
    await open({ ...paying, order, view }, methods)
    expect(ways()).toContainEqual(debit)
    await open({ ...paying, order, view: { ...view, takesDebit: false } }, methods)
    expect(ways()).not.toContainEqual(debit)
  })

  it('is paid by transfer in place of a card only where that comes before', async () => {
    const order = { reference: '2026-000123', accessToken: 'un-jeton' }
    const paying = { step: 'payment', payment: { method: 'CARD', clientSecret: 'secret' } } as const
    const transfer = expect.stringMatching(/virement/) as string
    await open({ ...paying, order })
    expect(ways()).toContainEqual(transfer)
    await open({ ...paying, order: { ...order, takesTransfer: false } })
    expect(ways()).not.toContainEqual(transfer)
    const view = { ...orderViewExample, payment: 'PENDING_PAYMENT', collectDate: '2026-12-04' } as const
    await open({ ...paying, order, view: { ...view, takesTransfer: true } })
    expect(ways()).toContainEqual(transfer)
    await open({ ...paying, order, view })
    expect(ways()).not.toContainEqual(transfer)
  })
})
