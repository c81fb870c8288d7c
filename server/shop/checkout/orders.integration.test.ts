import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyer, orderBody, orderStage, type OrderStage, type OrderWish } from '#tests/support/shop/order-stage.ts'
import { addBox, addCarrier, addWine, setParameters, shopId } from '#tests/support/shop/shop.ts'
import type { Caller, MemberCaller } from '#server/platform/scope/caller.ts'

const now = Date.parse('2026-11-20T09:00:00Z')

let stage: OrderStage
let wine: Awaited<ReturnType<typeof addWine>>

beforeAll(async () => {
  stage = await orderStage({ clock: () => now, connections: 5 })
  wine = await addWine(stage.db, { onHand: 5000 })
  await stage.db
    .insertInto('discount_codes')
    .values([
      { site_id: shopId, code: 'NOEL10', type: 'PERCENT', amount: 1000, detail_type: 'ORDER', minimum_goods: 3000 },
      { site_id: shopId, code: 'CADEAU5', type: 'EURO', amount: 500, detail_type: 'ORDER' },
      { site_id: shopId, code: 'PORTOFFERT', type: 'PERCENT', amount: 10_000, detail_type: 'SHIPPING_FEES' },
      { site_id: shopId, code: 'ANCIEN', type: 'PERCENT', amount: 1000, detail_type: 'ORDER', ends_at: new Date('2020-01-01') },
      { site_id: shopId, code: 'BIENTOT', type: 'PERCENT', amount: 1000, detail_type: 'ORDER', starts_at: new Date('2200-01-01') },
    ])
    .execute()
})
afterAll(() => stage.close())

const six = () => ({ products: [{ id: wine.id, quantity: 6 }] })
const delivered = (more: Partial<OrderWish> = {}): OrderWish => ({
  ...{ ...six(), delivery: { type: 'DELIVERY', idCarrier: stage.carrierId }, deliveryPostalCode: '75011', deliveryIdCountry: 1 },
  ...more,
})
const refusal = (wish: OrderWish) =>
  stage.place(wish).then(
    () => null,
    (error: { code: string; data: Record<string, unknown> }) => ({ ...error.data, code: error.code }),
  )
const stored = async (reference: string) =>
  stage.db.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()

/** A member of the shop, signed in. */
async function memberOf(email: string): Promise<MemberCaller> {
  const account = { site_id: shopId, email, firstname: 'Alix', lastname: 'Morel', birthdate: '1990-01-31', password_hash: '' }
  const { id: userId } = await stage.db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow()
  const { sessionId } = await stage.features.sessions.open({ siteId: shopId, userId, device: 'Firefox, Linux' })
  return { kind: 'member', siteId: shopId, userId, role: 'MEMBER', sessionId, provedAt: new Date(now) }
}

