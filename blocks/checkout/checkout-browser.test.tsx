// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartEvent, CartState, ShippingEvent, ShippingState, ShopPlaces } from '#schemas/runtime/block-actors.ts'
import { companyAddresses } from '#schemas/api/content/company.ts'
import { orderDiscount, orderPlace } from '#schemas/api/shop/order-calls.ts'
import { orderGet } from '#schemas/api/shop/order-view.ts'
import type { CheckoutEvent, CheckoutState, PaymentMethod } from '#schemas/runtime/checkout.ts'
import {
  accessPointExample,
  pickupExample,
  shownCartExample,
  shownLineExample as line,
  wholeCartExample,
} from '#tests/support/blocks/cart-examples.ts'
import { fakeActor } from '#tests/support/blocks/fake-actor.ts'
import { reactPage } from '#tests/support/blocks/react-page.ts'
import { stageView } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

const props = {
  ...{ title: 'Votre commande', catalogueHref: '/produits', cartHref: '/panier', signInHref: '/auth', termsHref: '/sale-terms' },
  ...{ termsVersion: '20/10/2023', offersNoDelivery: true, trackingHref: '/suivi-commande' },
}
const totals = { bottles: 6, subtotal: 7500, step: null, code: null, fees: 690, total: 8190, nextStep: null }
const cartAtRest: CartState = { ...shownCartExample, totals }
const atRest: CheckoutState = {
  ...{ step: 'delivery', pending: null, buyer: null, faults: [], message: null, refusals: 0 },
  ...{ quote: null, order: null, payment: null, view: null, awaited: null, unheard: null },
}
const places = companyAddresses.example.data
const [cellar] = places.addresses
const times = [
  { idAddress: cellar?.id ?? 0, date: '2026-12-04', idSchedule: 1, from: '10:00', to: '12:00', left: 3 },
  { idAddress: cellar?.id ?? 0, date: '2026-12-04', idSchedule: 2, from: '15:00', to: '18:00', left: 0 },
]
const france = { id: 1, alphaTwo: 'FR', alphaThree: 'FRA', name: 'France', isServed: true }
const belgium = { id: 2, alphaTwo: 'BE', alphaThree: 'BEL', name: 'Belgique', isServed: true }

const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ')
const body = () => plain(document.body.textContent) ?? ''
const byLabel = (words: string) =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].find((field) =>
    [...(field.labels ?? [])].some((label) => plain(label.textContent)?.startsWith(words)),
  )
const click = (words: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => plain(textContent)?.startsWith(words))
  act(() => found?.click())
}
const stage = reactPage()
let cart: ReturnType<typeof fakeActor<CartState, CartEvent>>
let checkout: ReturnType<typeof fakeActor<CheckoutState, CheckoutEvent>>
let shipping: ReturnType<typeof fakeActor<ShippingState, ShippingEvent>>
const asked: ShopPlaces = {
  countries: () => Promise.resolve([france]),
  cities: (search) => Promise.resolve(search.startsWith('mont') ? [{ postalCode: '34000', name: 'Montpellier' }] : []),
  accessPoints: () => Promise.resolve([accessPointExample]),
  collectTimes: () => Promise.resolve(times),
}
let methods: readonly PaymentMethod[]
const mount = vi.fn<(element: HTMLElement, clientSecret: string) => Promise<() => void>>()

async function open(state: Partial<CheckoutState> = {}, kept: Partial<CartState['kept']> = {}, answers: Partial<ShopPlaces> = {}) {
  cart = fakeActor<CartState, CartEvent>({ ...cartAtRest, kept: { ...wholeCartExample, ...kept } })
  checkout = fakeActor<CheckoutState, CheckoutEvent>({ ...atRest, ...state })
  shipping = fakeActor<ShippingState, ShippingEvent>({ asked: null, message: null, isUnanswered: false })
  const payment = { methods: () => Promise.resolve(methods), mount }
  const actors = {
    ...{ cart: cart.actor, checkout: checkout.actor, shipping: shipping.actor },
    ...{ places: { ...asked, ...answers }, payment },
  }
  const parameters = new Map<string, string>([['SHIPPING_MESSAGE', 'Nos colis partent le mardi.']])
  const page = { path: '/commande' }
  stage.show(stageView(View, { props, data: { places }, page, context: { actors, parameters } }))
  await stage.settle()
}

beforeEach(() => {
  methods = ['CARD', 'TRANSFER']
  mount.mockReset().mockResolvedValue(() => undefined)
})

