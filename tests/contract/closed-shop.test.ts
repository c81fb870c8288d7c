import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api/calls.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import type { PageDocument } from '#schemas/generated/content.ts'
import { makeCall, newCaller } from '#tests/support/accounts/account-calls.ts'
import { doneAddress } from '#tests/support/http/done-address.ts'
import { orderBody } from '#tests/support/shop/order-stage.ts'
import { shopId } from '#tests/support/shop/shop.ts'
import { withdrawalStage, type PlacedOrder, type WithdrawalStage } from '#tests/support/shop/withdrawal-stage.ts'

const host = 'cave.localhost'

let stage: WithdrawalStage
let order: PlacedOrder
let given: PlacedOrder[]

/** Closes the shop in one of the two ways and returns the earlier response. */
async function close(how: 'is_e_commerce' | 'is_building'): Promise<void> {
  const { db } = stage.test.database
  const change = how === 'is_building' ? { is_building: true, is_e_commerce: true } : { is_building: false, is_e_commerce: false }
  await db.updateTable('sites').set(change).where('id', '=', shopId).execute()
  await stage.test.app.features.directory.refresh(shopId)
}
const ask = (url: string, body?: object) =>
  stage.test.app.inject({
    ...(body ? { method: 'POST' as const, payload: body } : { method: 'GET' as const }),
    ...{ url, headers: { host }, remoteAddress: newCaller() },
  })

/** Adds a default page to the shop, as it was when its pages depended on selling. */
async function addPage(name: string): Promise<void> {
  const file = await readFile(new URL(`../../server/seeds/site-defaults/pages/fr_FR/${name}.json`, import.meta.url), 'utf8')
  const { url, title, seo, shell, middleware, layout } = JSON.parse(file) as PageDocument
  const page = {
    url,
    title,
    seo,
    shell,
    locale: 'fr_FR',
    layout,
    middleware: middleware.map((each) => (each === 'orders' ? 'shop' : each)),
  }
  await stage.test.app.features.pages.save(page, { siteId: shopId, baseHash: null, by: 'tests' })
}

beforeAll(async () => {
  stage = await withdrawalStage()
  order = await stage.place()
  given = [await stage.place(), await stage.place()]
  for (const name of ['order-tracking', 'order-tracking-link', 'withdrawal', 'withdrawal-link', 'account-orders']) await addPage(name)
  const product = {
    url: 'nos-vins',
    title: 'Nos vins',
    locale: 'fr_FR',
    seo: {},
    shell: 'default' as const,
    middleware: ['shop'],
    layout: { blocks: [] },
  }
  await stage.test.app.features.pages.save(product, { siteId: shopId, baseHash: null, by: 'tests' })
})
afterAll(() => stage.close())

it('the site info of a closed shop keeps the link to the withdrawal', async () => {
  const keeps = async () => (await ask('/api/site/info')).json<{ data: { keepsOrders?: boolean } }>().data.keepsOrders
  expect(await keeps()).toBeUndefined()
  await close('is_e_commerce')
  expect(await keeps()).toBe(true)
})

it('a closed shop returns its error before it validates the input', async () => {
  const all: readonly CallDefinition[] = calls
  const selling = all.filter(({ errors }) => errors.includes('SHOP_CLOSED'))
  expect(selling.map(({ name }) => name)).toEqual(expect.arrayContaining(['order.place', 'shipping.fees', 'relay.accessPoints']))
  for (const { name, method, path, body } of selling) {
    const sent = { url: `/api${path}`, headers: { host: 'localhost' }, remoteAddress: newCaller(), ...(body && { payload: {} }) }
    const answer = await stage.test.app.inject({ method, ...sent })
    expect([name, answer.statusCode, answer.json()]).toMatchObject([name, 403, { success: false, data: { code: 'SHOP_CLOSED' } }])
  }
})

it('a closed shop replays an earlier order under its key and rejects others', async () => {
  const { db } = stage.test.database
  await db.updateTable('sites').set({ is_building: false, is_e_commerce: true }).where('id', '=', shopId).execute()
  await stage.test.app.features.directory.refresh(shopId)
  const key = randomUUID()
  const sent = (quantity: number) => orderBody({ products: [{ id: stage.wines[0] ?? 0, quantity }] })
  const place = (quantity: number, under: string) =>
    makeCall(stage.test, 'order.place', { ...sent(quantity) }, { host, headers: { 'idempotency-key': under } })
  const taken = await place(1, key)
  expect(taken.status).toBe(201)
  await close('is_e_commerce')
  expect(await place(1, key)).toMatchObject({ status: 201, data: taken.data, message: taken.message })
  for (const [quantity, under] of [
    [2, key],
    [1, randomUUID()],
    [1, 'short'],
  ] as const)
    expect(await place(quantity, under)).toMatchObject({ status: 403, code: 'SHOP_CLOSED' })
  const { reference } = taken.data?.['order'] as { readonly reference: string }
  expect(await db.selectFrom('orders').select('id').where('reference', '=', reference).execute()).toHaveLength(1)
})

