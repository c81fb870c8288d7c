import type { Selectable } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { OrdersTable } from '#server/database/tables/order-tables.ts'
import type { OrderGoods } from './load-lines.ts'
import { destinationOf, toOrderView } from './load-order.ts'

type Row = Selectable<OrdersTable>

const address = {
  ...{ firstname: 'Camille', lastname: 'Roy', address: '5, rue des Lilas', addressPart2: null },
  ...{ postalCode: '75011', city: 'Paris', country: 'FR' },
}
const point = { id: 'FR-000021', name: 'Tabac Y', addLine1: '9, rue Y', zipCode: '34600', city: 'Bédarieux', country: 'FR' }
const row = {
  ...{ id: 881, site_id: 38, reference: '2026-000123', payment_status: 'AWAITING_TRANSFER', payment_method: 'TRANSFER' },
  ...{ fulfilment_status: 'NEW', withdrawal_status: 'NONE', delivery_type: 'DELIVERY', delivery_address: address, access_point: null },
  carrier: { id: 3, name: 'Vitivelo', serviceCode: 'VELO', siteType: 'CLASSIC', delayDays: [2, 3], trackingUrl: null },
  ...{ created_at: new Date('2026-11-20T10:00:00Z'), expires_at: new Date('2026-11-26T23:30:00Z'), collect_date: null },
  ...{ subtotal: 8640, step: null, discount_code: null, discount_value: 0, fees_paid: 1490, total: 10_130 },
  ...{ vat: [{ rate: 550, base: 9602, vat: 528, total: 10_130 }], message: null, gift: null },
  ...{ billing_address: address, company: null },
} as unknown as Row
const lines = [
  {
    position: 0,
    sellable_id: 107,
    name: 'Cuvée A',
    year: 2021,
    quantity: 6,
    cancelled: 0,
    price: 1599,
    discount: 159,
    share: 0,
    total: 8640,
    facts: {},
    contents: [],
  },
]
const goods = { lines, shipments: [], collectedAt: null, papers: [] } as unknown as OrderGoods
const bank = { iban: 'FR7630006000011234567890189', bic: null }

const view = (more: Partial<Row> = {}, has: Partial<OrderGoods> = {}, to: typeof bank | null = bank) =>
  toOrderView({ ...row, ...more }, { ...goods, ...has }, { bank: to, now: Date.parse('2026-11-20T10:00:00Z') })

