// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { CartEvent, CartState, ShippingEvent, ShippingState } from '#schemas/runtime/block-actors.ts'
import { orderViewExample, type OrderView } from '#schemas/api/shop/order-view.ts'
import type { CheckoutEvent, CheckoutState } from '#schemas/runtime/checkout.ts'
import { smallStagedCart } from '#schemas/runtime/preview-cart.ts'
import { fakeActor } from '#tests/support/blocks/fake-actor.ts'
import { reactPage } from '#tests/support/blocks/react-page.ts'
import { stageView } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

const props = {
  ...{ title: 'Votre commande', catalogueHref: '/produits', cartHref: '/panier', signInHref: '/auth', termsHref: '/sale-terms' },
  ...{ termsVersion: '20/10/2023', offersNoDelivery: true, trackingHref: '/suivi-commande' },
}
const paid: OrderView = { ...orderViewExample, payment: 'PAID', transfer: null }
const collect = { type: 'CLICK_AND_COLLECT', name: null } as const
const slot = { collectDate: '2026-11-28', collectHours: { from: '10:00', to: '12:00' } }
const gone = {
  ...{ carrier: 'Vitivelo', parcels: 1, shippedAt: '2026-11-22T09:00:00Z', deliveredAt: null },
  ...{ tracking: [{ number: '6A1', link: 'https://suivi.example/6A1' }], products: [{ id: 107, quantity: 6 }] },
}
const shipments = [gone]
const arrived = [{ ...gone, deliveredAt: '2026-11-24T09:00:00Z' }]
const givenUp = [{ id: 107, quantity: 6 }]

const states: Partial<CheckoutState> = {
  ...{ step: 'confirmed', pending: null, buyer: null, faults: [], message: null, refusals: 0, quote: null, payment: null, awaited: null },
  order: { reference: orderViewExample.reference, accessToken: 'un-jeton' },
}

const stage = reactPage()

/** The page of an order that was taken, as it is loaded again. */
function open(view: Partial<OrderView> | null, state: Partial<CheckoutState> = {}): void {
  const checkout = fakeActor<CheckoutState, CheckoutEvent>({
    ...(states as CheckoutState),
    view: view && { ...paid, ...view },
    ...state,
  })
  const actors = {
    cart: fakeActor<CartState, CartEvent>(smallStagedCart).actor,
    checkout: checkout.actor,
    shipping: fakeActor<ShippingState, ShippingEvent>({ asked: null, message: null, isUnanswered: false }).actor,
    places: {
      ...{ countries: () => Promise.resolve([]), cities: () => Promise.resolve([]), accessPoints: () => Promise.resolve([]) },
      collectTimes: () => Promise.resolve([]),
    },
    payment: { methods: () => new Promise<never>(() => undefined), mount: () => new Promise<never>(() => undefined) },
  }
  stage.show(stageView(View, { props, data: { places: { addresses: [], total: 0 } }, page: { path: '/commande' }, context: { actors } }))
}

const words = () => document.body.textContent.replace(/[\u00a0\u202f]/g, ' ')
const title = () => document.querySelector('h1')?.textContent
const PROMISE = /La suite|vous livre|dépose le colis|Un e-mail vous (?:confirme|prévient)|vous attend|Nous vous appelons/

it('repeats the data of the order: gift, company number, billing name and content of a box', () => {
  const [line] = orderViewExample.products
  open({
    products: [{ ...line!, contents: [{ name: 'La Pioche 2024', quantity: 3 }] }],
    ...{ gift: { from: 'Ada', message: 'Bon anniversaire' }, purchaseReference: 'BC-42', billedTo: ['Le Comptoir', '5, rue des Lilas'] },
  })
  for (const said of [
    '3 × La Pioche 2024',
    'Cadeau de la part deAda',
    'Mot à joindreBon anniversaire',
    'Référence d’achatBC-42',
    'Facturé àLe Comptoir',
  ])
    expect(words()).toContain(said)
})

it('that cannot be read says where the order is found all the same', () => {
  open(null, { message: 'Ce contenu n’existe pas ou n’existe plus.' })
  expect(words()).toContain('Ce contenu n’existe pas ou n’existe plus.Le lien de votre e-mail de confirmation mène à la commande.')
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['/suivi-commande', '/contact', '/produits']))
})

it('asks a buyer who pays by transfer to open the mailed link, until the address is proved', () => {
  const transfer = {
    method: 'TRANSFER',
    iban: 'FR7630006000011234567890189',
    bic: null,
    label: '2026-000123',
    dueAt: '2026-11-27',
  } as const
  const awaiting = { payment: 'AWAITING_TRANSFER' } as const
  open({ ...awaiting, transfer: { ...transfer, confirmBy: '2026-11-21T01:12:07Z' } })
  expect(words()).toMatch(/ouvrez avant le 21 novembre 2026.*le lien de l’e-mail.*vous seront alors réservées jusqu’au 27 novembre 2026/)
  expect(words()).not.toContain('les bouteilles vous sont réservées jusque-là')
  open({ ...awaiting, transfer })
  expect(words()).toContain('les bouteilles vous sont réservées jusque-là')
  expect(words()).not.toContain('le lien de l’e-mail')
})