describe('an order', () => {
  it('is placed with its price, and returned with its way of payment', async () => {
    const { order, payment } = await stage.place(delivered({ discount: 'noel10', message: 'Interphone 12', expectedTotal: 82.4 }))
    expect(order).toEqual({
      ...{ id: order.id, reference: '2026-000001', accessToken: order.accessToken, status: 'AWAITING_TRANSFER' },
      products: [
        {
          id: wine.id,
          name: wine.name.replace(' 2021', ''),
          year: 2021,
          capacityMl: 750,
          quantity: 6,
          price: 12.5,
          discount: 0,
          share: 7.5,
          total: 67.5,
        },
      ],
      ...{ subtotal: 75, step: null, discount: { code: 'NOEL10', value: 7.5 }, shippingFees: 14.9, total: 82.4 },
      vat: [{ rate: 20, base: 68.67, amount: 13.73 }],
      delivery: { type: 'DELIVERY', name: 'Transport COLI' },
      expiresAt: order.expiresAt,
    })
    expect(payment).toMatchObject({ method: 'TRANSFER', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP', label: '2026-000001' })
  })

  it('is stored with a copy of its articles, independent of later changes of the catalogue', async () => {
    const { order } = await stage.place(delivered({ gift: { from: 'Camille', message: 'Bonne fête' } }))
    const row = await stored(order.reference)
    expect(row).toMatchObject({
      ...{ email: 'camille.roy@example.org', phone: '+33639980012', payment_status: 'AWAITING_TRANSFER', fulfilment_status: 'NEW' },
      ...{
        subtotal: 7500,
        fees_price: 1490,
        fees_paid: 1490,
        total: 8990,
        discount_code: null,
        gift: { from: 'Camille', message: 'Bonne fête' },
      },
      delivery_address: { postalCode: '75011', city: 'Paris', country: 'FR' },
      carrier: { name: 'Transport COLI', serviceCode: 'COLI', delayDays: [2, 3] },
    })
    expect(row.majority_checked_at).not.toBeNull()
    expect(row.due_at!.getTime() - row.created_at.getTime()).toBe(7 * 86_400_000)
    await stage.db
      .updateTable('products')
      .set({ reference: `changed-${order.id}`, vat_rate: 550 })
      .where('id', '=', wine.productId)
      .execute()
    const [line] = await stage.db.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).execute()
    expect(line).toMatchObject({
      sellable_id: wine.id,
      year: 2021,
      capacity_ml: 750,
      vat_rate: 2000,
      price: 1250,
      total: 7500,
      facts: { abv: 135 },
    })
    await stage.db.updateTable('products').set({ vat_rate: 2000 }).where('id', '=', wine.productId).execute()
    const terms = await stage.db.selectFrom('sale_terms').selectAll().where('hash', '=', row.sale_terms_hash).executeTakeFirstOrThrow()
    expect(terms.html).toBe('<p>Vendu par le domaine.</p>')
  })

  it('is confirmed to its buyer and reported to the company, once each', async () => {
    const { order } = await stage.place(delivered())
    const mails = await stage.db
      .selectFrom('mails')
      .select(['kind', 'recipient', 'data'])
      .where('key', '=', order.reference)
      .orderBy('kind')
      .execute()
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['ORDER_PLACED', 'camille.roy@example.org'],
      ['ORDER_TEAM', 'cave@example.org'],
    ])
    const destination = ['Camille Roy', '5, rue des Lilas', '75011 Paris']
    expect(mails[0]!.data).toMatchObject({ order: { total: 8990, destination, delayDays: [2, 3], collectAt: null } })
  })

  it('holds back what it needs of each stock, boxes their bottles too', async () => {
    const bottle = await addWine(stage.db, { onHand: 10 })
    const box = await addBox(stage.db, [[bottle.id, 2]], { onHand: 3 })
    const { order } = await stage.place({
      products: [
        { id: bottle.id, quantity: 1 },
        { id: box, quantity: 2 },
      ],
    })
    const holds = await stage.db
      .selectFrom('order_holds')
      .select(['sellable_id', 'quantity'])
      .where('order_id', '=', order.id)
      .orderBy('sellable_id')
      .execute()
    expect(holds).toEqual([
      { sellable_id: bottle.id, quantity: 5 },
      { sellable_id: box, quantity: 2 },
    ])
    const stocks = await stage.db
      .selectFrom('stocks')
      .select('reserved')
      .where('sellable_id', 'in', [bottle.id, box])
      .orderBy('sellable_id')
      .execute()
    expect(stocks.map(({ reserved }) => reserved)).toEqual([5, 2])
  })

  it('is paid by transfer without a choice where nothing else is accepted', async () => {
    for (const payment of [null, undefined]) {
      const { order, payment: asked } = await stage.place({ ...six(), payment })
      expect([order.status, asked?.method]).toEqual(['AWAITING_TRANSFER', 'TRANSFER'])
    }
  })

  it('by a member belongs to the account, in spite of other data in the request', async () => {
    const caller = await memberOf('membre@example.org')
    const { order } = await stage.place({ ...six(), user: { ...buyer(), birthdate: '2020-01-01' } }, caller)
    const { user_id, email, firstname, lastname, phone } = await stored(order.reference)
    expect({ user_id, email, firstname, lastname, phone }).toEqual({
      ...{ user_id: caller.userId, email: 'membre@example.org', firstname: 'Alix', lastname: 'Morel', phone: '+33639980012' },
    })
  })
})

