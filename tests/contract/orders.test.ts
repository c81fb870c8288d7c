import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCall } from '#tests/support/accounts/account-calls.ts'
import type { TestApp } from '#tests/support/server/app.ts'
import { codedShop, type CodedShop } from '#tests/support/shop/coded-order.ts'
import { answersStoredWith, hearStatements } from '#tests/support/database/hear-statements.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { buyer } from '#tests/support/shop/order-stage.ts'
import { addWine, shopId } from '#tests/support/shop/shop.ts'

const host = 'cave.localhost'

let shop: CodedShop
let test: TestApp
let carrier: number
let wine: number
/** A product without stock. */
let scarce: number

beforeAll(async () => {
  shop = await codedShop()
  ;({ test, carrier, wine } = shop)
  scarce = (await addWine(test.database.db, { onHand: 0 })).id
})
afterAll(() => test.close())

type Body = Record<string, unknown>
const body = (more?: Body): Body => shop.body(more)
const place = (sent: Body, key?: string, token?: string) =>
  makeCall(test, 'order.place', sent, { host, token, ...(key !== undefined && { headers: { 'idempotency-key': key } }) })
const countOf = async (table: 'orders' | 'mails') => (await test.database.db.selectFrom(table).select('id').execute()).length

describe('an order', () => {
  it('with a key is stored once under concurrent requests, with equal responses', async () => {
    const before = { orders: await countOf('orders'), mails: await countOf('mails') }
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(body(), key)))
    expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 201, message: 'Votre commande est enregistrée. Un e-mail vous la confirme.' })
    expect(await countOf('orders')).toBe(before.orders + 1)
    expect(await countOf('mails')).toBe(before.mails + 1)
    expect(await place(body({ message: 'Autre chose' }), key)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' })
    expect(await countOf('orders')).toBe(before.orders + 1)
  })

  it('repeated after a login is the same; repeated after a logout it is reported', async () => {
    const { token } = await addMember(test, { siteId: shopId })
    const before = { orders: await countOf('orders'), mails: await countOf('mails') }
    const key = randomUUID()
    const first = await place(body(), key)
    expect(await place(body(), key, token)).toMatchObject({ status: 201, data: first.data })
    expect(await place(body({ user: buyer('autre') }), key, token)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' })
    expect([await countOf('orders'), await countOf('mails')]).toEqual([before.orders + 1, before.mails + 1])
    const own = randomUUID()
    expect((await place(body(), own, token)).status).toBe(201)
    const refused = await place(body(), own)
    expect(refused).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' })
    expect(refused.message).toMatch(/^Demande déjà envoyée avec un autre contenu\. Regardez vos e-mails avant de renvoyer/)
    expect(await countOf('orders')).toBe(before.orders + 2)
  })

  it('is stored in one transaction with the response to its key', async () => {
    const takeSent = hearStatements(test.database.pool)
    expect((await place(body(), randomUUID())).status).toBe(201)
    expect(answersStoredWith(takeSent(), 'orders')).toBe(1)
  })

  it('is confirmed after the WAL flush, and releases its locks before it', async () => {
    const takeSent = hearStatements(test.database.pool)
    expect((await place(body())).status).toBe(201)
    const sent = takeSent().map(({ text }) => text)
    const taken = sent.findIndex((text) => text.includes('insert into orders '))
    const ended = sent.indexOf('commit', taken)
    const onDisk = sent.findLastIndex((text) => text.includes('pg_logical_emit_message'))
    expect([taken > 0, ended > taken, onDisk > ended]).toEqual([true, true, true])
  })

  it('that is a gift is rejected with unprintable text, and stored with printable text as sent', async () => {
    const gift = (from: string, message: string) => place(body({ gift: { from, message } }))
    expect((await gift('Ada', 'Joyeux Noël 🎁')).faults).toEqual(['gift.message FORMAT'])
    expect((await gift('阿達', 'Bravo')).faults).toEqual(['gift.from FORMAT'])
    const said = (await gift('Zoë', 'Joyeux Noël\u202f!\nÀ bientôt')).data?.['order'] as { id: number }
    const row = test.database.db.selectFrom('orders').select('gift').where('id', '=', said.id)
    expect(await row.executeTakeFirst()).toEqual({ gift: { from: 'Zoë', message: 'Joyeux Noël\u202f!\nÀ bientôt' } })
  })

  it('is rejected with unprintable names and addresses by field, and accepts supported scripts', async () => {
    const whole = body()['address'] as { delivery: Body; billing: Body }
    const foreign = { firstname: '阮', lastname: '😀', address: '١ شارع', addressPart2: 'קומה', city: '北京' }
    const company = { name: '株式会社', reference: '№ 12 ☎' }
    const address = { delivery: { ...whole.delivery, ...foreign }, billing: { ...whole.billing, ...foreign } }
    const refused = await place(body({ address, company }))
    const of = (at: string) => Object.keys(foreign).map((field) => `address.${at}.${field} FORMAT`)
    expect([...refused.faults].sort()).toEqual(
      [...of('billing'), ...of('delivery'), 'company.name FORMAT', 'company.reference FORMAT'].sort(),
    )
    const written = { firstname: 'Bùi Thị', lastname: 'Nguye\u0302\u0303n', address: '12, οδός Ερμού', city: 'Київ' }
    const taken = await place(body({ address: { ...whole, billing: { ...whole.billing, ...written } } }))
    expect(taken.status).toBe(201)
    const { id } = taken.data?.['order'] as { id: number }
    const row = test.database.db.selectFrom('orders').select('billing_address').where('id', '=', id)
    expect(await row.executeTakeFirst()).toMatchObject({ billing_address: { ...written, lastname: 'Nguyễn' } })
  })

  it('is rejected at each printed field that is invisible or adds a line', async () => {
    const whole = body()['address'] as { delivery: Body; billing: Body }
    const asked = ['firstname', 'lastname', 'address', 'postalCode', 'city']
    const refusedWith = async (said: (field: string) => string, fields = asked) => {
      const written = Object.fromEntries(fields.map((field) => [field, said(field)]))
      const address = { delivery: { ...whole.delivery, ...written }, billing: { ...whole.billing, ...written } }
      const company = { name: said('name'), ...(fields !== asked && { reference: said('reference') }) }
      const user = { ...(body()['user'] as Body), firstname: said('firstname'), lastname: said('lastname') }
      const { status, faults } = await place(body({ user, address, company, gift: { from: said('from'), message: 'Bravo\nZoë' } }))
      return [status, ...[...faults].sort()]
    }
    const told = (code: string, fields = asked) =>
      [
        // An empty name of the buyer counts as absent.
        ...(code === 'REQUIRED' ? [] : ['user.firstname', 'user.lastname']),
        ...['company.name', 'gift.from', ...(fields === asked ? [] : ['company.reference'])],
        ...fields.flatMap((field) => [`address.billing.${field}`, `address.delivery.${field}`]),
      ].map((field) => `${field} ${code}`)
    for (const unseen of ['\u200c\u200d', '\u200b', '\u200b\n\u200b', '\u00ad\u2060'])
      expect([unseen, ...(await refusedWith(() => unseen))]).toEqual([unseen, 422, ...told('REQUIRED').sort()])
    const all = [...asked, 'addressPart2']
    for (const sign of ['\n', '\r', '\v', '\f', '\u2028', '\u2029', '\u0007'])
      expect([sign, ...(await refusedWith(() => `Rue ${sign}X`, all))]).toEqual([sign, 422, ...told('FORMAT', all).sort()])
    const unseen = { ...whole.billing, address: '\u200b\u200b', city: '\u200b \ufeff' }
    const { faults } = await place(body({ address: { ...whole, billing: unseen } }))
    expect([...faults].sort()).toEqual(['address.billing.address REQUIRED', 'address.billing.city REQUIRED'])
  })

  it('stores no optional field of invisible characters', async () => {
    const whole = body()['address'] as { delivery: Body; billing: Body }
    const address = { ...whole, billing: { ...whole.billing, addressPart2: '\u200b' } }
    const gift = { from: 'Zoë', message: '\u200b\ufeff' }
    const { data } = await place(body({ address, company: { name: 'Le Comptoir', reference: '\u200b \u200b' }, gift }))
    const { id } = data?.['order'] as { id: number }
    const rows = test.database.db.selectFrom('orders').select(['billing_address', 'company', 'gift']).where('id', '=', id)
    expect(await rows.executeTakeFirst()).toMatchObject({
      ...{ billing_address: { addressPart2: null }, company: { reference: null }, gift: { message: null } },
    })
  })

  it('that is rejected frees its key for another attempt', async () => {
    const key = randomUUID()
    expect(await place(body({ discount: 'RIEN' }), key)).toMatchObject({ status: 422, code: 'DISCOUNT_INVALID' })
    expect(await place(body(), key)).toMatchObject({ status: 201 })
  })

  it.each([
    ['422 DISCOUNT_INVALID', () => ({ discount: 'RIEN' })],
    ['422 SALE_TERMS_REQUIRED', () => ({ saleTermsAccepted: false })],
    ['409 PRICE_CHANGED', () => ({ expectedTotal: 1 })],
    ['409 OUT_OF_STOCK', () => ({ products: [{ id: scarce, quantity: 1 }] })],
    ['403 MINOR', () => ({ user: { ...(body()['user'] as Body), birthdate: '2020-01-01' } })],
  ])('that is rejected (%s) stores nothing; its key accepts the same or another order', async (refusal, more) => {
    const key = randomUUID()
    const before = { orders: await countOf('orders'), mails: await countOf('mails') }
    for (const refused of [await place(body(more()), key), await place(body(more()), key)])
      expect([refused.status, refused.code].join(' ')).toBe(refusal)
    expect({ orders: await countOf('orders'), mails: await countOf('mails') }).toEqual(before)
    const taken = await place(body(), key)
    expect(taken.status).toBe(201)
    expect(await place(body(), key)).toMatchObject({ status: 201, data: taken.data })
    expect(await place(body(more()), key)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' })
    expect(await countOf('orders')).toBe(before.orders + 1)
  })

  it('rejected for lack of stock is accepted under its key once there is stock', async () => {
    const key = randomUUID()
    const sent = body({ products: [{ id: scarce, quantity: 1 }] })
    expect(await place(sent, key)).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' })
    await test.database.db.updateTable('stocks').set({ on_hand: 5 }).where('sellable_id', '=', scarce).execute()
    const before = await countOf('orders')
    const answers = await Promise.all([place(sent, key), place(sent, key), place(sent, key)])
    expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1)
    expect([answers[0]?.status, await countOf('orders')]).toEqual([201, before + 1])
    await test.database.db.updateTable('stocks').set({ on_hand: 1 }).where('sellable_id', '=', scarce).execute()
  })

  it('is rejected on a site without a shop', async () => {
    expect(await makeCall(test, 'order.place', body())).toMatchObject({ status: 403, code: 'SHOP_CLOSED' })
    expect(await makeCall(test, 'order.discount', { products: [{ id: wine, quantity: 1 }] })).toMatchObject({
      status: 403,
      code: 'SHOP_CLOSED',
    })
    expect(await makeCall(test, 'order.validate', { products: [] })).toMatchObject({ status: 403, code: 'SHOP_CLOSED' })
  })

  it('and all prices are restricted to members when prices are hidden', async () => {
    await test.app.features.parameters.set(shopId, 'HIDE_PRODUCT_PRICES', true)
    expect(await place(body())).toMatchObject({ status: 403, code: 'PRICES_HIDDEN' })
    await test.app.features.parameters.set(shopId, 'HIDE_PRODUCT_PRICES', false)
  })
})

