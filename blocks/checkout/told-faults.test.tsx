// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { z } from 'zod'
import { errorsByVisibleField } from '#machines/checkout/visible-field-errors.ts'
import { checkoutSteps, errorsOfOrder, firstInvalidStep, stepOfError } from '#machines/checkout/checkout-validation.ts'
import type { CartEvent, CartState, ShippingEvent, ShippingState } from '#schemas/runtime/block-actors.ts'
import { companyAddresses } from '#schemas/api/content/company.ts'
import { orderDiscount, orderPlace } from '#schemas/api/shop/order-calls.ts'
import type { StoredCart } from '#schemas/runtime/cart.ts'
import type { Buyer, CheckoutEvent, CheckoutState, CheckoutStep, OrderFault } from '#schemas/runtime/checkout.ts'
import { formatReasons } from '#schemas/errors/error-details.ts'
import { smallStagedCart } from '#schemas/runtime/preview-cart.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { accessPointExample, pickupExample, wholeCartExample } from '#tests/support/blocks/cart-examples.ts'
import { fakeActor } from '#tests/support/blocks/fake-actor.ts'
import { reactPage } from '#tests/support/blocks/react-page.ts'
import { stageView } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

const props = {
  ...{ title: 'Votre commande', catalogueHref: '/produits', cartHref: '/panier', signInHref: '/auth', termsHref: '/sale-terms' },
  ...{ offersNoDelivery: true, trackingHref: '/suivi-commande' },
}
const places = companyAddresses.example.data
const idAddress = places.addresses[0]?.id ?? 0
const time = { idAddress, date: '2026-12-04', idSchedule: 1, from: '10:00', to: '12:00', left: 3 }
const france = { id: 1, alphaTwo: 'FR', alphaThree: 'FRA', name: 'France', isServed: true }
const member = { email: 'ada@example.org', firstname: 'Ada', lastname: 'Roy', phone: null, birthdate: '1980-01-31' }

const stage = reactPage()

/** The errors of the checkout at a step, each with the target of its link: null without one. */
async function told(kept: StoredCart, state: Partial<CheckoutState> & { readonly step: CheckoutStep }) {
  const begun: CheckoutState = {
    ...{ pending: null, buyer: null, faults: [], message: 'Vérifiez les champs signalés.', refusals: 1 },
    ...{ quote: orderDiscount.example.data, order: null, payment: null, view: null, awaited: null, unheard: null },
    ...state,
  }
  const actors = {
    cart: fakeActor<CartState, CartEvent>({ ...smallStagedCart, kept, holdsWine: true }).actor,
    checkout: fakeActor<CheckoutState, CheckoutEvent>(begun).actor,
    shipping: fakeActor<ShippingState, ShippingEvent>({ asked: null, message: null, isUnanswered: false }).actor,
    places: {
      ...{ countries: () => Promise.resolve([france]), cities: () => Promise.resolve([]) },
      ...{ accessPoints: () => Promise.resolve([accessPointExample]), collectTimes: () => Promise.resolve([time]) },
    },
    payment: { methods: () => Promise.resolve(['TRANSFER'] as const), mount: () => new Promise<never>(() => undefined) },
  }
  stage.show(stageView(View, { props, data: { places }, page: { path: '/commande' }, context: { actors } }))
  await stage.settle()
  const lines = [...document.querySelectorAll('[role=alert] li')].map((line) => {
    const href = line.querySelector('a')?.getAttribute('href')
    const field = href ? document.querySelector<HTMLInputElement>(`[id="${href.slice(1)}"]`) : null
    return { words: line.textContent, isLink: href !== undefined, to: field?.name ?? null }
  })
  stage.leave()
  return lines
}

const refusedAs = (field: string): OrderFault => ({ field, code: 'FORMAT', message: `Refusé\u00a0: ${field}` })

/** The names that a refusal of the order's body can tell, those of groups and of what is within them. */
function namesIn(schema: unknown, path: readonly string[] = []): readonly string[] {
  if (!isRecord(schema)) return []
  const { properties, anyOf, items } = schema
  const alternatives = Array.isArray(anyOf) ? anyOf.flatMap((each) => namesIn(each, path)) : []
  const within = isRecord(properties)
    ? Object.entries(properties).flatMap(([key, each]) => [[...path, key].join('.'), ...namesIn(each, [...path, key])])
    : []
  return [...new Set([...alternatives, ...within, ...(items ? namesIn(items, [...path, '0']) : [])])]
}
const names = namesIn(z.toJSONSchema(orderPlace.body ?? z.never(), { io: 'input', unrepresentable: 'any' }))

