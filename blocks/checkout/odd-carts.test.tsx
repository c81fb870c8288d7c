// @vitest-environment jsdom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import type { CartEvent, CartState, CartTotals, ShippingEvent, ShippingState, CartLineView } from '#schemas/runtime/block-actors.ts'
import { orderDiscount } from '#schemas/api/shop/order-calls.ts'
import { orderViewExample, type OrderView } from '#schemas/api/shop/order-view.ts'
import type { ParameterType } from '#schemas/api/sites/parameter.ts'
import type { CheckoutEvent, CheckoutState, PaymentMethod } from '#schemas/runtime/checkout.ts'
import { smallStagedCart } from '#schemas/runtime/preview-cart.ts'
import { fakeActor } from '#tests/support/blocks/fake-actor.ts'
import { reactPage } from '#tests/support/blocks/react-page.ts'
import { stageView } from '#tests/support/blocks/view-stage.tsx'
import { turns } from '#tests/support/turns.ts'
import { View } from './View.tsx'

const props = {
  ...{ title: 'Votre commande', catalogueHref: '/produits', cartHref: '/panier', signInHref: '/auth', termsHref: '/sale-terms' },
  ...{ termsVersion: '20/10/2023', offersNoDelivery: true, trackingHref: '/suivi-commande' },
}
const review: CheckoutState = {
  ...{ step: 'review', pending: null, buyer: null, faults: [], message: null, refusals: 0 },
  ...{ quote: orderDiscount.example.data, order: null, payment: null, view: null, awaited: null, unheard: null },
}
const [line] = smallStagedCart.lines

const stage = reactPage()
let cart: ReturnType<typeof fakeActor<CartState, CartEvent>>
let shipping: ReturnType<typeof fakeActor<ShippingState, ShippingEvent>>

interface Around {
  readonly kept?: CartState['kept']
  readonly parameters?: readonly (readonly [ParameterType, string])[]
}

/** The checkout of a cart with one line, which differs in something. */
async function open(
  more: Partial<CartLineView>,
  methods: readonly PaymentMethod[] = ['CARD', 'TRANSFER'],
  state: Partial<CheckoutState> = {},
  { kept = smallStagedCart.kept, parameters = [] }: Around = {},
) {
  const totals = more.price === null ? null : smallStagedCart.totals
  cart = fakeActor<CartState, CartEvent>({ ...smallStagedCart, kept, totals, lines: line ? [{ ...line, ...more }] : [] })
  shipping = fakeActor<ShippingState, ShippingEvent>({ asked: null, message: null, isUnanswered: false })
  const actors = {
    ...{ cart: cart.actor, checkout: fakeActor<CheckoutState, CheckoutEvent>({ ...review, ...state }).actor },
    shipping: shipping.actor,
    places: {
      ...{ countries: () => Promise.resolve([]), cities: () => Promise.resolve([]), accessPoints: () => Promise.resolve([]) },
      collectTimes: () => Promise.resolve([]),
    },
    payment: { methods: () => Promise.resolve(methods), mount: () => new Promise<never>(() => undefined) },
  }
  stage.show(stageView(View, { props, data: {}, page: { path: '/commande' }, context: { actors, parameters: new Map(parameters) } }))
  await stage.settle()
}

const plain = (words: string | null | undefined) => words?.replace(/[\u00a0\u202f]/g, ' ')
const items = (of: string) => [...document.querySelectorAll(of)].map(({ textContent }) => plain(textContent))

describe('a checkout without prices', () => {
  it('leads to the sign-in and back: nothing can be ordered before', async () => {
    await open({ price: null, total: null })
    expect(plain(document.body.textContent)).toContain('Les prix sont réservés aux clients connectés')
    expect(document.querySelector('a[data-style=primary]')?.getAttribute('href')).toBe('/auth?target=%2Fcommande')
    expect(document.querySelector('form')).toBeNull()
  })
})

