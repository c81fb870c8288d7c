import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import type { StaticActors } from '#schemas/runtime/static-actors.ts'
import { companyAddresses } from '#schemas/api/content/company.ts'
import { collectTimes } from '#schemas/api/shop/delivery-calls.ts'
import { orderDiscount } from '#schemas/api/shop/order-calls.ts'
import { orderViewExample } from '#schemas/api/shop/order-view.ts'
import { errorMessage } from '#schemas/errors/errors.ts'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import type { CheckoutState } from '#schemas/runtime/checkout.ts'
import { smallStagedCart as cart } from '#schemas/runtime/preview-cart.ts'

const begun: CheckoutState = {
  ...{ step: 'delivery', pending: null, buyer: null, faults: [], message: null, refusals: 0 },
  ...{ quote: null, order: null, payment: null, view: null, awaited: null, unheard: null },
}
const places = companyAddresses.example.data
const [cellar] = places.addresses
const times = collectTimes.example.data ?? []
const [time] = times
const shop: StaticActors = {
  cart,
  shipping: { asked: null, message: null, isUnanswered: false },
  countries: [
    { id: 1, alphaTwo: 'FR', alphaThree: 'FRA', name: 'France', isServed: true },
    { id: 2, alphaTwo: 'BE', alphaThree: 'BEL', name: 'Belgique', isServed: true },
  ],
  collectTimes: times,
  methods: ['CARD', 'SEPA_DEBIT', 'TRANSFER'],
}
const collected = {
  ...cart.kept,
  deliveryType: 'clickAndCollect' as const,
  clickAndCollect: { idAddress: cellar?.id ?? null, date: time?.date ?? null, idSchedule: time?.idSchedule ?? null },
}
const order = { reference: orderViewExample.reference, accessToken: 'un-jeton-de-demonstration' }

const stageOf = (state: string, checkout: Partial<CheckoutState>, actors: StaticActors = {}): BlockPreview => ({
  ...{ state, examples: ['page'], answers: { 'company.addresses': places } },
  actors: { ...shop, ...actors, checkout: { ...begun, ...checkout } },
})

const paying: Partial<CheckoutState> = {
  ...{ step: 'payment', order },
  view: { ...orderViewExample, payment: 'PENDING_PAYMENT', transfer: null },
}
const mistyped = { ...cart, kept: { ...cart.kept, contact: { ...cart.kept.contact, phone: '06 39' } } }
const message = errorMessage('VALIDATION_FAILED', 'fr_FR')
const faults = [{ field: 'user.phone', code: 'PHONE' as const, message: fieldErrorMessage('PHONE', 'fr_FR') }]

/** The steps of an order, from its delivery to its confirmation, and what is missing or refused on the way. */
export const stages: readonly BlockPreview[] = [
  { ...stageOf('delivery', {}), examples: ['page', 'least'] },
  stageOf('collection', {}, { cart: { ...cart, kept: collected } }),
  stageOf('identity', { step: 'identity' }),
  {
    ...stageOf('identity with a fault', { step: 'identity', faults, refusals: 1, message }, { cart: mistyped }),
    isFailure: true,
  },
  stageOf('review', { step: 'review', quote: orderDiscount.example.data }),
  stageOf('payment', { ...paying, payment: { method: 'CARD', clientSecret: 'un-secret-de-demonstration' } }),
  { ...stageOf('payment, and its provider is gone', paying), isFailure: true },
  stageOf('confirmed, by transfer', { step: 'confirmed', order, view: orderViewExample, payment: orderViewExample.transfer }),
  stageOf('confirmed, paid', { step: 'confirmed', order, view: { ...orderViewExample, payment: 'PAID', transfer: null } }),
  { ...stageOf('nothing', {}, { cart: { ...cart, lines: [], totals: null } }), isEmpty: true },
]
