import { expect, it } from 'vitest'
import { cents } from '#domain/shop/pricing/cents.ts'
import { orderResponse, type PlacedOrder } from './order-response.ts'

const priced = { id: 107, quantity: 6, price: cents(1250), discount: cents(125), share: cents(750), total: cents(6750), vatRate: 2000 }
const taken = {
  ...{ id: 881, reference: '2026-000123', token: 'jeton', expiresAt: new Date('2026-11-26T23:30:00Z') },
  lines: [{ sellable: { row: { title: 'Cuvée A', year: 2021 }, variants: [] as string[] } }],
  quoted: {
    ...{ lines: [priced], subtotal: cents(7500), value: cents(750), step: { bottles: 6, value: cents(333) }, total: cents(8240) },
    ...{ fees: { price: cents(1490), due: cents(1490), paid: cents(1490) } },
    vat: [{ rate: 2000, base: cents(6867), vat: cents(1373), total: cents(8240) }],
  },
  code: { id: 1, code: 'NOEL10' },
  ...{ handover: { type: 'DELIVERY' }, chosen: { carrier: { name: 'Vitivelo' } } },
  paying: { method: 'TRANSFER', bank: { iban: 'FR7630006000011234567890189', bic: null } },
} as unknown as PlacedOrder
const answer = (more: object = {}) => orderResponse({ ...taken, ...more })

it('an order is returned with its amounts, the account for the transfer and its day in Paris', () => {
  expect(answer()).toEqual({
    order: {
      ...{ id: 881, reference: '2026-000123', accessToken: 'jeton', status: 'AWAITING_TRANSFER', expiresAt: '2026-11-26T23:30:00Z' },
      products: [{ id: 107, name: 'Cuvée A', year: 2021, quantity: 6, price: 12.5, discount: 1.25, share: 7.5, total: 67.5 }],
      ...{ subtotal: 75, step: { bottles: 6, value: 3.33 }, discount: { code: 'NOEL10', value: 7.5 }, shippingFees: 14.9, total: 82.4 },
      vat: [{ rate: 20, base: 68.67, amount: 13.73 }],
      delivery: { type: 'DELIVERY', name: 'Vitivelo' },
    },
    payment: { method: 'TRANSFER', iban: 'FR7630006000011234567890189', bic: null, label: '2026-000123', dueAt: '2026-11-27' },
  })
})

it('an order names the variations of its lines', () => {
  const [line] = taken.lines
  const lines = [{ sellable: { ...line?.sellable, variants: ['Magnum', 'Coffret bois'] } }]
  expect(answer({ lines }).order.products).toMatchObject([{ name: 'Cuvée A', year: 2021, variants: ['Magnum', 'Coffret bois'] }])
})

it('an order is returned without absent parts: a code, a step, a carrier', () => {
  const quoted = { ...taken.quoted, step: null }
  expect(answer({ quoted, code: null, chosen: null, handover: { type: 'NO_DELIVERY' } }).order).toMatchObject({
    ...{ step: null, discount: null, delivery: { type: 'NO_DELIVERY', name: null } },
  })
})

it('an order without a price is paid; one that is paid online waits for the provider', () => {
  const free = answer({ expiresAt: null })
  expect([free.order.status, free.order.expiresAt, free.payment]).toEqual(['PAID', null, null])
  const online = answer({ paying: { method: 'CARD', bank: null } })
  expect([online.order.status, online.payment]).toEqual(['PENDING_PAYMENT', { method: 'CARD', clientSecret: null }])
})