describe('a shop that can take no payment', () => {
  it('says so before anything is filled in, and asks nothing', async () => {
    methods = []
    await open()
    expect(body()).toContain('Aucune commande ne peut être réglée en ligne ici')
    expect(document.querySelectorAll('form')).toHaveLength(0)
    expect(document.querySelector('main a[href="/contact"]')).not.toBeNull()
  })

  it('offers no transfer where there is no account for it', async () => {
    methods = ['CARD']
    await open({ step: 'review', quote: orderDiscount.example.data })
    expect([...document.querySelectorAll('[name=payment]')].map((radio) => radio.getAttribute('value'))).toEqual(['CARD'])
  })
})

describe('the delivery', () => {
  it('names carriers with their delay and what is paid, under the shop’s own words', async () => {
    await open()
    expect(body()).toContain('Nos colis partent le mardi.')
    expect(body()).toContain('Colissimo Livré sous 2 à 3 jours ouvrés 14,90 €offerte')
    act(() => byLabel('Mondial Relay')?.click())
    expect(cart.told.at(-1)).toEqual({ type: 'carrier.choose', carrier: pickupExample })
  })

  it('finds towns as they are typed, and has shipping priced for the one that is chosen by a key', async () => {
    await open({}, { city: null, carrier: null, shippingPrices: [] })
    const field = byLabel('Code postal')!
    const type = (value: string) =>
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      })
    type('xx')
    await stage.settle()
    expect(body()).toContain('Aucune commune ne commence par « xx ».')
    type('mont')
    await stage.settle()
    expect([...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)).toEqual(['34000 Montpellier'])
    expect(field.getAttribute('aria-expanded')).toBe('true')
    act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })))
    act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
    const country = expect.objectContaining({ alphaTwo: 'FR' }) as unknown
    expect(shipping.told.at(-1)).toEqual({ type: 'place.submit', city: { postalCode: '34000', name: 'Montpellier' }, country })
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })

  it('says that there are too few bottles before an address is given, and only once', async () => {
    await open({}, { city: null, carrier: null, shippingPrices: [] })
    cart.put({ totals: { ...totals, limit: { kind: 'min', bottles: 12, count: 6 } } })
    const words = 'une commande compte au moins 12 bouteilles : votre panier en a 6.'
    expect(body()).toContain(words)
    expect(body()).toContain('Ajoutez 6 bouteilles à votre panier. Voir nos vins')
    shipping.put({ message: 'Une livraison compte au moins 12 bouteilles : votre panier en a 6.' })
    expect(body()).not.toContain(words)
    expect(body()).toContain('Ajoutez 6 bouteilles à votre panier. Voir nos vins')
  })

  it('has shipping priced again where the prices have gone, once', async () => {
    await open({}, { carrier: null, shippingPrices: [] })
    expect(shipping.told).toEqual([{ type: 'place.submit', city: wholeCartExample.city, country: wholeCartExample.country }])
    shipping.put({ message: 'Une livraison compte au moins 6 bouteilles.' })
    expect(document.querySelector('[role=alert]')?.textContent).toContain('au moins 6 bouteilles')
    expect(shipping.told).toHaveLength(1)
  })

  it('asks for a country where there are several, and for a town in words where none are known', async () => {
    await open({}, { city: null, country: null, shippingPrices: [] }, { countries: () => Promise.resolve([belgium, france]) })
    const country = document.querySelector('select')!
    expect(country.value).toBe('1')
    act(() => {
      country.value = '2'
      country.dispatchEvent(new Event('change', { bubbles: true }))
    })
    byLabel('Code postal')!.value = '1000'
    byLabel('Ville')!.value = 'Bruxelles'
    act(() => void byLabel('Ville')!.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect(shipping.told.at(-1)).toMatchObject({ city: { postalCode: '1000', name: 'Bruxelles' }, country: { alphaTwo: 'BE' } })
  })

  it('lists the pickup points of a carrier for a choice, and fetches nothing of a map', async () => {
    await open({}, { carrier: pickupExample })
    expect(body()).toContain('Tabac du Port 9 rue du Port, 75011 Paris')
    act(() => byLabel('Tabac du Port')?.click())
    expect(cart.told.at(-1)).toEqual({ type: 'accessPoint.choose', accessPoint: accessPointExample })
    expect(document.querySelector('[data-acts]')?.textContent).toContain('Voir les points sur une carte')
    expect(document.querySelector('img')).toBeNull()
  })

  it('says of each time to collect how many are left', async () => {
    const clickAndCollect = { idAddress: cellar?.id ?? 0, date: '2026-12-04', idSchedule: null }
    await open({}, { deliveryType: 'clickAndCollect', clickAndCollect })
    expect([...document.querySelectorAll('option')].map(({ textContent }) => textContent)).toContain('vendredi 4 décembre 2026')
    expect(body()).toContain('de 10 h à 12 h 3 places restantes')
    expect(byLabel('de 15 h')?.disabled).toBe(true)
    act(() => byLabel('de 10 h')?.click())
    expect(cart.told.at(-1)).toEqual({ type: 'collection.choose', idSchedule: 1 })
  })

  it('ties each fault to its field until it is mended, and leads to the first', async () => {
    await open({}, { city: null, carrier: null, shippingPrices: [] })
    const faults = [
      { field: 'deliveryPostalCode', code: 'REQUIRED', message: 'Ce champ est obligatoire.' },
      { field: 'delivery.idCarrier', code: 'REQUIRED', message: 'Ce champ est obligatoire.' },
    ] as const
    checkout.put({ faults, message: 'Vérifiez les champs signalés.', refusals: 1 })
    const field = byLabel('Code postal')!
    expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field])
    expect(document.querySelector(`#${field.getAttribute('aria-describedby')?.split(' ').at(-1)}`)?.textContent).toContain('obligatoire')
    cart.put({ kept: wholeCartExample })
    expect([field.getAttribute('aria-invalid'), document.querySelector('[role=alert]')]).toEqual([null, null])
  })
})

