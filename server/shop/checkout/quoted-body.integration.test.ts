import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallBody } from '#schemas/api/calls.ts'
import { buyer, orderBody, orderStage, type OrderStage } from '#tests/support/shop/order-stage.ts'
import { addCarrier, addWine, shopId } from '#tests/support/shop/shop.ts'
import type { Caller } from '#server/platform/scope/caller.ts'

type Body = CallBody<'order.place'>

let stage: OrderStage
let wine: number
let pickup: number
let collected: number
let point: string

const visitor: Caller = { kind: 'visitor' }
const quote = (body: object, caller: Caller = visitor) =>
  stage.features.orders.quote({ scope: stage.scope(), caller }, body as CallBody<'order.discount'>)
const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'TAKEN',
    ({ code, data }: { code: string; data: object }) => [code, data],
  )

async function addCode(code: string, worth: { readonly amount: number; readonly detail_type?: 'SHIPPING_FEES'; readonly most?: number }) {
  const { amount, detail_type = 'ORDER', most } = worth
  const type = detail_type === 'ORDER' ? 'EURO' : 'PERCENT'
  const row = { site_id: shopId, code, type, amount, detail_type, ...(most !== undefined && { maximum_per_buyer: most }) } as const
  await stage.db.insertInto('discount_codes').values(row).execute()
}
const usedOf = async (code: string) =>
  (await stage.db.selectFrom('discount_codes').select('used').where('code', '=', code).executeTakeFirstOrThrow()).used

beforeAll(async () => {
  stage = await orderStage({ connections: 5 })
  wine = (await addWine(stage.db, { price: 2400, onHand: null })).id
  pickup = await addCarrier(stage.db, { code: 'MR24', deliveryType: 'PICKUP', tariffs: [{ price: 890 }] })
  const address = { name: 'Caveau', address: '1 rue du Chai', postal_code: '33330', city: 'Saint-Émilion' }
  const { id } = await stage.db
    .insertInto('company_addresses')
    .values({ site_id: shopId, types: ['CLICK_AND_COLLECT'], ...address })
    .returning('id')
    .executeTakeFirstOrThrow()
  collected = id
  const asked = { postalCode: '75011', city: 'Paris', country: 1, serviceCode: 'MR24' }
  const [first] = await stage.features.delivery.accessPoints({ scope: stage.scope(), caller: visitor }, asked)
  point = first!.id
  await addCode('PORTOFFERT', { amount: 10_000, detail_type: 'SHIPPING_FEES' })
  await addCode('CADEAU', { amount: 500 })
  await addCode('CENT', { amount: 10_000 })
  await addCode('UNEFOIS', { amount: 500, most: 1 })
})
afterAll(() => stage.close())

const sentTo = (country: number, postalCode: string): Body['address'] => {
  const { billing } = orderBody({ products: [] }).address
  return { billing, delivery: { ...billing, postalCode, country } }
}
const home = { deliveryPostalCode: '75011', deliveryIdCountry: 1 }

describe('the same body', () => {
  const bodies = (): Readonly<Record<string, Partial<Body>>> => ({
    'home, by the carrier’s number': { delivery: { type: 'DELIVERY', idCarrier: stage.carrierId }, ...home },
    'home, by its service': { delivery: { type: 'DELIVERY', serviceCode: 'COLI' }, ...home },
    'home, the address alone saying where': { delivery: { type: 'DELIVERY', idCarrier: stage.carrierId } },
    'a point, by the service': { delivery: { type: 'PICKUP', serviceCode: 'MR24', accessPointId: point } },
    'a point, by service and number': { delivery: { type: 'PICKUP', idCarrier: pickup, serviceCode: 'MR24', accessPointId: point } },
    'a point, by the carrier’s number': { delivery: { type: 'PICKUP', idCarrier: pickup, accessPointId: point } },
    'collected, with a carrier left over': {
      ...{ delivery: { type: 'CLICK_AND_COLLECT', idAddress: collected, idCarrier: stage.carrierId, serviceCode: 'COLI' }, ...home },
    },
    'nowhere, with a carrier left over': { delivery: { type: 'NO_DELIVERY', idCarrier: stage.carrierId }, ...home },
  })

  it('has one price in quote and order, in every mode, with carrier and place given in any way', async () => {
    const seen: Record<string, readonly number[]> = {}
    for (const [name, form] of Object.entries(bodies()))
      for (const discount of [null, 'PORTOFFERT', 'CADEAU']) {
        const body = { ...orderBody({ products: [{ id: wine, quantity: 6 }] }), ...form, discount }
        const asked = await quote(body)
        const { order } = await stage.place({ ...body, expectedTotal: asked.total })
        const told = [asked.shippingFees, asked.value, asked.total]
        expect([name, discount, told]).toEqual([name, discount, [order.shippingFees, order.discount?.value ?? 0, order.total]])
        seen[`${name}, ${discount ?? 'no code'}`] = told
      }
    expect(seen).toMatchObject({
      'home, by its service, no code': [14.9, 0, 158.9],
      'a point, by the service, no code': [8.9, 0, 152.9],
      'a point, by the service, PORTOFFERT': [0, 8.9, 144],
      'a point, by the carrier’s number, no code': [8.9, 0, 152.9],
      'collected, with a carrier left over, CADEAU': [0, 5, 139],
      'nowhere, with a carrier left over, no code': [0, 0, 144],
    })
  })
})

