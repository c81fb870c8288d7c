import { describe, expect, it } from 'vitest'
import { previewSubmittedForm, failedForm } from '#engine/preview-forms.ts'
import { orderViewExample, type OrderView } from '#schemas/api/shop/order-view.ts'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('order-tracking')

const props = { withdrawalHref: '/retractation' }
const params = { reference: '2026-000123', token: 'jeton' }
const plain = ({ textContent }: Element) => (textContent ?? '').replaceAll('\u00a0', ' ')
const show = (more: Partial<OrderView> = {}, page = { params }) =>
  viewBody(View, { props, data: { order: { ...orderViewExample, ...more } }, page })
const states = (body: Element) =>
  [...body.querySelectorAll('ol > li')].map(
    (step) => `${step.querySelector('span:last-child')?.firstChild?.textContent} ${step.getAttribute('data-state')}`,
  )

describe('order-tracking', () => {
  it('asks a visitor without a link for the number and the address, and tells nothing of either', () => {
    const body = viewBody(View, { props })
    expect([...body.querySelectorAll('form [name]')].map((field) => field.getAttribute('name'))).toEqual(['_form', 'reference', 'email'])
    const done = viewBody(View, { props, context: { form: previewSubmittedForm('order.askLink') } })
    expect(done.querySelector('[role=status]')?.textContent).toContain('Si une commande porte ce numéro')
  })

  it('says of a link that opens nothing that another can be had', () => {
    const body = viewBody(View, { props, data: { order: null }, page: { params } })
    expect(body.textContent).toContain('Ce lien n’ouvre aucune commande.')
    expect(body.querySelector('[name=reference]')?.getAttribute('value')).toBe('2026-000123')
    expect(body.innerHTML).not.toContain('value="jeton"')
  })

  it('offers a retry after a failed reading of the order, not another link', () => {
    const late = viewBody(View, { props, page: { params } })
    expect(late.textContent).not.toContain('Ce lien n’ouvre aucune commande.')
    expect(late.querySelector('[role=alert]')?.textContent).toMatch(/^La commande ne peut pas être affichée.*Rechargez la page/)
    expect(late.querySelector('form')).toBeNull()
    const form = failedForm('order.askLink', 'TOO_MANY_REQUESTS')
    expect(viewBody(View, { props, page: { params }, context: { form } }).querySelector('form')).not.toBeNull()
  })

  it('says how far an order is, by the way that it goes', () => {
    expect(states(show({ payment: 'PAID', fulfilment: 'SHIPPED' }))).toEqual([
      'Commandée done',
      'Payée done',
      'En préparation done',
      'Expédiée current',
      'Livrée ahead',
    ])
    expect(states(show({ delivery: { type: 'CLICK_AND_COLLECT', name: null } }))).toEqual([
      'Commandée current',
      'Payée ahead',
      'En préparation ahead',
      'Prête ahead',
      'Retirée ahead',
    ])
    for (const stopped of [{ payment: 'EXPIRED' }, { fulfilment: 'CANCELLED' }, { payment: 'REFUNDED' }] as const)
      expect(show(stopped).querySelector('ol')).toBeNull()
  })

  it('shows the contents of a box, the billing address, and the number of a company', () => {
    const box = { ...orderViewExample.products[0]!, name: 'Coffret Grillades', year: null, capacityMl: null }
    const contents = [{ name: 'La Pioche 2024', quantity: 3 }]
    const body = show({ products: [{ ...box, contents }], billedTo: ['Le Comptoir', '5, rue des Lilas'], purchaseReference: 'BC-42' })
    expect(body.querySelector('[aria-label="Dans ce coffret"]')?.textContent).toBe('3 × La Pioche 2024')
    expect([...body.querySelectorAll('address')].map(({ textContent }) => textContent)).toContain('Le Comptoir5, rue des Lilas')
    expect(body.textContent).toContain('Votre référence d’achat\u00a0: BC-42')
    const { billedTo: _, ...old } = orderViewExample
    expect(show({ ...old, billedTo: undefined }).textContent).not.toContain('Facturé à')
  })

  it('says where it is collected, on which day and between which times', () => {
    const told = { destination: ['Caveau', '1, rue du Chai'], collectDate: '2026-12-04', collectHours: { from: '10:00', to: '12:30' } }
    const { textContent: words } = show({ ...told, delivery: { type: 'CLICK_AND_COLLECT', name: null } })
    expect(words?.replaceAll(/\s+/g, ' ')).toContain('Caveau1, rue du ChaiÀ retirer le 4 décembre 2026, de 10 h à 12 h 30')
  })

  it('shows shipping for delivered goods, and none for collected goods or without delivery', () => {
    const named = (type: OrderView['delivery']['type']) =>
      [...show({ delivery: { type, name: null } }).querySelectorAll('dl dt')].map(plain).includes('Livraison')
    expect(['DELIVERY', 'PICKUP', 'CLICK_AND_COLLECT', 'NO_DELIVERY'].map((type) => named(type as 'PICKUP'))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it.each([
    ['PICKUP', ['Expédiée', 'Livrée']],
    ['CLICK_AND_COLLECT', ['Prête', 'Retirée']],
    ['NO_DELIVERY', ['Prête', 'Remise']],
  ] as const)('names the last steps of an order that goes by %s', (type, last) => {
    const steps = [...show({ delivery: { type, name: null } }).querySelectorAll('ol li')].map(plain)
    expect(steps.slice(3)).toEqual(last.map((name) => expect.stringContaining(name) as string))
  })

  it('lists the price of each line, the shipping, then the discount, which sum up to the total', () => {
    const free = show({ shippingFees: 0, total: 75, transfer: null, payment: 'PAID', discount: { code: 'PORTOFFERT', value: 14.9 } })
    const amounts = [...free.querySelectorAll('.figures, dl dd')].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
    expect(amounts.slice(0, 5)).toEqual(['75,00 €', '75,00 €', '14,90 €', '−14,90 €', '75,00 €'])
    expect(show({ step: { bottles: 12, value: 5 } }).textContent).toContain('Remise dès 12 bouteilles')
  })

  it('shows how to pay while a transfer is waited for, and no paper before there is one', () => {
    const waiting = show()
    expect(waiting.textContent).toContain('FR76 3000 6000 0112 3456 7890 189')
    expect(waiting.querySelector('a[href*="/invoice"]')).toBeNull()
  })

  it('links the payment of an order until its deadline; an order without one shows its state', () => {
    const site = { ...testContext.site, isECommerce: true }
    const unpaid: OrderView = { ...orderViewExample, payment: 'PENDING_PAYMENT', transfer: null, expiresAt: '2026-11-20T10:30:00Z' }
    const own = (more: Partial<OrderView>, context: object = { site }) =>
      viewBody(View, { props, data: { order: { ...unpaid, ...more } }, page: { params }, context })
    const payHref = (body: Element) => body.querySelector('a[href*="#commande="]')?.getAttribute('href')
    expect(own({}).textContent).toContain('Cette commande attend son paiement.')
    expect(own({}).textContent).toMatch(/réservée jusqu’au 20\u00a0novembre\u00a02026 à 11\sh\s30/)
    expect(payHref(own({}))).toBe('/commande#commande=2026-000123.jeton')
    for (const shut of [{ isECommerce: false }, { isBuilding: true }])
      expect(payHref(own({}, { site: { ...site, ...shut } }))).toBeUndefined()
    for (const [standing, said] of [
      [{ payment: 'PAID' }, 'Payée'],
      [{ payment: 'EXPIRED' }, 'son paiement ne nous est pas parvenu à temps'],
      [{ payment: 'CANCELLED', fulfilment: 'CANCELLED' }, 'Cette commande est annulée.'],
      [{ payment: 'FAILED' }, 'son paiement a été refusé'],
    ] as const) {
      expect(own(standing).textContent).toContain(said)
      expect([standing.payment, payHref(own(standing))]).toEqual([standing.payment, undefined])
    }
  })

  it('takes a transfer for an unpaid order of a closed shop, or says that nothing is to be done', () => {
    const unpaid: OrderView = { ...orderViewExample, payment: 'PENDING_PAYMENT', transfer: null, expiresAt: '2026-11-20T10:30:00Z' }
    const shown = (more: Partial<OrderView>, shut: object) =>
      viewBody(View, {
        props,
        data: { order: { ...unpaid, ...more } },
        page: { params },
        context: { site: { ...testContext.site, isECommerce: true, ...shut } },
      })
    const fields = (body: Element) => [...body.querySelectorAll('form [name]')].map((field) => field.getAttribute('value'))
    for (const shut of [{ isECommerce: false }, { isBuilding: true }]) {
      const payable = shown({ takesTransfer: true }, shut)
      expect(fields(payable)).toEqual(['order.pay'])
      expect(payable.querySelector('form button')?.textContent).toBe('Payer par virement')
      const lost = shown({}, shut)
      expect(fields(lost)).toEqual([])
      expect(lost.textContent).toContain('la commande prend fin d’elle-même et rien ne vous est demandé')
      expect(lost.querySelector('a[href="/contact"]')?.textContent).toBe('Nous écrire')
    }
    expect(fields(shown({ takesTransfer: true }, {}))).toEqual([])
  })

  it('names the deadline of the mailed link while the address is unverified, and not afterwards', () => {
    const transfer = {
      method: 'TRANSFER',
      iban: 'FR7630006000011234567890189',
      bic: null,
      label: '2026-000123',
      dueAt: '2026-11-27',
    } as const
    const unproved = show({ payment: 'AWAITING_TRANSFER', transfer: { ...transfer, confirmBy: '2026-11-21T01:12:07Z' } })
    expect(plain(unproved)).toMatch(/Ouvrez avant le 21 novembre 2026.*le lien de l’e-mail qui confirme cette commande/)
    expect(plain(show({ payment: 'AWAITING_TRANSFER', transfer }))).not.toContain('Ouvrez avant')
  })

  it('shows the giver and the card of a gift, and nothing for an order that is no gift', () => {
    const message = 'Joyeux Noël !\nÀ ouvrir le 24.'
    const body = show({ gift: { from: 'Ada', message } })
    expect(plain(body)).toContain('C’est un cadeau, offert par Ada.')
    expect(body.querySelector('blockquote')?.textContent).toBe(message)
    const silent = show({ gift: { from: 'Ada', message: null } })
    expect([plain(silent).includes('offert par Ada'), silent.querySelector('blockquote')]).toEqual([true, null])
    expect(plain(show({}))).not.toContain('cadeau')
  })

  it('names the deduction of a credit note for worn goods with its reason, and none for others', () => {
    const paper = { kind: 'CREDIT_NOTE', number: 'A-2026-000001', issuedAt: '2026-11-24T10:00:00Z', total: 25.16, url: '/x' } as const
    const kept = { amount: 12.34, reason: 'Étiquettes arrachées' }
    const body = show({ withdrawal: 'CLOSED', papers: [paper, { ...paper, number: 'A-2026-000002', kept }] })
    expect(plain(body)).toContain('Avoir A-2026-000002 : 12,34 € ont été retenus')
    expect(plain(body)).toContain('(article L221-23 du Code de la consommation). Motif : Étiquettes arrachées.')
    expect(plain(show({ withdrawal: 'CLOSED', papers: [paper] }))).not.toContain('retenus')
  })

  it.each([
    ['WITHDRAWN', 'Votre paiement est arrivé après votre rétractation, alors que la commande était close.'],
    ['LATE', 'ses bouteilles ne sont plus toutes disponibles.'],
    ['AMOUNT', 'Le montant reçu n’est pas celui de la commande.'],
    ['TWICE', 'Cette commande était déjà payée.'],
  ] as const)('says of money that goes back by itself how much, why and how: %s', (why, words) => {
    const said = plain(show({ payment: 'EXPIRED', transfer: null, sentBack: [{ amount: 67.5, why }] }))
    expect(said).toContain('67,50 € vous sont rendus.')
    expect(said).toContain(`${words} Vous n’avez rien à faire`)
    expect(plain(show({ payment: 'EXPIRED', transfer: null }))).not.toContain('vous sont rendus')
  })

  it('names no 14 days for an order that ended unpaid: a later payment is refunded', () => {
    const over = (more: Partial<OrderView>) => plain(show({ transfer: null, ...more }))
    const days = 'jusqu’à quatorze jours'
    expect(over({ payment: 'PAID' })).toContain(days)
    expect(over({ payment: 'EXPIRED' })).toContain('renoncez au contrat : il vous sera rendu dès son arrivée.')
    const ended = [
      { payment: 'FAILED' },
      { payment: 'CANCELLED', fulfilment: 'CANCELLED' },
      { payment: 'EXPIRED', fulfilment: 'CANCELLED' },
    ] as const
    for (const each of ended) expect(over(each)).toContain('il n’y a rien dont vous rétracter')
    for (const each of [{ payment: 'EXPIRED' } as const, ...ended]) expect(over(each)).not.toContain(days)
    // The money that goes back says it already.
    expect(over({ payment: 'EXPIRED', sentBack: [{ amount: 67.5, why: 'WITHDRAWN' }] })).not.toContain('renoncez au contrat')
  })

  it('leads to each of its papers, by the link’s token where it was opened by one', () => {
    const paper = { issuedAt: '2026-11-21T09:00:00Z', total: 67.5 }
    const papers: OrderView['papers'] = [
      { ...paper, kind: 'INVOICE', number: 'F-2026-000001', url: '/api/order/2026-000123/invoice' },
      { ...paper, kind: 'CREDIT_NOTE', number: 'A-2026-000001', url: '/api/order/2026-000123/invoice?creditNote=3' },
    ]
    const linksOf = (body: Element) =>
      [...body.querySelectorAll('a[href*="/invoice"]')].map((link) => `${link.textContent}: ${link.getAttribute('href')}`)
    const order = { payment: 'PARTLY_REFUNDED', transfer: null, papers } as const
    expect(linksOf(show(order))).toEqual([
      'Facture F-2026-000001 (PDF): /api/order/2026-000123/invoice?token=jeton',
      'Avoir A-2026-000001 (PDF): /api/order/2026-000123/invoice?creditNote=3&token=jeton',
    ])
    const own = viewBody(View, {
      props,
      data: { order: { ...orderViewExample, ...order } },
      page: { params: { reference: '2026-000123' } },
    })
    expect(linksOf(own)[0]).toMatch(/invoice$/)
  })

  it('tells the sizes of one wine apart, in what was ordered and in what left', () => {
    const [line] = orderViewExample.products
    const half = { ...line!, id: 108, capacityMl: 375 }
    const shipment = { carrier: 'Colissimo', parcels: 1, tracking: [], shippedAt: '2026-11-22T09:00:00Z', deliveredAt: null }
    const shipments = [line!, half].map(({ id }) => ({ ...shipment, products: [{ id, quantity: 2 }] }))
    const told = plain(show({ products: [line!, half], shipments }))
    for (const each of ['6 × Cuvée A 2021, 75 cl', '6 × Cuvée A 2021, 37,5 cl', '2 × Cuvée A 2021, 75 cl', '2 × Cuvée A 2021, 37,5 cl'])
      expect(told).toContain(each)
  })

  it('says of a fully refunded order that nothing is left to withdraw, without a link', () => {
    const refunded = show({ payment: 'REFUNDED', withdrawUntil: '2026-12-02' })
    expect(refunded.textContent).toContain('Cette commande vous a été remboursée en entier')
    expect(refunded.querySelector('a[href^="/retractation"]')).toBeNull()
    expect(refunded.querySelector('time[datetime="2026-12-02"]')).toBeNull()
    expect(show({ payment: 'REFUNDED', withdrawal: 'CLOSED' }).textContent).toContain('Votre rétractation est close.')
  })

  it('promises no time to withdraw from what has come without one: a company has bought it', () => {
    const promise = 'Vous pouvez renoncer à cette commande'
    expect(show({ fulfilment: 'SHIPPED', withdrawUntil: null }).textContent).toContain(promise)
    for (const fulfilment of ['DELIVERED', 'COLLECTED'] as const)
      expect(show({ fulfilment, withdrawUntil: null }).textContent).not.toContain(promise)
  })

  it('promises a company no withdrawal before its order has come either, and says why', () => {
    const company = { isForCompany: true, withdrawUntil: null } as const
    for (const fulfilment of ['NEW', 'PREPARING', 'SHIPPED', 'READY', 'DELIVERED'] as const) {
      const body = show({ ...company, fulfilment })
      expect(body.textContent).not.toContain('Vous pouvez renoncer')
      expect(body.textContent).toContain('Cette commande a été passée au nom d’une société')
      expect(body.querySelector('a[href^="/retractation"]')).toBeNull()
    }
  })

  it('names what of a withdrawal is still to be sent back, and says when there is nothing', () => {
    const [line] = orderViewExample.products
    const waiting = show({ withdrawal: 'CONFIRMED', awaited: [{ id: line!.id, quantity: 2 }] })
    expect(plain(waiting)).toContain('Il vous reste à nous renvoyer')
    expect([...waiting.querySelectorAll('li')].map((item) => item.textContent?.replaceAll('\u00a0', ' '))).toContain(
      '2 × Cuvée A 2021, 75 cl',
    )
    const none = plain(show({ payment: 'PAID', transfer: null, withdrawal: 'CONFIRMED', awaited: [] }))
    expect(none).toContain('Vous n’avez rien à nous renvoyer')
    expect(none).not.toContain('Il vous reste')
  })

  it('says that a withdrawal in words is examined, and shows how to pay for the rest in time', () => {
    const wait = 'Vous pouvez attendre notre réponse à votre rétractation avant de régler'
    const iban = 'FR76 3000 6000 0112 3456 7890 189'
    const read = plain(show({ isBeingRead: true }))
    for (const said of ['Nous lisons ce que vous avez écrit', wait, iban, '27 novembre 2026']) expect(read).toContain(said)
    const card = plain(show({ isBeingRead: true, payment: 'PENDING_PAYMENT', transfer: null }))
    for (const said of [wait, 'Cette commande attend son paiement.']) expect(card).toContain(said)
    for (const more of [{}, { isBeingRead: true, payment: 'PAID', transfer: null } as const]) expect(plain(show(more))).not.toContain(wait)
  })

  it('names returned goods where some came back, and none where the withdrawn units never left', () => {
    const owed = { payment: 'PAID', transfer: null, withdrawal: 'RETURNED' } as const
    expect(plain(show({ ...owed, goodsBack: true }))).toContain('Vos produits nous sont revenus : le remboursement suit.')
    const never = plain(show(owed))
    expect(never).toContain('Votre rétractation est enregistrée. Vous n’avez rien à nous renvoyer : le remboursement suit.')
    expect(never).not.toContain('Vos produits nous sont revenus')
  })

  it('confirms the receipt of a withdrawal of an ended order, which counts if money arrives', () => {
    const over = { payment: 'EXPIRED', transfer: null, declaredAt: '2026-11-22T09:41:07Z' } as const
    const said = plain(show(over))
    expect(said).toContain('Votre rétractation du 22 novembre 2026 est enregistrée. La commande avait pris fin et rien n’a été payé')
    expect(said).toContain('votre rétractation compte dès son arrivée.')
    expect(said).not.toContain('renoncez au contrat')
    expect(plain(show({ ...over, payment: 'FAILED', fulfilment: 'CANCELLED' }))).toMatch(
      /est enregistrée\. .*il n’y a rien dont vous rétracter/,
    )
    expect(plain(show({ ...over, sentBack: [{ amount: 67.5, why: 'WITHDRAWN' }] }))).not.toContain('Votre rétractation du')
  })

  describe('with a partial withdrawal', () => {
    const [line] = orderViewExample.products
    const given = (quantity: number): Pick<OrderView, 'withdrawal' | 'awaited' | 'givenUp'> => ({
      withdrawal: 'CONFIRMED',
      ...{ awaited: [], givenUp: [{ id: line!.id, quantity }] },
    })
    const withdrawLink = (body: Element) => body.querySelector('a[href^="/retractation"]')
    const reading = /Le montant reste celui de la commande entière : si vous la réglez, cette partie vous est remboursée\./

    it('shows how to pay while its transfer is awaited, and promises no refund of an unpaid amount', () => {
      const body = show(given(2))
      for (const told of ['FR76 3000 6000 0112 3456 7890 189', 'AGRIFRPP', 'Libellé à indiquer', '67,50 €', '27 novembre 2026'])
        expect(plain(body)).toContain(told)
      expect(plain(body)).toMatch(reading)
      expect(plain(body)).toContain('Votre rétractation est enregistrée. Rien n’a été payé : il n’y a rien à rembourser.')
      expect(plain(body)).not.toContain('le remboursement suit')
      expect(plain(show())).not.toMatch(reading)
    })

    it('leads to where it is paid by card as long as that is waited for', () => {
      const unpaid = { ...given(2), payment: 'PENDING_PAYMENT', transfer: null, expiresAt: '2026-11-20T10:30:00Z' } as const
      const site = { ...testContext.site, isECommerce: true }
      const order = { ...orderViewExample, ...unpaid }
      const body = viewBody(View, { props, data: { order }, page: { params }, context: { site } })
      expect(body.querySelector('a[href*="#commande="]')).not.toBeNull()
      expect(plain(body)).toMatch(reading)
      expect(plain(body)).not.toContain('le remboursement suit')
    })

    it('announces a refund once it is paid, not before a debit has settled or after an unpaid end', () => {
      const told = (more: Partial<OrderView>) => plain(show({ ...given(2), transfer: null, ...more }))
      expect(told({ payment: 'PAID' })).toContain('Vous n’avez rien à nous renvoyer : le remboursement suit.')
      expect(told({ payment: 'DEBIT_PENDING' })).toContain('ne nous est pas encore parvenu : il n’y a rien à rembourser pour le moment.')
      const whole: Partial<OrderView> = { payment: 'FAILED', fulfilment: 'CANCELLED', withdrawal: 'CONFIRMED', awaited: [], transfer: null }
      const ended = show(whole)
      expect(plain(ended)).toContain('Rien n’a été payé : il n’y a rien à rembourser.')
      expect(plain(ended)).not.toMatch(/IBAN|le remboursement suit/)
      expect(withdrawLink(ended)).toBeNull()
      const late = plain(show({ ...whole, sentBack: [{ amount: 67.5, why: 'WITHDRAWN' }] }))
      expect(late).toContain('67,50 € vous sont rendus.')
      expect(late).not.toContain('Rien n’a été payé')
    })

    it('names the units by line, in words that hold for withdrawn and for refunded ones', () => {
      const lineOf = (more: Partial<OrderView>) => plain(show({ transfer: null, ...more }).querySelector('ul > li')!)
      expect(lineOf({ payment: 'PAID' })).toBe('6 × Cuvée A 2021, 75 cl75,00 €')
      expect(lineOf({ payment: 'PAID', ...given(2) })).toContain('dont 2 unités auxquelles vous avez renoncé')
      expect(lineOf({ payment: 'PAID', ...given(1) })).toContain('dont 1 unité à laquelle vous avez renoncé')
      expect(lineOf({ payment: 'PAID', ...given(6) })).toContain('vous y avez renoncé')
      const givenUp = [{ id: line!.id, quantity: 2 }]
      expect(lineOf({ payment: 'PARTLY_REFUNDED', givenUp })).toContain('dont 2 unités remboursées')
      expect(lineOf({ payment: 'PARTLY_REFUNDED', withdrawal: 'CLOSED', givenUp })).toContain('dont 2 unités remboursées')
      expect(lineOf({ payment: 'PARTLY_REFUNDED', ...given(2) })).toContain('dont 2 unités annulées, rendues ou remboursées')
    })

    it('has no withdrawal link and no next step once nothing is left, but follows its parcel', () => {
      const paid = { payment: 'PAID', transfer: null } as const
      const part = show({ ...paid, ...given(2) })
      expect(withdrawLink(part)).not.toBeNull()
      expect(states(part)).toContain('En préparation ahead')
      const whole = show({ ...paid, ...given(6) })
      expect(withdrawLink(whole)).toBeNull()
      expect(states(whole)).toEqual(['Commandée done', 'Payée current'])
      expect(states(show({ ...paid, ...given(6), fulfilment: 'SHIPPED' }))).toContain('Livrée ahead')
      const givenUp = [{ id: line!.id, quantity: 6 }]
      const refunded = show({ payment: 'PARTLY_REFUNDED', transfer: null, givenUp })
      expect(plain(refunded)).toContain('Il ne reste rien de cette commande dont vous rétracter.')
      expect(withdrawLink(refunded)).toBeNull()
    })
  })

  it('leads to the withdrawal of this very order, in the words of the law, and says until when', () => {
    const link = show({ withdrawUntil: '2026-12-02' }).querySelector('a[href^="/retractation"]')
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Renoncer au contrat ici', '/retractation/2026-000123/jeton'])
    expect(show({ withdrawUntil: '2026-12-02' }).querySelector('time[datetime="2026-12-02"]')).not.toBeNull()
    const own = viewBody(View, { props, data: { order: orderViewExample }, page: { params: { reference: '2026-000123' } } })
    expect(own.querySelector('a[href^="/retractation"]')?.getAttribute('href')).toBe('/retractation/2026-000123')
    expect(show({ withdrawal: 'CONFIRMED' }).textContent).toContain('Votre rétractation est enregistrée')
  })

  it('shows each shipment, where it is followed, and what is in it when there are several', () => {
    const shipment = {
      ...{ carrier: 'Colissimo', parcels: 1, shippedAt: '2026-11-22T09:00:00Z', deliveredAt: null },
      ...{ tracking: [{ number: '6A1', link: 'https://suivi.example/6A1' }], products: [{ id: 107, quantity: 3 }] },
    }
    const body = show({
      payment: 'PAID',
      fulfilment: 'SHIPPED',
      shipments: [shipment, { ...shipment, deliveredAt: '2026-11-24T09:00:00Z' }],
    })
    expect(body.querySelectorAll('a[href="https://suivi.example/6A1"]')).toHaveLength(2)
    expect(body.textContent).toContain('Envoi 2')
    expect(body.textContent).toContain('3 × Cuvée A')
  })

  it('promises no delivery time and no time of collection of an order that has ended or arrived', () => {
    const slot = { delivery: { type: 'CLICK_AND_COLLECT', name: null }, collectDate: '2026-11-28' } as const
    const promise = /sous 2 à 3 jours ouvrés|À retirer le/
    const over: Partial<OrderView>[] = [
      ...([{ fulfilment: 'CANCELLED' }, { fulfilment: 'DELIVERED' }, { fulfilment: 'COLLECTED' }] as const),
      ...([{ payment: 'CANCELLED' }, { payment: 'FAILED' }, { payment: 'EXPIRED' }, { payment: 'REFUNDED' }] as const),
      ...[{ isBeingRead: true as const }, { withdrawal: 'CONFIRMED' as const, givenUp: [{ id: 107, quantity: 6 }] }],
    ]
    for (const way of [{}, slot]) {
      expect(plain(show({ payment: 'PAID', ...way }))).toMatch(promise)
      for (const state of over) expect([state, plain(show({ payment: 'PAID', ...way, ...state })).match(promise)]).toEqual([state, null])
    }
  })

  it('says of one shipment what is in it as long as that is not the whole order', () => {
    const [line] = orderViewExample.products
    const shipment = { carrier: 'Colissimo', parcels: 1, tracking: [], shippedAt: '2026-11-22T09:00:00Z', deliveredAt: null }
    const sent = (quantity: number) => [{ ...shipment, products: [{ id: line!.id, quantity }] }]
    const shown = (quantity: number) => show({ payment: 'PAID', fulfilment: 'PREPARING', shipments: sent(quantity) })
    const listed = (quantity: number) => [...shown(quantity).querySelectorAll('li')].map((item) => plain(item))
    expect(plain(shown(2))).toContain('Une partie de la commande')
    expect(listed(2)).toContain('2 × Cuvée A 2021, 75 cl')
    expect(plain(shown(6))).not.toContain('Une partie de la commande')
    expect(listed(6)).not.toContain('6 × Cuvée A 2021, 75 cl')
  })

  it('asks for no order where its address names none', () => {
    expect(needs(props, { siteId: 38, locale: 'fr_FR', query: {}, params: {}, today: '2026-11-20' })).toEqual([])
  })

  it('gets null from its need for an order that does not exist', () => {
    const asked = needs(props, { siteId: 38, locale: 'fr_FR', query: {}, params, today: '2026-11-20' })
    expect(asked).toMatchObject([{ call: 'order.get', params, mayBeAbsent: true }])
  })
})
