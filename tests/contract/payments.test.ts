import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCall } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { buyer, orderBody } from '#tests/support/shop/order-stage.ts'
import { addWine, setParameters, shopId } from '#tests/support/shop/shop.ts'
import { signEvent, StripeServer, stripeKeys, type StoodIntent } from '#tests/support/payments/stripe-server.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { forgeries, type Delivery } from '#tests/support/payments/webhook-forgeries.ts'

const host = 'cave.localhost'
const stripe = new StripeServer()

let test: TestApp
let wine: number

beforeAll(async () => {
  const { secretKey, publicKey, webhookSecret } = stripeKeys
  const env = { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLIC_KEY: publicKey, STRIPE_WEBHOOK_SECRET: webhookSecret }
  test = await testApp({ template: twoSites, env: { ...env, STRIPE_API_BASE: await stripe.start() } })
  wine = (await addWine(test.database.db, { onHand: 1000 })).id
  await setParameters(test.database.db, { BANK_IBAN: 'FR7630006000011234567890189' })
  await test.app.features.directory.refresh(shopId)
})
afterAll(async () => {
  await test.close()
  await stripe.close()
})

interface Placed {
  readonly id: number
  readonly reference: string
  readonly accessToken: string
}

async function open(): Promise<{ order: Placed; intent: StoodIntent }> {
  const body = orderBody({ products: [{ id: wine, quantity: 2 }], user: buyer(), payment: { method: 'CARD' } })
  const { data } = await makeCall(test, 'order.place', body, { host })
  const { order, payment } = data as unknown as { order: Placed; payment: { clientSecret: string } }
  return { order, intent: stripe.intentOf(payment.clientSecret) }
}
const tell = ({ payload, signature }: Delivery, headers: Readonly<Record<string, string>> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/custom-stripe/webhook',
    headers: { host, 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature, ...headers },
    payload,
  })
const stateOf = async ({ id }: Placed) => {
  const order = await test.database.db.selectFrom('orders').select('payment_status').where('id', '=', id).executeTakeFirstOrThrow()
  const heard = await test.database.db.selectFrom('webhook_events').select('id').execute()
  return { status: order.payment_status, heard: heard.length }
}

describe('a bank transfer', () => {
  it('is offered only when the shop has an account for it', async () => {
    const rules = async () => (await makeCall(test, 'shop.rules', undefined, { host })).data?.['takesTransfer']
    expect(await rules()).toBe(true)
    await setParameters(test.database.db, { BANK_IBAN: '' })
    await test.app.features.directory.refresh(shopId)
    const without = await rules()
    await setParameters(test.database.db, { BANK_IBAN: 'FR7630006000011234567890189' })
    await test.app.features.directory.refresh(shopId)
    expect([without, await rules()]).toEqual([false, true])
  })
})

describe('the public payment settings', () => {
  it('are returned for a shop', async () => {
    expect((await makeCall(test, 'payment.publicKey', undefined, { host })).data).toEqual({
      ...{ publicKey: stripeKeys.publicKey, currency: 'eur', country: 'FR', methods: ['CARD', 'SEPA_DEBIT'] },
    })
    expect(await makeCall(test, 'payment.publicKey')).toMatchObject({ status: 403, code: 'SHOP_CLOSED' })
  })
})