describe('an order as its buyer follows it', () => {
  it('is returned whole, in euros and per cent, without absent parts', () => {
    expect(view()).toEqual({
      ...{ id: 881, reference: '2026-000123', createdAt: '2026-11-20T10:00:00Z', expiresAt: '2026-11-26T23:30:00Z' },
      ...{ payment: 'AWAITING_TRANSFER', fulfilment: 'NEW', withdrawal: 'NONE' },
      products: [{ id: 107, name: 'Cuvée A', year: 2021, quantity: 6, price: 15.99, discount: 1.59, share: 0, total: 86.4 }],
      ...{ subtotal: 86.4, step: null, discount: null, shippingFees: 14.9, total: 101.3 },
      vat: [{ rate: 5.5, base: 96.02, amount: 5.28 }],
      delivery: { type: 'DELIVERY', name: 'Vitivelo' },
      ...{ destination: ['Camille Roy', '5, rue des Lilas', '75011 Paris'], delayDays: [2, 3], collectDate: null, message: null },
      billedTo: ['Camille Roy', '5, rue des Lilas', '75011 Paris'],
      ...{ shipments: [], withdrawUntil: null, papers: [] },
      // In Paris that day has begun.
      transfer: { method: 'TRANSFER', ...bank, label: '2026-000123', dueAt: '2026-11-27' },
    })
  })

  it('says of some orders alone what is not of the others', () => {
    const now = Date.parse('2026-11-20T10:00:00Z')
    const said = (more: Partial<Row> = {}, standing: Partial<Parameters<typeof toOrderView>[2]> = {}) => {
      const { collectHours, isForCompany, awaited, givenUp, isBeingRead, takesDebit } = toOrderView({ ...row, ...more }, goods, {
        ...{ bank, now },
        ...standing,
      })
      return { collectHours, isForCompany, awaited, givenUp, isBeingRead, takesDebit }
    }
    expect(said()).toEqual({})
    const collect = { place: ['Le chai'], hours: { from: '10:00', to: '12:00' } } as unknown as Row['collect']
    expect(said({ collect })).toEqual({ collectHours: { from: '10:00', to: '12:00' } })
    expect(said({ collect: { place: ['Le chai'], hours: null } as unknown as Row['collect'] })).toEqual({})
    expect(said({ company: { name: 'Le Comptoir', siret: null, vatNumber: null, reference: null } })).toEqual({ isForCompany: true })
    const awaited = [
      { line: 0, quantity: 2 },
      { line: 7, quantity: 1 },
    ]
    expect(said({}, { awaited })).toEqual({})
    expect(said({ withdrawal_status: 'CONFIRMED' }, { awaited })).toEqual({ awaited: [{ id: 107, quantity: 2 }] })
    expect(said({ withdrawal_status: 'CONFIRMED' })).toEqual({ awaited: [] })
    expect(said({}, { givenUp: [{ id: 107, quantity: 1 }] })).toEqual({ givenUp: [{ id: 107, quantity: 1 }] })
    expect([said({}, { isBeingRead: true }), said({}, { isBeingRead: false })]).toEqual([{ isBeingRead: true }, {}])
    const tomorrow = { collect_date: '2026-11-21' }
    expect(said({ ...tomorrow, payment_status: 'PENDING_PAYMENT' })).toEqual({ takesDebit: false })
    expect([said(tomorrow), said({ payment_status: 'PENDING_PAYMENT' })]).toEqual([{}, {}])
  })

  it('says where it goes: to a door, to a shop nearby, to where it is collected, or nowhere', () => {
    const to = (more: Partial<Row>) => destinationOf({ ...row, delivery_address: null, ...more })
    expect(to({ access_point: point })).toEqual(['Tabac Y', '9, rue Y', '34600 Bédarieux'])
    expect(to({ collect: { place: ['Le chai', 'Faugères'], hours: null } })).toEqual(['Le chai', 'Faugères'])
    expect(to({ collect: null })).toEqual([])
    expect(view({ carrier: null }).delayDays).toBeNull()
  })

  it('names the billing address, a company first, and the contents of a box', () => {
    const company = { name: 'Le Comptoir', siret: null, vatNumber: null, reference: 'BC-42' }
    const boxed = lines.map((line) => ({ ...line, contents: [{ id: 9, name: 'Cuvée B 2022', count: 3, capacityMl: 750 }] }))
    const told = view({ company }, { lines: boxed as unknown as OrderGoods['lines'] })
    expect(told.billedTo).toEqual(['Le Comptoir', 'Camille Roy', '5, rue des Lilas', '75011 Paris'])
    expect([told.purchaseReference, told.products[0]?.contents]).toEqual(['BC-42', [{ name: 'Cuvée B 2022', quantity: 3 }]])
    expect(view({ company: { ...company, reference: null } }).purchaseReference).toBeUndefined()
  })

  it('names the variations of its lines, without other stored values', () => {
    const stored = (facts: unknown) =>
      view({}, { lines: lines.map((line) => ({ ...line, facts })) as unknown as OrderGoods['lines'] }).products
    expect(stored({ variants: ['Magnum', 'Coffret bois'] })).toMatchObject([{ variants: ['Magnum', 'Coffret bois'] }])
    for (const facts of [{}, { variants: [] }, { variants: 'Magnum' }, { variants: [3] }])
      expect(stored(facts)[0]).not.toHaveProperty('variants')
  })

  it('is returned with its discounts and the message of its gift', () => {
    const gift = { from: 'Alix', message: null }
    expect(view({ step: { bottles: 6, value: 333 }, discount_code: 'CADEAU5', discount_value: 505, gift })).toMatchObject({
      ...{ step: { bottles: 6, value: 3.33 }, discount: { code: 'CADEAU5', value: 5.05 }, gift },
    })
  })

  it('describes an awaited transfer, and offers one while another payment is awaited', () => {
    const ways = (more: Partial<Row>, to: typeof bank | null = bank) => {
      const { transfer, takesTransfer } = view(more, {}, to)
      return [transfer !== null, takesTransfer ?? false]
    }
    expect(ways({})).toEqual([true, false])
    expect(ways({}, null)).toEqual([false, false])
    expect(ways({ expires_at: null })).toEqual([false, false])
    expect(ways({ payment_status: 'PAID' })).toEqual([false, false])
    expect(ways({ payment_status: 'PENDING_PAYMENT' })).toEqual([false, true])
    expect(ways({ payment_status: 'PENDING_PAYMENT' }, null)).toEqual([false, false])
    expect(ways({ payment_status: 'PENDING_PAYMENT', fulfilment_status: 'CANCELLED' })).toEqual([false, false])
  })

  it('says in how many days it comes when that is known', () => {
    const { carrier } = row
    expect(view({ carrier: null })).toMatchObject({ delayDays: null, delivery: { name: null } })
    expect(view({ carrier: carrier && { ...carrier, delayDays: [2] } }).delayDays).toBeNull()
    expect(view({ carrier: carrier && { ...carrier, delayDays: [0, 1] } }).delayDays).toEqual([0, 1])
  })

  it('says where its papers lie', () => {
    const issued_at = new Date('2026-11-21T09:00:00Z')
    const papers = [
      { order_id: 881, kind: 'INVOICE' as const, number: 'F2026-000007', total: 10_130, issued_at, kept: null },
      { order_id: 881, kind: 'CREDIT_NOTE' as const, number: 'A2026-000002', total: 1599, issued_at, kept: null },
    ]
    const [at, issuedAt] = ['/api/order/2026-000123/invoice', '2026-11-21T09:00:00Z']
    expect(view({}, { papers }).papers).toEqual([
      { kind: 'INVOICE', number: 'F2026-000007', total: 101.3, issuedAt, url: at },
      { kind: 'CREDIT_NOTE', number: 'A2026-000002', total: 15.99, issuedAt, url: `${at}?creditNote=A2026-000002` },
    ])
    const worn = papers.map((paper) => ({ ...paper, kept: { amount: 1234, reason: 'Étiquettes arrachées' } }))
    expect(view({}, { papers: worn.slice(1) }).papers).toMatchObject([{ kept: { amount: 12.34, reason: 'Étiquettes arrachées' } }])
  })
})

describe('where an order goes', () => {
  it('is an address with all its lines, a pickup point, or null for collection', () => {
    const second = { ...address, addressPart2: 'Bâtiment B' }
    const lined = ['Camille Roy', '5, rue des Lilas', 'Bâtiment B', '75011 Paris']
    expect(destinationOf({ delivery_address: second, access_point: null })).toEqual(lined)
    expect(destinationOf({ delivery_address: null, access_point: point })).toEqual(['Tabac Y', '9, rue Y', '34600 Bédarieux'])
    expect(destinationOf({ delivery_address: null, access_point: null })).toEqual([])
  })
})