describe('the buyer', () => {
  it('needs no account, confirms their age for wine, and may sign in and come back', async () => {
    await open({ step: 'identity' })
    expect(document.querySelector('a[href^="/auth"]')?.getAttribute('href')).toBe('/auth?target=%2Fcommande')
    expect(byLabel('Date de naissance')?.type).toBe('date')
    cart.put({ holdsWine: false })
    expect(byLabel('Date de naissance')).toBeUndefined()
  })

  it('who is signed in is not asked what their account knows', async () => {
    const buyer = { email: 'ada@example.org', firstname: 'Ada', lastname: 'Roy', phone: '+33639980012', birthdate: '1980-01-31' }
    await open({ step: 'identity', buyer })
    expect(body()).toContain('Vous êtes connecté : ada@example.org')
    expect([byLabel('Adresse e-mail'), byLabel('Date de naissance')]).toEqual([undefined, undefined])
  })

  it('is asked for the floor and the intercom only where the order is brought', async () => {
    await open({ step: 'identity' })
    expect(body()).toContain('Étage, interphone')
    cart.put({ kept: { ...wholeCartExample, deliveryType: 'clickAndCollect' } })
    expect(body()).not.toContain('Étage, interphone')
  })

  it('is stored when a field is left; a company and a gift only while they are ticked', async () => {
    await open({ step: 'identity' })
    act(() => byLabel('Je commande pour une entreprise')?.click())
    act(() => byLabel('C’est un cadeau')?.click())
    byLabel('Raison sociale')!.value = 'Le Comptoir'
    byLabel('De la part de')!.value = 'Ada'
    byLabel('Téléphone')!.value = '06 39 98 00 99'
    act(() => void byLabel('Téléphone')!.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    const written = () => cart.told.findLast((event) => event.type === 'contact.write')
    expect(written()).toMatchObject({
      contact: {
        ...{ phone: '06 39 98 00 99', email: 'ada@example.org' },
        company: { name: 'Le Comptoir', siret: '', vatNumber: '', reference: '' },
        gift: { from: 'Ada', message: '' },
      },
    })
    act(() => byLabel('C’est un cadeau')?.click())
    click('Continuer vers la vérification')
    expect(written()).toMatchObject({ contact: { gift: null } })
    expect(checkout.told.at(-1)).toMatchObject({ type: 'step.submit', billedIn: 'FR' })
  })

  it('is billed where the order is brought, unless another address is written', async () => {
    await open(
      { step: 'identity' },
      {
        address: {
          ...wholeCartExample.address,
          billing: { ...wholeCartExample.address.shipping, firstname: '', lastname: '', address: '' },
        },
      },
    )
    click('Continuer vers la vérification')
    const written = () => cart.told.findLast((event) => event.type === 'address.write')
    expect(written()).toMatchObject({
      address: { billing: { address: '5 rue des Lilas', postalCode: '75011', city: 'Paris', country: 1 } },
    })
    act(() => byLabel('Facturer à l’adresse')?.click())
    await stage.settle()
    expect(document.querySelectorAll('[name^=address-billing]')).toHaveLength(7)
  })

  it('names the missing fields of one address once, and those of two addresses twice', async () => {
    const missing = ['delivery', 'billing'].flatMap((kind) =>
      ['firstname', 'address'].map((name) => ({
        field: `address.${kind}.${name}`,
        code: 'REQUIRED' as const,
        message: 'Ce champ est requis.',
      })),
    )
    const { shipping } = wholeCartExample.address
    const blank = { ...shipping, firstname: '', address: '' }
    await open(
      { step: 'identity', faults: missing, message: 'Vérifiez les champs signalés.', refusals: 1 },
      { address: { shipping: blank, billing: { ...blank, postalCode: '75011', city: 'Paris', country: 1 } } },
    )
    const told = () => [...document.querySelectorAll('[role=alert] a')].map((link) => link.getAttribute('href'))
    expect(told()).toHaveLength(2)
    for (const href of told()) expect(document.querySelector(href ?? '')).not.toBeNull()
    act(() => byLabel('Facturer à l’adresse')?.click())
    await stage.settle()
    expect(told()).toHaveLength(4)
  })
})

describe('the last look', () => {
  const quote = { ...orderDiscount.example.data, shippingFees: 6.9, total: 74.4 }
  const review = { step: 'review', quote } as const

  it('shows unit prices, discount, fees, taxes and total, each part with a link to its step', async () => {
    await open(review)
    const cells = [...document.querySelectorAll('tbody tr > *')].map(({ textContent }) => plain(textContent))
    expect(cells).toEqual(['Cuvée A 2021, 75 cl', '12,50 €', '6', '75,00 €'])
    const sums = [...document.querySelectorAll('main form dl')].map(({ textContent }) => plain(textContent))
    expect(sums[0]).toBe('Sous-total75,00 €Livraison6,90 €Code NOEL10−7,50 €Total TTC74,40 €Dont TVA à 20 %11,25 €')
    expect(body()).toContain('Colissimo — Livré sous 2 à 3 jours ouvrés')
    expect(body()).toContain('Ada Roy5 rue des Lilas75011 Paris')
    click('Modifier la livraison')
    click('Modifier les coordonnées')
    expect(checkout.told).toEqual([
      { type: 'step.open', step: 'delivery' },
      { type: 'step.open', step: 'identity' },
    ])
    expect([...document.querySelectorAll('a')].some(({ textContent }) => textContent === 'Modifier les articles')).toBe(true)
  })

  it('names lines with vintage, variant, size and contents, beside the steps and in the review', async () => {
    await open(review)
    const { products } = orderDiscount.example.data
    const magnum = { ...line, variants: ['Bouteille'], capacityMl: 1500 }
    const contents = [
      { idProduct: 30, name: 'Cuvée A 2021', quantity: 2 },
      { idProduct: 31, name: 'Cuvée B', quantity: 1 },
    ]
    const box = { ...line, id: 9, name: 'Coffret', year: null, variants: [], contents }
    cart.put({ lines: [magnum, box] })
    checkout.put({ ...atRest, step: 'review', quote: { ...quote, products: [...products, ...products] } })
    await stage.settle()
    const told = [...document.querySelectorAll('main form tbody th')].map(({ textContent }) => plain(textContent))
    expect(told).toEqual(['Cuvée A 2021, Bouteille, 1,5 L', 'Coffret2 × Cuvée A 20211 × Cuvée B'])
    expect(document.querySelector('main form tbody th ul')?.getAttribute('aria-label')).toBe('Dans ce coffret')
    expect(plain(document.querySelector('aside ul')?.textContent)).toContain('6 × Cuvée A 2021, Bouteille, 1,5 L')
  })

  it('orders by a button with the words of the law, under terms that are not ticked beforehand', async () => {
    await open(review)
    const terms = byLabel('J’ai lu')!
    expect([terms.checked, plain(terms.labels?.[0]?.textContent)]).toEqual([
      false,
      'J’ai lu et j’accepte les conditions générales de vente (nouvel onglet) (version du 20/10/2023)',
    ])
    const button = document.querySelector('button[type=submit]')!
    expect(button.textContent).toBe('Commande avec obligation de paiement')
    click('Commande avec obligation')
    expect(checkout.told.at(-1)).toEqual({ type: 'order.submit', cart: wholeCartExample, method: 'CARD', saleTermsAccepted: false })
    act(() => terms.click())
    act(() => byLabel('Virement')?.click())
    click('Commande avec obligation')
    expect(checkout.told.at(-1)).toMatchObject({ method: 'TRANSFER', saleTermsAccepted: true })
    checkout.put({ pending: 'ordering' })
    click('Commande avec obligation')
    expect(checkout.told).toHaveLength(2)
  })

  it('clears the error of a box once it is ticked, and shows it again once it is not', async () => {
    await open(review)
    const refused = 'Acceptez les conditions générales de vente.'
    checkout.put({ faults: [{ field: 'saleTermsAccepted', code: 'REQUIRED', message: refused }], message: refused, refusals: 1 })
    await stage.settle()
    const terms = () => byLabel('J’ai lu')!
    const said = () => [
      terms().getAttribute('aria-invalid'),
      body().includes(refused),
      document.querySelector('[aria-invalid=true]') !== null,
    ]
    expect(said()).toEqual(['true', true, true])
    act(() => terms().click())
    expect([terms().checked, terms().getAttribute('aria-invalid'), document.querySelector('[aria-invalid=true]')]).toEqual([
      true,
      null,
      null,
    ])
    act(() => terms().click())
    expect(said()).toEqual(['true', true, true])
  })

  it('says that pressing again orders once, when no answer came', async () => {
    await open({ ...review, message: '', refusals: 1 })
    expect(plain(document.querySelector('[role=alert]')?.textContent)).toContain('elle ne le sera qu’une fois')
  })

  it('asks for a carrier again when the cart has changed under it', async () => {
    await open(review, { carrier: null })
    expect(body()).toContain('choisissez de nouveau votre transporteur')
  })
})

describe('an order that was taken', () => {
  const { order, payment } = orderPlace.example.data
  const view = orderGet.example.data

  it('says its number, how to pay it, ready to be copied, what happens next, and all of it again', async () => {
    await open({ step: 'confirmed', order, payment, view })
    expect(document.querySelector('h1')?.textContent).toBe('Merci de votre commande')
    expect(body()).toContain('Commande 2026-000123')
    expect(body()).toContain('FR76 3000 6000 0112 3456 7890 189')
    expect(body()).toContain('Ce virement doit nous parvenir avant le 27 novembre 2026')
    expect(body()).toContain('Colissimo vous livre sous 2 à 3 jours ouvrés')
    const copied: string[] = []
    Object.assign(navigator, { clipboard: { writeText: (text: string) => (copied.push(text), Promise.resolve()) } })
    click('Copier IBAN')
    await stage.settle()
    expect(copied).toEqual(['FR7630006000011234567890189'])
    expect([...document.querySelectorAll('[role=status]')].map(({ textContent }) => plain(textContent))).toContain('IBAN : copié.')
  })

  it('and is collected says where, on which day and between which times', async () => {
    const delivery = { type: 'CLICK_AND_COLLECT', name: null } as const
    const told = { destination: ['Caveau', '1, rue du Chai', '34600 Faugères'], collectDate: '2026-12-04' }
    await open({ step: 'confirmed', order, view: { ...view, ...told, delivery, collectHours: { from: '10:00', to: '12:30' } } })
    expect(body()).toContain('Votre commande vous attend vendredi 4 décembre 2026, de 10 h à 12 h 30.Caveau1, rue du Chai34600 Faugères')
  })

  it('leads to where it is followed, and to its papers once there are some, by its token', async () => {
    const invoice = { kind: 'INVOICE', number: 'F-2026-0001', issuedAt: '2026-11-20T10:00:00Z', total: 67.5 } as const
    await open({ step: 'confirmed', order, view: { ...view, papers: [{ ...invoice, url: '/api/order/2026-000123/invoice' }] } })
    const links = new Map([...document.querySelectorAll('a')].map((link) => [plain(link.textContent), link.getAttribute('href')]))
    expect(links.get('Suivre ma commande')).toBe(`/suivi-commande/2026-000123/${order.accessToken}`)
    expect(links.get('Facture F-2026-0001 (PDF)')).toBe(`/api/order/2026-000123/invoice?token=${order.accessToken}`)
  })

  it('that cannot be read says so, and one that waits for its payment leads to it', async () => {
    await open({ step: 'confirmed', order, message: 'Ce contenu n’existe pas.' })
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Ce contenu n’existe pas.')
    checkout.put({ step: 'confirmed', order, view: { ...view, payment: 'PENDING_PAYMENT', transfer: null } })
    await stage.settle()
    click('Payer par carte bancaire')
    expect(checkout.told.at(-1)).toEqual({ type: 'payment.renew', method: 'CARD' })
  })

  it('waits for the bank, says after a while that the page may be left, then shows the result', async () => {
    const unpaid = { ...view, payment: 'PENDING_PAYMENT' as const, transfer: null }
    await open({ step: 'confirmed', order, view: unpaid, awaited: 'soon' })
    const said = () => plain([...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(' '))
    expect(said()).toContain('Nous attendons la réponse de votre banque.')
    const heading = () => plain(document.querySelector('h1')?.textContent)
    expect(heading()).toBe('Votre commande')
    expect(body()).not.toContain('Payer par')
    checkout.put({ step: 'confirmed', order, view: unpaid, awaited: 'long' })
    await stage.settle()
    expect(said()).toContain('Vous pouvez fermer cette page')
    click('Payer par carte bancaire')
    expect(checkout.told.at(-1)).toEqual({ type: 'payment.renew', method: 'CARD' })
    for (const [standing, words] of [
      [{ payment: 'PAID' }, 'Votre paiement est arrivé.'],
      [{ payment: 'DEBIT_PENDING' }, 'Votre prélèvement est lancé'],
      [{ payment: 'EXPIRED' }, 'son paiement ne nous est pas parvenu'],
      [{ payment: 'FAILED' }, 'son paiement a été refusé'],
      [{ payment: 'CANCELLED', fulfilment: 'CANCELLED' }, 'Cette commande est annulée.'],
    ] as const) {
      checkout.put({ step: 'confirmed', order, awaited: null, view: { ...unpaid, ...standing } })
      expect(body()).toContain(words)
      expect(body()).not.toContain('Payer par')
      expect(heading()).toBe(['PAID', 'DEBIT_PENDING'].includes(standing.payment) ? 'Merci de votre commande' : 'Votre commande')
    }
  })

  it('of a company is confirmed without a form to withdraw; one of a consumer with it', async () => {
    await open({ step: 'confirmed', order, view, awaited: null })
    expect(body()).toContain('le formulaire de rétractation')
    for (const payment of ['AWAITING_TRANSFER', 'PAID'] as const) {
      checkout.put({ step: 'confirmed', order, awaited: null, view: { ...view, payment, isForCompany: true } })
      expect(body()).toContain('avec les conditions de vente.')
      expect(body()).not.toContain('rétractation')
    }
  })

  it('is refused by the bank in words that stand at the form, described by them', async () => {
    const payment = { method: 'CARD', clientSecret: 'pi_1_secret_2' } as const
    await open({ step: 'payment', order, payment, message: 'Votre carte est refusée.', refusals: 1 })
    const form = document.querySelector('[role=group][aria-label="Formulaire de paiement de Stripe"]')
    const said = document.getElementById(form?.getAttribute('aria-describedby') ?? '')
    expect(said?.textContent).toBe('Votre carte est refusée.')
    expect(document.activeElement?.textContent).toBe('Votre carte est refusée.')
    click('Payer ')
    expect(checkout.told.at(-1)).toEqual({ type: 'payment.submit' })
  })

  it('whose form does not come fetches it again, with the same payment', async () => {
    mount.mockRejectedValueOnce(new Error('blocked'))
    await open({ step: 'payment', order, payment: { method: 'CARD', clientSecret: 'pi_1_secret_2' } })
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Le service de paiement ne répond pas')
    click('Réessayer')
    await stage.settle()
    expect([mount.mock.calls.length, document.querySelector('[role=alert]'), checkout.told]).toEqual([2, null, []])
  })

  it('is paid in the provider’s form, fetched only here; if that fails, again or by transfer', async () => {
    const paying = { step: 'payment', order, payment: { method: 'CARD', clientSecret: 'pi_1_secret_2' }, view } as const
    await open(paying)
    expect(mount).toHaveBeenCalledWith(expect.any(HTMLElement), 'pi_1_secret_2')
    click('Payer 67,50')
    expect(checkout.told.at(-1)).toEqual({ type: 'payment.submit' })
    checkout.put({ ...paying, payment: { method: 'CARD', clientSecret: null } })
    await stage.settle()
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Le service de paiement ne répond pas')
    click('Réessayer')
    click('Payer par virement')
    expect(checkout.told.slice(1)).toEqual([
      { type: 'payment.renew', method: 'CARD' },
      { type: 'payment.renew', method: 'TRANSFER' },
    ])
  })
})

it('an empty cart leads back to the shop', async () => {
  await open()
  cart.put({ lines: [] })
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/produits')
})