describe('the last look at a quantity that is not the one that was wanted', () => {
  it('says that fewer are left', async () => {
    await open({ quantity: 6, wanted: 24 })
    expect(items('main form li')).toEqual(['Combe Haute 2021. La quantité passe de 24 à 6 : il n’en reste pas davantage.'])
  })

  it('tells no shortage of what was raised to what it is sold by', async () => {
    await open({ quantity: 6, wanted: 4 })
    expect(items('main form li')).toEqual([])
  })
})

describe('beside the button that binds', () => {
  const mediator = 'Médiation des vignes, 1, place du Port, 34200 Sète, mediation.example'

  it('the mediator is named, where the company has given one', async () => {
    await open({}, ['TRANSFER'], {}, { parameters: [['MEDIATOR', mediator]] })
    expect(items('form p').filter((words) => words?.includes('Médiateur'))).toEqual([
      `Médiateur de la consommation, gratuit, si une réclamation ne trouve pas de réponse : ${mediator}`,
    ])
    stage.leave()
    await open({}, ['TRANSFER'])
    expect(plain(document.body.textContent)).not.toContain('Médiateur')
  })
})

describe('the steps of a checkout', () => {
  const names = () => items('main ol li').map((name) => name?.replace(/^\d+\s*/, ''))

  it('name paying where something is paid online, and not where a transfer alone is offered', async () => {
    await open({}, ['CARD', 'TRANSFER'])
    expect(names()).toEqual(['Livraison', 'Coordonnées', 'Vérification', 'Paiement', 'Confirmation'])
    stage.leave()
    await open({}, ['TRANSFER'])
    expect(names()).toEqual(['Livraison', 'Coordonnées', 'Vérification', 'Confirmation'])
  })

  it.each<[what: string, state: Partial<CheckoutState>, view: Partial<OrderView>, name: string]>([
    ['waits for its payment', {}, { payment: 'PENDING_PAYMENT' }, 'Paiement attendu'],
    ['waits for the answer of a bank', { awaited: 'soon' }, { payment: 'PENDING_PAYMENT' }, 'Paiement attendu'],
    ['is paid', {}, { payment: 'PAID' }, 'Confirmation'],
    ['waits for its transfer', {}, { payment: 'AWAITING_TRANSFER' }, 'Confirmation'],
    ['waits for its debit', {}, { payment: 'DEBIT_PENDING' }, 'Confirmation'],
    ['was not paid in time', {}, { payment: 'EXPIRED' }, 'Commande close'],
    ['was refused by the bank', {}, { payment: 'FAILED' }, 'Commande close'],
    ['was called off', {}, { payment: 'PAID', fulfilment: 'CANCELLED' }, 'Commande close'],
  ])('name the last of them, where an order %s, by what it is', async (_, state, view, name) => {
    const order = { reference: orderViewExample.reference, accessToken: 'un-jeton' }
    await open({}, ['CARD', 'TRANSFER'], { step: 'confirmed', order, view: { ...orderViewExample, ...view }, ...state })
    const current = items('[aria-current=step]').map((each) => each?.replace(/^\d+\s*/, ''))
    expect([items('h2')[0], ...current]).toEqual([name, name])
    expect(items('ol li[data-done]')).toHaveLength(name === 'Paiement attendu' ? 3 : 4)
    expect(items('h1')).toEqual([name === 'Confirmation' ? 'Merci de votre commande' : 'Votre commande'])
  })
})