describe('the price of a cart', () => {
  it('with an unsuitable carrier is rejected like an order, with the suitable ones', async () => {
    const priced = (sent: Body) => makeCall(test, 'order.discount', sent, { host })
    expect(await priced(body())).toMatchObject({ status: 200, data: { shippingFees: 14.9 } })
    const tooLarge = body({ products: [{ id: wine, quantity: 40 }] })
    expect(await priced(tooLarge)).toMatchObject({ status: 422, code: 'NO_CARRIER' })
    const gone = body({ delivery: { type: 'DELIVERY', idCarrier: 999_999 } })
    const refused = await priced(gone)
    expect(refused).toMatchObject({
      ...{ status: 409, code: 'FEES_CHANGED', data: { carriers: [{ id: carrier, fdp: 14.9 }] } },
      message: 'Les frais de livraison ont changé\u00a0: choisissez de nouveau votre livraison.',
    })
    expect(await place(gone)).toMatchObject({ status: 409, data: refused.data })
    expect(await priced(body({ deliveryPostalCode: '7501', address: null }))).toMatchObject({ status: 422, code: 'BAD_POSTAL_CODE' })
    expect(await priced(body({ deliveryIdCountry: 999_999, address: null }))).toMatchObject({ status: 422, code: 'COUNTRY_NOT_SERVED' })
    await test.app.features.parameters.set(shopId, 'MINIMUM_EXPEDITION_BOTTLE', 12)
    expect(await priced(body())).toMatchObject({ status: 422, code: 'MIN_BOTTLES', data: { min: 12, count: 6 } })
    await test.app.features.parameters.set(shopId, 'MINIMUM_EXPEDITION_BOTTLE', null)
    await test.app.features.parameters.set(shopId, 'MAXIMUM_EXPEDITION_BOTTLE', 5)
    expect(await priced(body())).toMatchObject({ status: 422, code: 'MAX_BOTTLES', data: { max: 5, count: 6 } })
    await test.app.features.parameters.set(shopId, 'MAXIMUM_EXPEDITION_BOTTLE', null)
  })
})