describe.each([
  ['that sells nothing any more', 'is_e_commerce', 403, 'SHOP_CLOSED'],
  ['whose site is being built again', 'is_building', 503, 'UNAVAILABLE'],
] as const)('a shop %s', (_, how, status, code) => {
  beforeAll(() => close(how))

  it('still shows an order by its link, sends the link again and accepts its payment', async () => {
    const read = await ask(`/api/order/${order.reference}?token=${order.token}`)
    expect([read.statusCode, read.json()]).toMatchObject([200, { data: { reference: order.reference } }])
    expect((await ask('/api/order/link', { reference: order.reference, email: 'camille.roy@example.org' })).statusCode).toBe(202)
    const paid = await ask(`/api/order/${order.reference}/payment`, { token: order.token, method: 'TRANSFER' })
    expect([paid.statusCode, paid.json()]).toMatchObject([200, { data: { payment: { method: 'TRANSFER', label: order.reference } } }])
  })

  it('accepts a bank transfer for an order with an open card payment', async () => {
    const { db } = stage.test.database
    await db.updateTable('sites').set({ is_building: false, is_e_commerce: true }).where('id', '=', shopId).execute()
    await stage.test.app.features.directory.refresh(shopId)
    const { id, reference, token } = await stage.place()
    await db.updateTable('orders').set({ payment_status: 'PENDING_PAYMENT', payment_method: 'CARD' }).where('id', '=', id).execute()
    await close(how)
    const read = async () => (await ask(`/api/order/${reference}?token=${token}`)).json<{ data: object }>().data
    expect(await read()).toMatchObject({ payment: 'PENDING_PAYMENT', transfer: null, takesTransfer: true })
    const page = `/suivi-commande/${reference}/${token}`
    const send = () =>
      stage.test.app.inject({
        ...{ method: 'POST', url: page, remoteAddress: newCaller(), payload: '_form=order.pay' },
        headers: { host, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      })
    // The second request is a repeat and has no effect.
    for (const answer of [await send(), await send()])
      expect([answer.statusCode, doneAddress(answer.headers.location)]).toEqual([303, `${page}?done=order.pay`])
    const chosen = await read()
    expect(chosen).toMatchObject({ payment: 'AWAITING_TRANSFER', transfer: { label: reference } })
    expect(chosen).not.toHaveProperty('takesTransfer')
  })

  it('still accepts a withdrawal in both steps', async () => {
    // The order is unpaid, so the withdrawal cancels it.
    const { reference, token } = given.pop() ?? order
    const declared = await stage.withdraw({ reference, token })
    expect(declared.status).toBe(201)
    expect((await stage.confirm(declared.data?.['withdrawalId'])).status).toBe(200)
  })

  it('still serves the order and withdrawal pages, not those that sell', async () => {
    const statusOf = async (page: string) => (await ask(`/api/page/${encodeURIComponent(page)}`)).statusCode
    const kept = [
      'suivi-commande',
      `suivi-commande/${order.reference}/${order.token}`,
      'retractation',
      `retractation/${order.reference}/${order.token}`,
    ]
    for (const page of kept) expect([page, await statusOf(page)]).toEqual([page, 200])
    expect(await statusOf('compte/commandes')).toBe(401)
    expect(await statusOf('nos-vins')).toBe(how === 'is_building' ? 503 : 404)
  })

  it('rejects the calls that sell', async () => {
    const products = [{ id: stage.wines[0], quantity: 6 }]
    const calls = {
      place: () => makeCall(stage.test, 'order.place', { ...orderBody({ products }) }, { host }),
      validate: () => makeCall(stage.test, 'order.validate', { products }, { host }),
      discount: () => makeCall(stage.test, 'order.discount', { products }, { host }),
      fees: () =>
        makeCall(
          stage.test,
          'shipping.fees',
          { products: [{ idProduct: stage.wines[0], quantity: 6 }], postalCode: '75011', country: 1 },
          { host },
        ),
    }
    for (const [name, call] of Object.entries(calls)) expect([name, await call()]).toMatchObject([name, { status, code }])
    const key = await ask('/api/custom-stripe/public-key')
    expect([key.statusCode, key.json()]).toMatchObject([status, { data: { code } }])
  })
})