describe('a carrier that cannot bring the cart as its body says', () => {
  const named = (quantity: number, more: Partial<Body> = {}): Body => ({
    ...orderBody({ products: [{ id: wine, quantity }] }),
    ...{ delivery: { type: 'DELIVERY', idCarrier: stage.carrierId }, ...home, ...more },
  })
  const toRelay = { type: 'PICKUP' as const, idCarrier: 0, serviceCode: 'MR12', accessPointId: '' }

  beforeAll(async () => {
    const tariffs = [{ to: 11, price: 690 }]
    toRelay.idCarrier = await addCarrier(stage.db, { code: 'MR12', deliveryType: 'PICKUP', tariffs })
    const asked = { postalCode: '75011', city: 'Paris', country: 1, serviceCode: 'MR12' }
    const [first] = await stage.features.delivery.accessPoints({ scope: stage.scope(), caller: visitor }, asked)
    toRelay.accessPointId = first?.id ?? ''
  })
  afterAll(async () => {
    await stage.db.deleteFrom('carrier_tariffs').where('carrier_id', '=', toRelay.idCarrier).execute()
    await stage.db.deleteFrom('carriers').where('id', '=', toRelay.idCarrier).execute()
  })

  it('is refused by the price as by the order, with those that can', async () => {
    const most = named(12, { delivery: toRelay })
    const [quoted, ordered] = [await refusalOf(quote(most)), await refusalOf(stage.place(most))]
    expect(quoted).toMatchObject(['FEES_CHANGED', { carriers: [{ id: stage.carrierId, fdp: 14.9 }, { id: pickup }] }])
    expect(quoted).toEqual(ordered)
    expect((await quote(named(11, { delivery: toRelay }))).shippingFees).toBe(6.9)
    // Before the point is chosen it is the town that counts.
    const { idCarrier, serviceCode } = toRelay
    const pointless = { products: [{ id: wine, quantity: 12 }], ...home, delivery: { type: 'PICKUP', idCarrier, serviceCode } }
    expect(await refusalOf(quote(pointless))).toEqual(ordered)
  })

  it.each([
    ['that is none of the shop’s', () => named(6, { delivery: { type: 'DELIVERY', idCarrier: 999_999 } }), 'FEES_CHANGED'],
    ['that brings parcels in another way', () => named(6, { delivery: { type: 'DELIVERY', idCarrier: pickup } }), 'FEES_CHANGED'],
    ['whose price was asked elsewhere', () => named(6, { deliveryPostalCode: '69002' }), 'FEES_CHANGED'],
    ['of more than it takes', () => named(40, { delivery: { type: 'DELIVERY', idCarrier: stage.carrierId } }), 'FEES_CHANGED'],
    [
      'under two names',
      () => named(6, { delivery: { type: 'DELIVERY', idCarrier: stage.carrierId, serviceCode: 'MR24' } }),
      'VALIDATION_FAILED',
    ],
    ['to a country that is not served', () => named(6, { address: sentTo(2, '1000') }), 'COUNTRY_NOT_SERVED'],
    ['to a postal code that is none', () => named(6, { address: sentTo(1, '7501') }), 'BAD_POSTAL_CODE'],
  ])('%s is refused by the price', async (_, body, code) => {
    expect(await refusalOf(quote(body()))).toMatchObject([code, {}])
  })

  it('is refused for the bottles of a cart that no delivery takes', async () => {
    await stage.set({ MINIMUM_EXPEDITION_BOTTLE: 6, MAXIMUM_EXPEDITION_BOTTLE: 18 })
    const refused = async (quantity: number) => [await refusalOf(quote(named(quantity))), await refusalOf(stage.place(named(quantity)))]
    const few = ['MIN_BOTTLES', { code: 'MIN_BOTTLES', min: 6, count: 1 }]
    const many = ['MAX_BOTTLES', { code: 'MAX_BOTTLES', max: 18, count: 19 }]
    expect(await refused(1)).toEqual([few, few])
    expect(await refused(19)).toEqual([many, many])
    // Without a delivery it has a price.
    expect((await quote({ products: [{ id: wine, quantity: 1 }], ...home })).total).toBe(24)
    await stage.set({ MINIMUM_EXPEDITION_BOTTLE: 0, MAXIMUM_EXPEDITION_BOTTLE: 0 })
  })

  it('is named for nothing as long as it is not said where the cart goes', async () => {
    const asked = { products: [{ id: wine, quantity: 40 }], delivery: { type: 'DELIVERY', idCarrier: stage.carrierId } }
    expect((await quote(asked)).shippingFees).toBe(0)
  })
})