describe('the summary beside the steps', () => {
  it('says that the total is missing, and requests it again', async () => {
    await open({})
    cart.put({ totals: null, message: 'Le service est occupé.' })
    expect(items('aside [role=alert] p')).toEqual(['Le service est occupé.'])
    act(() => document.querySelector<HTMLElement>('aside [role=alert] button')?.click())
    expect(cart.told).toEqual([{ type: 'quantities.refresh' }, { type: 'quantities.refresh' }])
    expect(document.activeElement?.textContent).toBe('Votre panier')
    cart.put({ totals: smallStagedCart.totals, message: 'Le service est occupé.' })
    expect(items('aside [role=alert]')).toEqual([])
  })

  it('tells what a few more bottles would bring, and nothing where that is nothing', async () => {
    await open({})
    const said = () => plain(document.querySelector('aside')?.textContent)
    const put = (nextStep: CartTotals['nextStep']) =>
      cart.put({ totals: smallStagedCart.totals && { ...smallStagedCart.totals, nextStep } })
    expect(said()).toContain('Total TTC')
    expect(said()).not.toContain('Encore')
    put({ bottles: 2, gain: 690, kind: 'FREE_SHIPPING' })
    expect(said()).toContain('Encore 2 bouteilles : la livraison est offerte.')
    put({ bottles: 2, gain: 690, kind: 'FREE_SHIPPING', inFrance: true })
    expect(said()).toContain('Encore 2 bouteilles : la livraison est offerte en France.')
    put({ bottles: 1, gain: 126, kind: 'DISCOUNT' })
    expect(said()).toContain('Encore 1 bouteille : 1,26 € de moins sur ce panier.')
  })

  it('says aloud what all comes to each time that this changes, and whether shipping is in it', async () => {
    await open({})
    const said = () => plain(document.querySelector('aside [role=status]')?.textContent)
    const put = (deliveryType: CartState['kept']['deliveryType'], fees: number | null, total: number) =>
      cart.put({
        kept: { ...smallStagedCart.kept, deliveryType },
        totals: smallStagedCart.totals && { ...smallStagedCart.totals, fees, total },
      })
    const region = document.querySelector('aside [role=status]')
    put('delivery', null, 7500)
    expect(said()).toBe('Total sans la livraison : 75,00 €.')
    put('delivery', 690, 8190)
    expect(said()).toBe('Total, livraison comprise : 81,90 €.')
    put('no_delivery', null, 7500)
    expect(said()).toBe('Total : 75,00 €.')
    expect(document.querySelector('aside [role=status]')).toBe(region)
  })
})

describe('a member who has not said their telephone number', () => {
  it.each([
    ['+33639980012', '06 39 98 00 12'],
    ['+3223456789', '+3223456789'],
    ['', ''],
  ])('finds that of their account, as people type it: %s', async (phone, shown) => {
    const buyer = { email: 'ada@example.org', firstname: 'Ada', lastname: 'Roy', phone, birthdate: null }
    const { kept } = smallStagedCart
    await open({}, undefined, { step: 'identity', buyer }, { kept: { ...kept, contact: { ...kept.contact, phone: '' } } })
    expect(document.querySelector<HTMLInputElement>('[name=user-phone]')?.value).toBe(shown)
  })
})

describe('what is looked at before an order', () => {
  it.each(['+33639980012', '0639980012'])('writes the telephone number of a member and of a guest alike: %s', async (phone) => {
    await open({})
    cart.put({ kept: { ...smallStagedCart.kept, contact: { ...smallStagedCart.kept.contact, phone } } })
    expect(items('dd')).toContain('06 39 98 00 12')
  })

  it('says what each number of a company is, and nothing of those that it has not given', async () => {
    await open({})
    const { kept } = smallStagedCart
    const company = { name: 'Le Comptoir', siret: '732 829 320 00074', vatNumber: '', reference: 'BC-12' }
    cart.put({ kept: { ...kept, contact: { ...kept.contact, company } } })
    const facts = items('main form dl:last-of-type > div')
    expect(facts).toEqual(expect.arrayContaining(['Numéro SIRET732 829 320 00074', 'Référence d’achatBC-12']))
    expect(facts.some((fact) => fact?.startsWith('Numéro de TVA'))).toBe(false)
    expect(items('p')).toContain('Le Comptoir')
  })
})