describe('the page of an order that is over', () => {
  it.each<[string, Partial<OrderView>, string, string]>([
    ['cancelled by the desk', { fulfilment: 'CANCELLED' }, 'Cette commande est annulée.', 'Votre commande'],
    ['cancelled once paid', { fulfilment: 'CANCELLED' }, 'Ce que vous avez payé vous est rendu dans les quatorze jours.', 'Votre commande'],
    [
      'cancelled, paid back in part',
      { fulfilment: 'CANCELLED', payment: 'PARTLY_REFUNDED' },
      'Le reste de ce que vous avez',
      'Votre commande',
    ],
    ['cancelled and paid back', { fulfilment: 'CANCELLED', payment: 'REFUNDED' }, 'Cette commande est remboursée.', 'Votre commande'],
    ['called off unpaid', { payment: 'CANCELLED' }, 'Cette commande est annulée.', 'Votre commande'],
    ['refused', { payment: 'FAILED', delivery: { type: 'NO_DELIVERY', name: null } }, 'son paiement a été refusé', 'Votre commande'],
    ['expired', { payment: 'EXPIRED', delivery: collect, ...slot }, 'ne nous est pas parvenu à temps', 'Votre commande'],
    ['refunded before it left', { payment: 'REFUNDED' }, 'Cette commande est remboursée.', 'Votre commande'],
    ['refunded on its way', { payment: 'REFUNDED', fulfilment: 'SHIPPED', shipments }, 'Cette commande est remboursée.', 'Votre commande'],
    ['refunded, brought', { payment: 'REFUNDED', fulfilment: 'DELIVERED', shipments: arrived }, 'est remboursée.', 'Votre commande'],
    ['withdrawn from whole', { withdrawal: 'CONFIRMED', givenUp }, 'Votre rétractation est enregistrée.', 'Votre commande'],
    [
      'refunded but for its carriage',
      { payment: 'PARTLY_REFUNDED', givenUp },
      'Une partie de cette commande est remboursée.',
      'Votre commande',
    ],
    ['brought', { fulfilment: 'DELIVERED', shipments: arrived }, 'Livrée', 'Merci de votre commande'],
    [
      'brought by transfer',
      { fulfilment: 'DELIVERED', payment: 'AWAITING_TRANSFER', shipments: arrived },
      'Livrée',
      'Merci de votre commande',
    ],
    ['collected', { fulfilment: 'COLLECTED', delivery: collect, ...slot }, 'Retirée', 'Merci de votre commande'],
  ])('says of one that was %s what has happened, and announces nothing', (_, view, said, heading) => {
    open(view)
    expect(words()).toContain(said)
    expect(words()).not.toMatch(PROMISE)
    expect(words()).toContain('Où en est la commande')
    expect(words()).toContain('Suivre ma commande')
    expect(title()).toBe(heading)
  })
})

describe('the page of an order that goes its way', () => {
  it.each<[string, Partial<OrderView>, RegExp, RegExp]>([
    ['new', {}, /Votre paiement est arrivé.*La suite.*Colissimo vous livre sous 2 à 3 jours.*5, rue des Lilas/, /Expédiée/],
    ['in hand', { fulfilment: 'PREPARING' }, /En préparation.*Colissimo vous livre sous 2 à 3 jours/, /Un e-mail vous confirme/],
    [
      'sent',
      { fulfilment: 'SHIPPED', shipments },
      /Expédiée.*La suite.*Suivre le colis 6A1.*à domicile.*rue des Lilas/,
      /vous livre|e-mail/,
    ],
    [
      'sent in part',
      { fulfilment: 'PREPARING', shipments: [{ ...gone, products: [] }] },
      /En préparation.*Une partie.*6A1/,
      /vous livre|e-mail/,
    ],
    ['ready', { fulfilment: 'READY', delivery: collect, ...slot }, /Prête.*vous attend/, /e-mail vous/],
    ['ready at no time', { fulfilment: 'READY', delivery: collect }, /Prête.*Retrait sur place/, /e-mail vous/],
    ['refunded in part', { payment: 'PARTLY_REFUNDED' }, /Une partie de cette commande est remboursée.*vous livre/, /e-mail vous confirme/],
    ['withdrawn from in words', { isBeingRead: true }, /Votre rétractation est enregistrée/, /vous livre|Votre paiement est arrivé/],
    ['given up on its way', { fulfilment: 'SHIPPED', shipments, withdrawal: 'CONFIRMED', givenUp }, /Expédiée.*rétractation/, /vous livre/],
  ])('says of one that is %s how far it is, and what still comes', (_, view, told, untold) => {
    open(view)
    expect(words()).toMatch(told)
    expect(words()).not.toMatch(untold)
  })
})