describe('a code that takes the goods below where shipping is free', () => {
  const body = (discount: string | null) => ({
    ...orderBody({ products: [{ id: wine, quantity: 13 }] }),
    ...{ delivery: { type: 'DELIVERY' as const, idCarrier: stage.carrierId }, ...home, discount },
  })
  const fees = async (discount: string | null) => {
    const asked = { products: [{ idProduct: wine, quantity: 13 }], postalCode: '75011', country: 1, discount }
    const carriers = await stage.features.delivery.fees({ scope: stage.scope(), caller: visitor }, asked)
    return carriers.find(({ id }) => id === stage.carrierId)?.fdp
  }

  it('is left unused where it makes the order dearer: carriers, quote and order name one price', async () => {
    await stage.set({ FREE_SHIPPING_PRICE: 310 })
    const [before, { order }] = [await usedOf('CADEAU'), await stage.place(body('CADEAU'))]
    expect([order.total, order.shippingFees, order.discount]).toEqual([312, 0, null])
    expect([await usedOf('CADEAU'), (await quote(body('CADEAU'))).total, await fees('CADEAU')]).toEqual([before, 312, 0])
  })

  it('lists the carrier at its price with the code where the code is worth more', async () => {
    await stage.set({ FREE_SHIPPING_PRICE: 310 })
    const { order } = await stage.place(body('CENT'))
    expect([order.total, order.shippingFees, order.discount?.value]).toEqual([226.9, 14.9, 100])
    expect([(await quote(body('CENT'))).total, await fees('CENT'), await fees(null), await fees('INCONNU')]).toEqual([226.9, 14.9, 0, 0])
    const elsewhere = { ...body('CENT'), deliveryPostalCode: '69002' }
    expect(await refusalOf(stage.place(elsewhere))).toMatchObject(['FEES_CHANGED', { carriers: [{ fdp: 14.9 }, { fdp: 8.9 }] }])
    await stage.set({ FREE_SHIPPING_PRICE: 0 })
  })
})

describe('what an address has used of a code', () => {
  const products = () => [{ id: wine, quantity: 1 }]
  const used = ['DISCOUNT_USED_UP', { reason: 'BUYER' }]

  it('is reported to the owner of the account before the order, for any address in it', async () => {
    const email = 'membre.une.fois@example.org'
    const { id: userId } = await stage.db
      .insertInto('users')
      .values({ site_id: shopId, email, role: 'MEMBER', password_hash: 'x', firstname: 'Camille', lastname: 'Roy' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const member: Caller = { kind: 'member', siteId: shopId, userId, role: 'MEMBER', sessionId: 1, provedAt: new Date() }
    const asked = { products: products(), discount: 'UNEFOIS', user: { email: 'autre@example.org' } }
    expect(await refusalOf(quote(asked, member))).toBe('TAKEN')
    await stage.place({ products: products(), discount: 'UNEFOIS', user: buyer('membre.une.fois') })
    expect([await refusalOf(quote(asked, member)), await refusalOf(quote({ ...asked, user: null }, member))]).toEqual([used, used])
  })

  it('is shown to no other visitor, by a price or by an order that is refused for another reason', async () => {
    const user = buyer('victime')
    await stage.place({ products: products(), discount: 'UNEFOIS', user })
    for (const one of [user, buyer('personne')]) {
      const wish = { products: products(), discount: 'UNEFOIS', user: one }
      expect(await refusalOf(quote(wish))).toBe('TAKEN')
      expect(await refusalOf(stage.place({ ...wish, expectedTotal: 0 }))).toMatchObject(['PRICE_CHANGED', { quote: { total: 19 } }])
      const without = { ...wish, delivery: { type: 'DELIVERY' as const, idCarrier: 999_999 } }
      expect(await refusalOf(stage.place(without))).toMatchObject(['FEES_CHANGED', {}])
    }
    expect(await refusalOf(stage.place({ products: products(), discount: 'UNEFOIS', user }))).toEqual(used)
  })
})