describe('an order is refused', () => {
  it.each([
    ['without terms accepted', () => ({ ...six(), saleTermsAccepted: false }), { code: 'SALE_TERMS_REQUIRED' }],
    ['without an address to write to', () => ({ ...six(), user: { firstname: 'A' } }), { code: 'EMAIL_REQUIRED' }],
    [
      'to whoever does not say when they were born',
      () => ({ ...six(), user: { ...buyer(), birthdate: null } }),
      { code: 'VALIDATION_FAILED' },
    ],
    [
      'to somebody whose phone number cannot be one',
      () => ({ ...six(), user: { ...buyer(), phone: '12' } }),
      { errors: [{ field: 'user.phone', code: 'PHONE' }] },
    ],
    [
      'to nobody who can be alive',
      () => ({ ...six(), user: { ...buyer(), birthdate: '1800-01-01' } }),
      { errors: [{ field: 'user.birthdate', code: 'DATE' }] },
    ],
    [
      'for a total that is no amount',
      () => ({ ...six(), expectedTotal: 75.001 }),
      { errors: [{ field: 'expectedTotal', code: 'NUMBER' }] },
    ],
    ['to a minor', () => ({ ...six(), user: { ...buyer(), birthdate: '2008-11-21' } }), { code: 'MINOR' }],
    ['by card, which is not offered', () => ({ ...six(), payment: { method: 'CARD' as const } }), { code: 'PAYMENT_UNAVAILABLE' }],
    ['with a code that is none', () => ({ ...six(), discount: 'RIEN' }), { code: 'DISCOUNT_INVALID' }],
    ['with a code of the past', () => ({ ...six(), discount: 'ANCIEN' }), { code: 'DISCOUNT_EXPIRED' }],
    ['with a code to come', () => ({ ...six(), discount: 'BIENTOT' }), { code: 'DISCOUNT_INVALID' }],
    [
      'with a code for more',
      () => ({ products: [{ id: wine.id, quantity: 2 }], discount: { code: 'NOEL10' } }),
      { code: 'DISCOUNT_MINIMUM', minimum: 30 },
    ],
    [
      'with a company’s number that cannot be',
      () => ({ ...six(), company: { name: 'A', siret: '73282932000075' } }),
      { code: 'VALIDATION_FAILED' },
    ],
    [
      'to a pickup point that is none',
      () => delivered({ delivery: { type: 'PICKUP', serviceCode: 'COLI' } }),
      { code: 'ACCESS_POINT_REQUIRED' },
    ],
    [
      'by the number of one carrier and the service of another',
      () => delivered({ delivery: { type: 'DELIVERY', idCarrier: stage.carrierId, serviceCode: 'MR24' } }),
      { code: 'VALIDATION_FAILED', errors: [{ field: 'delivery.serviceCode', code: 'OPTION' }] },
    ],
    ['to be collected nowhere', () => ({ ...six(), delivery: { type: 'CLICK_AND_COLLECT' as const } }), { code: 'BAD_ADDRESS' }],
    ['with nothing in it', () => ({ products: [] }), { code: 'EMPTY_CART' }],
  ])('%s', async (_, wish, expected) => {
    expect(await refusal(wish())).toMatchObject(expected)
  })

  it('when it would cost more than was shown; when less, it costs less', async () => {
    expect(await refusal({ ...six(), expectedTotal: 74.99 })).toMatchObject({ code: 'PRICE_CHANGED', quote: { total: 75 } })
    expect((await stage.place({ ...six(), expectedTotal: 80 })).order.total).toBe(75)
  })

  it('when it goes elsewhere than its quoted fees, with the fees of the new place', async () => {
    const elsewhere = await refusal(delivered({ deliveryPostalCode: '20000' }))
    const changed = { code: 'FEES_CHANGED', carriers: [{ id: stage.carrierId, fdp: 14.9 }] }
    expect(elsewhere).toMatchObject(changed)
    expect(await refusal(delivered({ deliveryIdCountry: 2 }))).toMatchObject(changed)
    // Neither has to be said.
    expect(await refusal(delivered({ deliveryPostalCode: undefined, deliveryIdCountry: null }))).toBeNull()
    expect(await refusal(delivered({ delivery: { type: 'DELIVERY', idCarrier: 999_999 } }))).toMatchObject({ code: 'FEES_CHANGED' })
    const address = { ...orderBody(six()).address.billing, postalCode: '7501' }
    const { billing } = orderBody(six()).address
    const wrong = (field: string, message: string) => ({ code: 'BAD_ADDRESS', errors: [expect.objectContaining({ field, message })] })
    const noCode = 'Ce code postal n’existe pas dans ce pays.'
    for (const where of [
      { billing: address, delivery: address },
      { billing: address, delivery: billing },
    ])
      expect(await refusal(delivered({ address: where }))).toEqual(wrong('address.billing.postalCode', noCode))
    expect(await refusal(delivered({ address: { billing, delivery: address } }))).toEqual(wrong('address.delivery.postalCode', noCode))
    expect(await refusal(delivered({ address: { billing: { ...billing, country: 999_999 }, delivery: billing } }))).toEqual(
      wrong('address.billing.country', 'Choisissez dans la liste.'),
    )
    expect(await refusal({ ...six(), delivery: { type: 'CLICK_AND_COLLECT' } })).toEqual(
      wrong('delivery.idAddress', 'Choisissez dans la liste.'),
    )
    expect(await refusal(delivered({ address: { billing, delivery: null } }))).toMatchObject({
      ...{ code: 'BAD_ADDRESS', errors: [{ field: 'address.delivery', code: 'REQUIRED', message: 'Ce champ est obligatoire.' }] },
    })
  })

  it('and leaves nothing behind', async () => {
    const scarce = await addWine(stage.db, { onHand: 3 })
    const count = async () => (await stage.db.selectFrom('orders').select('id').execute()).length
    const before = await count()
    const lines = [
      { id: wine.id, quantity: 1 },
      { id: scarce.id, quantity: 4 },
    ]
    expect(await refusal({ products: lines })).toEqual({
      ...{ code: 'OUT_OF_STOCK', name: `${scarce.name}, 75\u00a0cl`, left: 3 },
      products: [{ id: scarce.id, quantity: 3, setQuantity: true }],
    })
    expect(await count()).toBe(before)
    const reserved = await stage.db.selectFrom('stocks').select('reserved').where('sellable_id', '=', scarce.id).executeTakeFirstOrThrow()
    expect(reserved).toEqual({ reserved: 0 })
  })
})