const { address, contact } = wholeCartExample
const company = { name: 'Le Comptoir', siret: '', vatNumber: '', reference: '' }
const billedThere = { ...address, billing: { ...address.shipping, postalCode: '75011', city: 'Paris', country: 1 } }
const ways: readonly (readonly [way: string, cart: Partial<StoredCart>])[] = [
  ['to the door', {}],
  ['to the door, billed there', { address: billedThere }],
  ['to a shop nearby', { carrier: pickupExample, accessPoint: accessPointExample }],
  ['collected', { deliveryType: 'clickAndCollect', clickAndCollect: { idAddress, date: time.date, idSchedule: 1 } }],
  ['as agreed', { deliveryType: 'no_delivery' }],
]
const buyers: readonly (readonly [who: string, buyer: Buyer | null, more: Partial<StoredCart['contact']>])[] = [
  ['a guest', null, {}],
  ['a company and a gift', null, { company, gift: { from: 'Ada', message: '' } }],
  ['a member', member, {}],
  ['a member whose age is not known', { ...member, birthdate: null }, { company }],
]
const orders = ways.flatMap(([way, cart]) => buyers.map(([who, buyer, more]) => ({ way, who, cart, buyer, more })))

it('names the address of a field, where two are asked for', async () => {
  const faults = ['address.delivery.address', 'address.billing.address'].map(refusedAs)
  expect((await told(wholeCartExample, { step: 'identity', faults })).map(({ words }) => words)).toEqual([
    'Adresse (livraison)Refusé\u00a0: address.delivery.address',
    'Adresse (facturation)Refusé\u00a0: address.billing.address',
  ])
})

it('knows the fields of an order', () => {
  expect(names.length).toBeGreaterThan(40)
  expect(names).toEqual(expect.arrayContaining(['user.lastname', 'address.delivery.city', 'company.siret', 'products.0.id', 'gift.from']))
})

it.each(orders)('each invalid field of a refused order is listed once, with a link to its input: $way, $who', async (order) => {
  const { buyer, more } = order
  const cart = { ...wholeCartExample, ...order.cart, contact: { ...contact, ...more } }
  const byStep = Map.groupBy(names, (field) => {
    return stepOfError(null, errorsOfOrder({ code: null, message: '', faults: [refusedAs(field)] }, cart))
  })
  for (const step of checkoutSteps) {
    const fields = byStep.get(step) ?? []
    const faults = errorsByVisibleField(errorsOfOrder({ code: null, message: '', faults: fields.map(refusedAs) }, cart), { cart, buyer })
    const lines = await told(cart, { step, buyer, faults })
    expect(lines.filter(({ isLink, to }) => isLink && to === null)).toEqual([])
    const linked = lines.flatMap(({ to }) => to ?? [])
    expect(linked).toEqual([...new Set(linked)])
    expect(linked.length).toBeGreaterThan(step === 'delivery' && cart.deliveryType === 'no_delivery' ? -1 : 0)
  }
})

it('names the character that a name cannot have, once, at its field', async () => {
  for (const [lastname, sign] of [
    ['D@home', '@'],
    ['<b>O’Neil', '<'],
  ] as const) {
    const named = { ...address.shipping, lastname }
    const billing = { ...billedThere.billing, lastname }
    const cart = { ...wholeCartExample, address: { shipping: named, billing } }
    const missing = firstInvalidStep({ cart, upTo: 'identity' }, { buyer: null, locale: 'fr_FR', booksTimes: false, today: '2026-11-23' })
    expect(missing?.opens).toBe('identity')
    expect(await told(cart, { step: 'identity', faults: missing?.faults ?? [] })).toEqual([
      { words: `Nom${formatReasons.nameSign.fr.replace('{sign}', sign)}`, isLink: true, to: 'address-delivery-lastname' },
    ])
  }
})

it.each([
  ['blanks', '   '],
  ['a blank that keeps words together', '\u00a0'],
  ['an invisible character', '\u200b'],
  ['a filler', '\u3164'],
])('asks for a field that holds %s alone', async (_, nothing) => {
  const blank = { firstname: nothing, lastname: nothing, address: nothing }
  const bill = { ...address.billing, ...blank, postalCode: nothing, city: nothing }
  const said = { email: nothing, phone: nothing, company: { ...company, name: nothing }, gift: { from: nothing, message: '' } }
  const leadsTo = async (more: Partial<StoredCart>) => {
    const cart = { ...wholeCartExample, contact: { ...contact, ...said }, ...more }
    const missing = firstInvalidStep({ cart, upTo: 'identity' }, { buyer: null, locale: 'fr_FR', booksTimes: false, today: '2026-11-23' })
    return (await told(cart, { step: 'identity', faults: missing?.faults ?? [] })).map(({ to }) => to)
  }
  const linesOf = (place: string, lines: readonly string[]) => lines.map((line) => `address-${place}-${line}`)
  const reached = ['user-email', 'user-phone']
  expect(await leadsTo({ address: { ...address, shipping: { ...address.shipping, ...blank } } })).toEqual([
    ...[...reached, ...linesOf('delivery', Object.keys(blank)), 'company-name', 'gift-from'],
  ])
  expect(await leadsTo({ deliveryType: 'no_delivery', address: { ...address, billing: bill } })).toEqual([
    ...[...reached, ...linesOf('billing', [...Object.keys(blank), 'postalCode', 'city']), 'company-name', 'gift-from'],
  ])
})