describe('an order that was sent and not answered', () => {
  const again = 'Nous ne savons pas si votre commande est enregistrée. Appuyez de nouveau : elle ne le sera qu’une fois.'
  const besides =
    'Une commande envoyée avant ces changements est restée sans réponse : elle est peut-être enregistrée. Regardez vos e-mails avant de renvoyer : celle-ci compterait en plus.'
  it.each<[what: string, state: Partial<CheckoutState>, said: string | undefined]>([
    ['nothing else is told', { unheard: 'same' }, again],
    ['something else is told', { unheard: 'same', message: 'Ce code est utilisé.' }, `${again} Ce code est utilisé.`],
    ['the cart was changed since', { unheard: 'other', message: '' }, besides],
    ['it is on its way', { unheard: 'same', pending: 'ordering' }, undefined],
    ['it is known what became of it', { message: 'Ce code est utilisé.' }, 'Ce code est utilisé.'],
  ])('has it said that it is taken once, or counts besides, where %s', async (_, state, said) => {
    await open({}, ['TRANSFER'], state)
    expect(items('[role=alert]').find((words) => words !== '')).toBe(said)
  })
})

describe('a cart whose remaining bottles no carrier takes', () => {
  it('has that said once, where it was refused while it was priced', async () => {
    const message = 'Une livraison compte au moins 6 bouteilles.'
    await open({}, undefined, { step: 'delivery', message, refusals: 1 })
    const times = (words: string) => plain(document.body.textContent)?.split(words).length
    act(() => shipping.put({ message }))
    expect(times(message)).toBe(2)
    act(() => shipping.put({ message: 'Une livraison compte au moins 12 bouteilles.' }))
    expect(times('au moins 12 bouteilles.')).toBe(2)
  })

  it('says how many bottles are missing or left over, and where to mend that', async () => {
    await open({})
    const limited = (limit: CartTotals['limit']) => {
      const { kept, totals } = smallStagedCart
      act(() =>
        cart.put({ kept: { ...kept, carrier: null, shippingPrices: [] }, totals: totals && { ...totals, ...(limit && { limit }) } }),
      )
      const found = [...document.querySelectorAll('[data-kind=note]')].find(({ textContent }) => textContent.includes('votre panier en a'))
      return [plain(found?.textContent), found?.querySelector('a')?.getAttribute('href')]
    }
    const again = 'choisissez de nouveau votre transporteur'
    expect(limited({ kind: 'min', bottles: 6, count: 5 })).toEqual([
      'Pour être livrée, une commande compte au moins 6 bouteilles : votre panier en a 5.Ajoutez 1 bouteille à votre panier. Voir nos vins',
      '/produits',
    ])
    expect(document.body.textContent).not.toContain(again)
    expect(limited({ kind: 'max', bottles: 18, count: 20 })).toEqual([
      'Une livraison compte au plus 18 bouteilles : votre panier en a 20.Retirez 2 bouteilles de votre panier. Modifier le panier',
      '/panier',
    ])
    expect(limited(undefined)).toEqual([undefined, undefined])
    expect(document.body.textContent).toContain(again)
  })

  it('cannot be ordered: the reason and a link to its step replace the button', async () => {
    await open({})
    const { kept, totals } = smallStagedCart
    const ways = () =>
      [...document.querySelectorAll('main form [data-size=large]')].map((way) => [plain(way.textContent), way.getAttribute('href')])
    const said = () => plain(document.querySelector('main form [role=status]')?.textContent)
    const order = 'Commande avec obligation de paiement'
    expect(ways()).toEqual([[order, null]])
    const limit = { kind: 'min', bottles: 6, count: 5 } as const
    act(() => cart.put({ kept: { ...kept, carrier: null, shippingPrices: [] }, totals: totals && { ...totals, limit } }))
    expect(ways()).toEqual([['Modifier le panier', '/panier']])
    expect(said()).toBe('Pour être livrée, une commande compte au moins 6 bouteilles : votre panier en a 5.')
    expect(plain(document.querySelector('main form dl')?.textContent)).toContain('Livraisonà choisir')
    expect(document.querySelector('main form input:not([type=hidden])')).toBeNull()
    act(() => cart.put({ kept: { ...kept, carrier: null }, totals }))
    expect(ways()).toEqual([['Modifier la livraison', null]])
    expect(said()).toBe('Le contenu du panier a changé : choisissez de nouveau votre transporteur.')
    await act(async () => {
      cart.put({ kept, totals })
      await turns()
    })
    expect([ways(), said()]).toEqual([[[order, null]], ''])
  })
})