describe('an order', () => {
  it('below the minimum of the provider is accepted by transfer, not by card', async () => {
    const { id } = await addWine(test.database.db, { price: 30 })
    const place = (method: 'CARD' | 'TRANSFER') =>
      makeCall(test, 'order.place', orderBody({ products: [{ id, quantity: 1 }], payment: { method } }), { host })
    expect(await place('CARD')).toMatchObject({ status: 422, code: 'PAYMENT_UNAVAILABLE' })
    expect(await place('TRANSFER')).toMatchObject({ status: 201, data: { order: { total: 0.3 } } })
  })

  it('is paid by a signed event of the provider only, checked byte for byte', async () => {
    const { order, intent } = await open()
    const event = stripe.receive(intent)
    const forged = forgeries(event, 130, 7)
    const before = await stateOf(order)
    const accepted: string[] = []
    for (const forgery of forged) if ((await tell(forgery)).statusCode !== 400) accepted.push(forgery.way)
    expect(accepted).toEqual([])
    expect(await stateOf(order)).toEqual(before)
    // A server that ignores the signature would accept all of them, so the forgeries are well-formed.
    expect(forged.filter(({ payload }) => (JSON.parse(payload) as { type: string }).type === 'payment_intent.succeeded')).toHaveLength(130)
    const answer = await tell(signEvent(event))
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, data: null, message: null }])
    expect(await stateOf(order)).toEqual({ status: 'PAID', heard: before.heard + 1 })
  })

  it('is paid by an event that was signed less than five minutes ago, from any client', async () => {
    const { order, intent } = await open()
    const event = stripe.receive(intent)
    // A minute less: a machine may stand still between the signature and its check.
    const recent = Date.now() - 240_000
    expect((await tell(signEvent(event, { at: recent }), { 'content-type': 'application/json' })).statusCode).toBe(200)
    expect((await stateOf(order)).status).toBe('PAID')
    expect((await tell(signEvent(event), { 'content-type': 'text/plain' })).statusCode).toBe(415)
  })

  it('is not paid by a signed non-event or a signature from the future', async () => {
    const { order, intent } = await open()
    const event = stripe.receive(intent)
    const objects = [null, { object: 'payment_intent' }, { object: 'refund' }]
    const bodies = [
      ...[{}, [], 'event', { id: 'evt_none' }, { id: 'evt_none', type: 'payment_intent.succeeded', created: 1, data: null }],
      ...objects.map((object) => ({ id: 'evt_none', type: 'payment_intent.succeeded', created: 1, data: { object } })),
      ...[
        { ...event, id: 7 },
        { ...event, created: 'today' },
      ],
    ]
    const before = await stateOf(order)
    for (const body of bodies) expect((await tell(signEvent(body as never))).statusCode, JSON.stringify(body)).toBe(400)
    const now = Date.now()
    expect((await tell(signEvent(event, { at: now + 600_000 }))).statusCode).toBe(400)
    expect(await stateOf(order)).toEqual(before)
    expect((await tell(signEvent(event, { at: now + 200_000 }))).statusCode).toBe(200)
  })

  it('gets the same response for the same key, with its payment secret', async () => {
    const body = orderBody({ products: [{ id: wine, quantity: 1 }], payment: { method: 'CARD' } })
    const key = randomUUID()
    const place = () => makeCall(test, 'order.place', body, { host, headers: { 'idempotency-key': key } })
    const [first, second] = [await place(), await place()]
    expect(first.data?.['payment']).toMatchObject({ method: 'CARD', clientSecret: expect.stringMatching(/^pi_\d+_secret_/) as string })
    expect(second.data).toEqual(first.data)
  })

  it('is paid again by its token', async () => {
    const { order } = await open()
    const pay = (token: string) =>
      test.app.inject({
        method: 'POST',
        url: `/api/order/${order.reference}/payment`,
        headers: { host },
        payload: { token, method: 'SEPA_DEBIT' },
      })
    expect((await pay('x'.repeat(43))).statusCode).toBe(404)
    const answer = await pay(order.accessToken)
    expect([answer.statusCode, answer.json<{ data: object }>().data]).toMatchObject([200, { payment: { method: 'SEPA_DEBIT' } }])
  })
})

describe('without the provider', () => {
  it('there is no public key, no webhook and no card payment', async () => {
    const other = await testApp({ template: twoSites })
    try {
      expect(await makeCall(other, 'payment.publicKey', undefined, { host })).toMatchObject({ status: 200, data: null })
      const { statusCode } = await other.app.inject({ method: 'POST', url: '/api/custom-stripe/webhook', headers: { host }, payload: {} })
      expect(statusCode).toBe(404)
    } finally {
      await other.close()
    }
  })
})