describe('how an order gets to its buyer', () => {
  it('takes a country by its number or its two letters', async () => {
    const french = { ...orderBody(six()).address.billing, country: 'fr' }
    const wish = delivered({ address: { billing: french, delivery: french }, deliveryPostalCode: '75011', deliveryIdCountry: 'FR' })
    expect((await stage.place(wish)).order.shippingFees).toBeGreaterThan(0)
    expect(await refusal({ ...wish, deliveryIdCountry: 'BE' })).toMatchObject({ code: 'FEES_CHANGED' })
  })

  it('is collected at the only place of the shop when none is named', async () => {
    const at = { address: '1, place du Caveau', postal_code: '34600', city: 'Bédarieux' }
    const place = { site_id: shopId, types: ['CLICK_AND_COLLECT'] as never, ...at }
    const collect = { ...six(), delivery: { type: 'CLICK_AND_COLLECT' as const } }
    const add = (name: string) =>
      stage.db
        .insertInto('company_addresses')
        .values({ ...place, name })
        .returning('id')
        .executeTakeFirstOrThrow()
    const first = await add('Caveau')
    expect((await stage.place(collect)).order.shippingFees).toBe(0)
    const second = await add('Chai')
    expect(await refusal(collect)).toMatchObject({ code: 'BAD_ADDRESS' })
    await stage.db.deleteFrom('company_addresses').where('id', 'in', [first.id, second.id]).execute()
  })

  it('may be a place where parcels wait, as that place is known to us', async () => {
    const id = await addCarrier(stage.db, { code: 'MR24', deliveryType: 'PICKUP', tariffs: [{ price: 690 }] })
    const wish = { ...six(), delivery: { type: 'PICKUP' as const, idCarrier: id, serviceCode: 'MR24', accessPointId: 'FR-000021' } }
    const { order } = await stage.place({ ...wish, deliveryPostalCode: '34600' })
    expect([order.total, order.shippingFees]).toEqual([81.9, 6.9])
    const { serviceCode: _, ...byNumber } = wish.delivery
    expect((await stage.place({ ...wish, delivery: byNumber, deliveryPostalCode: '34600' })).order.shippingFees).toBe(6.9)
    expect(await stored(order.reference)).toMatchObject({ access_point: { id: 'FR-000021', city: 'Bédarieux' }, delivery_address: null })
    expect(await refusal({ ...wish, delivery: { ...wish.delivery, accessPointId: 'FR-999999' } })).toEqual({
      code: 'ACCESS_POINT_REQUIRED',
    })
  })

  it('is by one carrier: number, service and name of different ones are refused', async () => {
    const [{ id }] = (await stage.db.selectFrom('carriers').select('id').where('service_code', '=', 'MR24').execute()) as [{ id: number }]
    const point = { type: 'PICKUP' as const, serviceCode: 'MR24', accessPointId: 'FR-000021' }
    const door = { type: 'DELIVERY' as const, idCarrier: stage.carrierId }
    const sent = (delivery: object) => refusal({ ...delivered(), delivery: { ...point, ...delivery }, deliveryPostalCode: '34600' })
    const fault = (field: string) => ({ code: 'VALIDATION_FAILED', errors: [{ field: `delivery.${field}`, code: 'OPTION' }] })
    expect(await sent({ idCarrier: stage.carrierId })).toMatchObject(fault('serviceCode'))
    expect(await sent({ idCarrier: id, serviceName: 'Transport COLI' })).toMatchObject(fault('serviceName'))
    expect(await sent({ serviceName: 'Transport COLI' })).toMatchObject(fault('serviceName'))
    expect(await refusal(delivered({ delivery: { ...door, serviceName: 'Transport MR24' } }))).toMatchObject(fault('serviceName'))
    for (const serviceName of ['Transport MR24', 'Transport d’hier'])
      expect((await stage.place({ ...six(), delivery: { ...point, serviceName }, deliveryPostalCode: '34600' })).order.shippingFees).toBe(
        6.9,
      )
  })

  it('is nothing but the goods without a delivery', async () => {
    const { order } = await stage.place({ ...six(), discount: 'CADEAU5' })
    expect(order).toMatchObject({ total: 70, shippingFees: 0, discount: { value: 5 }, delivery: { type: 'NO_DELIVERY', name: null } })
  })
})

describe('an order that was taken', () => {
  const get = (reference: string, token?: string, caller: Caller = { kind: 'visitor' }) =>
    stage.features.orders.get({ scope: stage.scope(), caller }, { reference, ...(token !== undefined && { token }) })

  it('is returned to the holder of its token alone', async () => {
    const { order, payment } = await stage.place(delivered({ discount: 'CADEAU5' }))
    const { accessToken, status, ...told } = order
    const view = await get(order.reference, accessToken)
    expect(view).toMatchObject({ ...told, payment: status, fulfilment: 'NEW', withdrawal: 'NONE', transfer: payment })
    expect(view.destination).toEqual(['Camille Roy', '5, rue des Lilas', '75011 Paris'])
    expect(view.delayDays).toEqual([2, 3])
    const other = await stage.place(six())
    for (const token of [undefined, '', 'x', other.order.accessToken, accessToken.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))])
      await expect(get(order.reference, token)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(get('2026-999999', accessToken)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is listed to the member who placed it, and not to another', async () => {
    const [caller, other] = [await memberOf('suit@example.org'), await memberOf('autre@example.org')]
    const [first, second] = [await stage.place(six(), caller), await stage.place(six(), caller)]
    expect((await get(first.order.reference, undefined, caller)).id).toBe(first.order.id)
    await expect(get(first.order.reference, undefined, other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const own = await stage.features.orders.listOwn(stage.scope(), caller.userId)
    expect(own.map(({ id }) => id)).toEqual([second.order.id, first.order.id])
    expect(await stage.features.orders.listOwn(stage.scope(), other.userId)).toEqual([])
  })
})

describe('what a cart costs', () => {
  const quote = (body: object) => stage.features.orders.quote({ scope: stage.scope(), caller: { kind: 'visitor' } }, { ...six(), ...body })

  it('is returned with a code and a carrier, and equals that of the order', async () => {
    const body = {
      discount: 'PORTOFFERT',
      delivery: { type: 'DELIVERY' as const, idCarrier: stage.carrierId },
      deliveryPostalCode: '75011',
      deliveryIdCountry: 1,
    }
    const quoted = await quote(body)
    expect(quoted).toMatchObject({ subtotal: 75, value: 14.9, shippingFees: 0, total: 75, discount: { code: 'PORTOFFERT', amount: 100 } })
    expect((await stage.place(delivered(body))).order.total).toBe(quoted.total)
  })

  it('is returned without either, and changes nothing', async () => {
    const before = await stage.db.selectFrom('stocks').selectAll().where('sellable_id', '=', wine.id).execute()
    expect(await quote({})).toMatchObject({ discount: null, value: 0, total: 75, shippingFees: 0, nextStep: null })
    expect(await stage.db.selectFrom('stocks').selectAll().where('sellable_id', '=', wine.id).execute()).toEqual(before)
  })

  it('tells what more bottles would bring', async () => {
    await stage.db
      .insertInto('discount_steps')
      .values({ site_id: shopId, bottles: 12, type: 'PERCENT', amount: 500, detail_type: 'ORDER' })
      .execute()
    expect((await quote({})).nextStep).toEqual({ bottles: 6, gain: 3.75, kind: 'DISCOUNT' })
    expect((await quote({ products: [{ id: wine.id, quantity: 12 }] })).step).toEqual({ bottles: 12, value: 7.5 })
  })

  it('names near free shipping, also before the choice of a carrier, but not for collection', async () => {
    await setParameters(stage.db, { FREE_SHIPPING_BOTTLE: 8, ONLY_SELL_IN_FRANCE: false })
    const belgium = (await stage.db.selectFrom('countries').select('id').where('alpha_two', '=', 'BE').executeTakeFirstOrThrow()).id
    await stage.db.updateTable('carriers').set({ is_enabled: false }).where('service_code', '=', 'MR24').execute()
    await addCarrier(stage.db, { code: 'POINT', deliveryType: 'PICKUP', tariffs: [{ to: 6, price: 690 }] })
    await addCarrier(stage.db, { code: 'CORSE', tariffs: [{ prefix: '20', price: 2990 }] })
    await stage.features.directory.refresh(shopId)
    const [free, less] = [
      { bottles: 2, gain: 6.9, kind: 'FREE_SHIPPING' },
      { bottles: 6, gain: 3.75, kind: 'DISCOUNT' },
    ]
    const next = async (body: object) => (await quote(body)).nextStep
    expect(await next({})).toEqual(free)
    expect(await next({ deliveryIdCountry: 1 })).toEqual(free)
    expect(await next({ deliveryIdCountry: 1, deliveryPostalCode: '75011' })).toEqual(free)
    expect(await next({ deliveryIdCountry: 1, deliveryPostalCode: '20090' })).toEqual(free)
    expect(await next({ address: { delivery: { country: 1, postalCode: '75011' } }, delivery: { type: 'DELIVERY' } })).toEqual(free)
    expect(await next({ products: [{ id: wine.id, quantity: 7 }] })).toEqual({ ...free, bottles: 1, gain: 14.9 })
    const chosen = { delivery: { type: 'DELIVERY', idCarrier: stage.carrierId }, deliveryIdCountry: 1, deliveryPostalCode: '75011' }
    expect(await next(chosen)).toEqual({ ...free, gain: 14.9 })
    expect(await next({ ...chosen, delivery: { type: 'PICKUP', serviceCode: 'POINT' } })).toBeNull()
    expect(await next({ deliveryIdCountry: belgium })).toEqual(less)
    expect(await next({ deliveryIdCountry: 1, deliveryPostalCode: '97400' })).toEqual(less)
    for (const type of ['CLICK_AND_COLLECT', 'NO_DELIVERY']) expect(await next({ delivery: { type } })).toEqual(less)
    expect((await stage.features.cart.rules(stage.scope())).frenchFees).toEqual([
      { fromUnits: 0, range: { least: 6.9, most: 29.9 } },
      { fromUnits: 7, range: { least: 14.9, most: 29.9 } },
      { fromUnits: 37, range: { least: 29.9, most: 29.9 } },
    ])
    await addCarrier(stage.db, { code: 'VEXP', siteType: 'VIGNOBLE_EXPORT', tariffs: [{ price: 4900 }] })
    // The point takes six bottles at most: with twelve it would be one of the others, for more than is gained.
    expect([await next({}), await next({ deliveryIdCountry: 1, deliveryPostalCode: '75011' })]).toEqual([less, null])
    expect((await stage.features.cart.rules(stage.scope())).frenchFees).toEqual([])
    await setParameters(stage.db, { FREE_SHIPPING_BOTTLE: 0 })
    await stage.features.directory.refresh(shopId)
  })
})
