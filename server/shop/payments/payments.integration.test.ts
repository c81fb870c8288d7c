import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cents } from '#domain/shop/pricing/cents.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { buyer } from '#tests/support/shop/order-stage.ts'
import { paymentStage, type OpenOrder, type PaymentStage } from '#tests/support/payments/payment-stage.ts'
import { tellStories } from '#tests/support/payments/payment-stories.ts'
import { addWine, shopId } from '#tests/support/shop/shop.ts'
import { queueRefund } from './queue-refund.ts'

let stage: PaymentStage

beforeAll(async () => {
  stage = await paymentStage()
})
afterAll(() => stage.close())

const orderRow = ({ id }: OpenOrder) => stage.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const refundsOf = ({ id }: { id: number }) =>
  stage.db.selectFrom('refunds').select(['reason', 'amount', 'state']).where('order_id', '=', id).orderBy('id').execute()
/** The reason and the payment method in the mail about a returned payment. */
const whyReturned = async ({ reference }: OpenOrder) => {
  const mails = stage.db.selectFrom('mails').select('data').where('kind', '=', 'PAYMENT_RETURNED').where('key', 'like', `${reference}%`)
  return (await mails.execute()).map(({ data }) => [data['reason'], data['method']])
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code: string }) => error.code,
  )

describe('an order that is paid by card', () => {
  it('waits half an hour, and is paid by what the provider tells, once', async () => {
    const order = await stage.open()
    const { payment_status, payment_method, expires_at, created_at } = await orderRow(order)
    expect({ payment_status, payment_method, hold: expires_at!.getTime() - created_at.getTime() }).toEqual({
      ...{ payment_status: 'PENDING_PAYMENT', payment_method: 'CARD', hold: 30 * 60_000 },
    })
    expect(order.intent).toMatchObject({ amount: 1250, currency: 'eur', metadata: { order: order.reference, site: String(shopId) } })
    const paid = stage.stripe.receive(order.intent)
    for (let times = 0; times < 3; times += 1) await stage.hear(paid)
    await stage.hear({ ...paid, id: 'evt_again' })
    expect(await orderRow(order)).toMatchObject({ payment_status: 'PAID', expires_at: null })
    expect(await stage.reservedOf(order.wine)).toBe(1)
    expect(await stage.mailsOf(order)).toEqual(['ORDER_PAID', 'ORDER_PLACED'])
    expect(await refundsOf(order)).toEqual([])
  })

  it('is taken although the provider is out of reach, and paid when it answers again', async () => {
    stage.stripe.fault = 'down'
    const { id: wine } = await addWine(stage.db)
    const { order, payment } = await stage.place({
      products: [{ id: wine, quantity: 1 }],
      payment: { method: 'CARD' },
      user: buyer('patient'),
    })
    expect(payment).toEqual({ method: 'CARD', clientSecret: null })
    expect(await refusal(stage.pay(order, 'CARD'))).toBe('UPSTREAM')
    stage.stripe.fault = null
    const { payment: next } = await stage.pay(order, 'CARD')
    const again = await stage.pay(order, 'CARD')
    expect(again.payment).toEqual(next)
    await stage.hear(stage.stripe.receive(stage.stripe.intentOf('clientSecret' in next ? next.clientSecret : null)))
    expect(await stage.statusOf(order)).toBe('PAID')
    expect(await refusal(stage.pay(order, 'CARD'))).toBe('ORDER_NOT_PAYABLE')
  })

  it('is charged once when the provider’s answer is lost on its way', async () => {
    const before = stage.stripe.intents.size
    stage.stripe.fault = 'deaf'
    const { id: wine } = await addWine(stage.db)
    const { order } = await stage.place({ products: [{ id: wine, quantity: 1 }], payment: { method: 'CARD' }, user: buyer('sourd') })
    stage.stripe.fault = null
    await stage.pay(order, 'CARD')
    expect(stage.stripe.intents.size).toBe(before + 1)
  })

  it('is found paid by asking the provider without a webhook', async () => {
    const order = await stage.open()
    stage.stripe.receive(order.intent)
    await stage.work()
    expect(await stage.statusOf(order)).toBe('PAID')
  })

  it('may be paid in another way instead: what was begun before is ended', async () => {
    const order = await stage.open()
    const { payment } = await stage.pay(order, 'SEPA_DEBIT')
    expect(payment.method).toBe('SEPA_DEBIT')
    expect(order.intent.status).toBe('canceled')
    expect((await stage.pay(order, 'TRANSFER')).payment).toMatchObject({ method: 'TRANSFER', label: order.reference })
    expect(stage.stripe.intentOf('clientSecret' in payment ? payment.clientSecret : null).status).toBe('canceled')
    const { payment_status, expires_at, due_at, created_at } = await orderRow(order)
    expect(payment_status).toBe('AWAITING_TRANSFER')
    expect(due_at!.getTime() - created_at.getTime()).toBeGreaterThan(6.9 * 86_400_000)
    expect(expires_at!.getTime() - created_at.getTime()).toBeLessThan(86_400_000)
  })

  it('is asked for no transfer when it was paid meanwhile', async () => {
    const order = await stage.open()
    stage.stripe.receive(order.intent)
    expect(await refusal(stage.pay(order, 'TRANSFER'))).toBe('ORDER_NOT_PAYABLE')
    expect(await orderRow(order)).toMatchObject({ payment_status: 'PAID', payment_method: 'CARD' })
  })

  it('may be paid by transfer while the provider is out of reach', async () => {
    const order = await stage.open()
    stage.stripe.fault = 'down'
    const { payment } = await stage.pay(order, 'TRANSFER')
    stage.stripe.fault = null
    expect(payment.method).toBe('TRANSFER')
  })

  it('is hidden from callers without its token who did not place it', async () => {
    const order = await stage.open()
    expect(await refusal(stage.pay({ ...order, accessToken: 'x'.repeat(43) }, 'CARD'))).toBe('NOT_FOUND')
  })

  it('without a price is paid at once; one below the provider’s minimum is refused', async () => {
    const gift = await addWine(stage.db, { price: 0 })
    const free = await stage.place({ products: [{ id: gift.id, quantity: 1 }], payment: { method: 'CARD' }, user: buyer('gratuit') })
    expect(free).toMatchObject({ order: { status: 'PAID', total: 0, expiresAt: null }, payment: null })
    const sip = await addWine(stage.db, { price: 49 })
    expect(await stage.outcome({ products: [{ id: sip.id, quantity: 1 }], payment: { method: 'CARD' } })).toBe('PAYMENT_UNAVAILABLE')
  })
})

describe('a debit', () => {
  it('is waited for until the bank has paid', async () => {
    const order = await stage.open('SEPA_DEBIT')
    await stage.hear(stage.stripe.startDebit(order.intent))
    expect(await orderRow(order)).toMatchObject({ payment_status: 'DEBIT_PENDING', expires_at: null })
    expect(await refusal(stage.pay(order, 'CARD'))).toBe('ORDER_NOT_PAYABLE')
    await stage.hear(stage.stripe.receive(order.intent))
    expect(await stage.statusOf(order)).toBe('PAID')
  })

  it('that the bank refuses ends the order and what it holds back', async () => {
    const order = await stage.open('SEPA_DEBIT')
    await stage.hear(stage.stripe.startDebit(order.intent))
    await stage.hear(stage.stripe.refuse(order.intent))
    expect([await stage.statusOf(order), await stage.reservedOf(order.wine)]).toEqual(['FAILED', 0])
  })

  it('with a second one under way is awaited when the first is refused', async () => {
    const order = await stage.open('SEPA_DEBIT')
    await stage.hear(stage.stripe.startDebit(order.intent))
    await stage.db
      .insertInto('payments')
      .values({ site_id: shopId, order_id: order.id, attempt: 2, method: 'SEPA_DEBIT', amount: 1250, under_way_at: new Date() })
      .execute()
    await stage.hear(stage.stripe.refuse(order.intent))
    expect(await stage.statusOf(order)).toBe('DEBIT_PENDING')
  })
})

describe('a debit that comes to nothing', () => {
  it('since it ended at the provider ends the order and its reservations, in any order of events', async () => {
    for (const isEndFirst of [false, true]) {
      const order = await stage.open('SEPA_DEBIT')
      const told = [stage.stripe.startDebit(order.intent), stage.stripe.cancel(order.intent)]
      for (const event of isEndFirst ? told.reverse() : told) await stage.hear(event)
      expect([await stage.statusOf(order), await stage.reservedOf(order.wine)]).toEqual(['FAILED', 0])
      expect(await stage.mailsOf(order)).toContain('ORDER_EXPIRED')
    }
  })

  it('and was ended for a transfer leaves the order to the transfer, also after late events', async () => {
    const order = await stage.open('SEPA_DEBIT')
    const told = [stage.stripe.startDebit(order.intent), stage.stripe.refuse(order.intent)]
    await stage.pay(order, 'TRANSFER')
    expect(order.intent.status).toBe('canceled')
    await stage.hear(told[0]!)
    expect(await stage.statusOf(order)).toBe('AWAITING_TRANSFER')
  })

  it('is not ended while the bank works on it; its refusal is found by asking the provider', async () => {
    const order = await stage.open('SEPA_DEBIT')
    stage.stripe.startDebit(order.intent)
    expect(await refusal(stage.pay(order, 'CARD'))).toBe('ORDER_NOT_PAYABLE')
    expect(await stage.statusOf(order)).toBe('DEBIT_PENDING')
    const ended = () => stage.stripe.asked.filter((asked) => asked === `POST /v1/payment_intents/${order.intent.id}/cancel`).length
    const before = ended()
    await stage.work()
    expect(ended()).toBe(before)
    stage.stripe.refuse(order.intent)
    await stage.work()
    expect([await stage.statusOf(order), await stage.reservedOf(order.wine)]).toEqual(['FAILED', 0])
  })

  it('is paid all the same by money that comes of it, when all of the order can still be had', async () => {
    const order = await stage.open('SEPA_DEBIT', { onHand: 1 })
    for (const event of [stage.stripe.startDebit(order.intent), stage.stripe.refuse(order.intent)]) await stage.hear(event)
    await stage.hear(stage.stripe.receive(order.intent))
    expect([await stage.statusOf(order), await stage.reservedOf(order.wine), await refundsOf(order)]).toEqual(['PAID', 1, []])
    const other = await stage.open('SEPA_DEBIT', { onHand: 1 })
    for (const event of [stage.stripe.startDebit(other.intent), stage.stripe.refuse(other.intent)]) await stage.hear(event)
    await stage.place({ products: [{ id: other.wine, quantity: 1 }], payment: { method: 'TRANSFER' }, user: buyer('plus.vif') })
    await stage.hear(stage.stripe.receive(other.intent))
    expect([await stage.statusOf(other), await whyReturned(other)]).toEqual(['FAILED', [['LATE', 'SEPA_DEBIT']]])
  })
})

describe('a payment that cannot be settled', () => {
  it('keeps back no other that is found by asking, and no refund', async () => {
    const odd = await stage.open()
    const order = await stage.open()
    stage.stripe.receive(odd.intent, -5)
    stage.stripe.receive(order.intent)
    await stage.work()
    expect([await stage.statusOf(odd), await stage.statusOf(order)]).toEqual(['PENDING_PAYMENT', 'PAID'])
    stage.stripe.intents.delete(odd.intent.id)
  })
})

describe('money', () => {
  it.each([1, 1249, 1251, 125_000])('of another amount never pays the order, and goes back: %i cents', async (amount) => {
    const order = await stage.open()
    await stage.hear(stage.stripe.receive(order.intent, amount))
    expect(await stage.statusOf(order)).toBe('PENDING_PAYMENT')
    await stage.work()
    expect(await refundsOf(order)).toEqual([{ reason: 'AMOUNT', amount, state: 'DONE' }])
    expect(await stage.mailsOf(order)).toContain('PAYMENT_RETURNED')
  })

  it('that comes when the time is over pays the order if all of it can still be had', async () => {
    const order = await stage.open('CARD', { onHand: 1 })
    await stage.expire(order)
    expect([await stage.statusOf(order), await stage.reservedOf(order.wine)]).toEqual(['EXPIRED', 0])
    await stage.hear(stage.stripe.receive(order.intent))
    expect([await stage.statusOf(order), await stage.reservedOf(order.wine)]).toEqual(['PAID', 1])
    expect((await orderRow(order)).given_back_at).toBeNull()
  })

  it('that comes when another has bought the last bottle goes back, once', async () => {
    const order = await stage.open('CARD', { onHand: 1 })
    await stage.expire(order)
    await stage.place({ products: [{ id: order.wine, quantity: 1 }], payment: { method: 'TRANSFER' }, user: buyer('plus.vite') })
    const paid = stage.stripe.receive(order.intent)
    await Promise.all([1, 2, 3].map((times) => stage.hear({ ...paid, id: `${paid.id}_${times}` })))
    for (let times = 0; times < 3; times += 1) await stage.work()
    expect(await stage.statusOf(order)).toBe('EXPIRED')
    expect(await stage.reservedOf(order.wine)).toBe(1)
    expect(await refundsOf(order)).toEqual([{ reason: 'LATE', amount: 1250, state: 'DONE' }])
    expect(await whyReturned(order)).toEqual([['LATE', 'CARD']])
    expect([...stage.stripe.refunds.values()].filter((refund) => refund.payment_intent === order.intent.id)).toHaveLength(1)
  })

  it.each(['CARD', 'SEPA_DEBIT'] as const)('that comes by %s once the order was cancelled goes back by itself, once', async (method) => {
    const order = await stage.open(method)
    if (method === 'SEPA_DEBIT') await stage.hear(stage.stripe.startDebit(order.intent))
    const cancelled = { siteId: shopId, orderId: order.id, event: 'CANCEL' as const, now: new Date() }
    await stage.db.transaction().execute((trx) => applyOrderEvent(trx, cancelled))
    expect(await stage.reservedOf(order.wine)).toBe(0)
    const paid = stage.stripe.receive(order.intent)
    await Promise.all([1, 2, 3].map((times) => stage.hear({ ...paid, id: `${paid.id}_${times}` })))
    for (let times = 0; times < 3; times += 1) await stage.work()
    expect(await orderRow(order)).toMatchObject({
      payment_status: method === 'CARD' ? 'CANCELLED' : 'FAILED',
      fulfilment_status: 'CANCELLED',
    })
    expect(await refundsOf(order)).toEqual([{ reason: 'LATE', amount: 1250, state: 'DONE' }])
    expect([...stage.stripe.refunds.values()].filter((refund) => refund.payment_intent === order.intent.id)).toHaveLength(1)
    expect(await whyReturned(order)).toEqual([['CANCELLED', method]])
    expect(await stage.reservedOf(order.wine)).toBe(0)
  })

  it('that no order awaits is not accepted: an open payment is ended at the provider', async () => {
    const order = await stage.open()
    await stage.expire(order)
    await stage.work()
    expect(order.intent.status).toBe('canceled')
  })

  it('that comes twice goes back once', async () => {
    const order = await stage.open()
    const { payment } = await stage.pay(order, 'SEPA_DEBIT')
    const other = stage.stripe.intentOf('clientSecret' in payment ? payment.clientSecret : null)
    await stage.hear(stage.stripe.receive(other))
    await stage.hear(stage.stripe.receive(order.intent))
    await stage.work()
    expect(await stage.statusOf(order)).toBe('PAID')
    expect(await refundsOf(order)).toEqual([{ reason: 'TWICE', amount: 1250, state: 'DONE' }])
  })
})

describe('a refund', () => {
  const refund = (orderId: number, creditNoteId: number, amount: number) =>
    stage.db.transaction().execute((trx) => queueRefund(trx, { siteId: shopId, orderId, creditNoteId, amount: cents(amount) }))
  const paidOrder = async () => {
    const order = await stage.open()
    await stage.hear(stage.stripe.receive(order.intent))
    return order
  }

  it('is made once for each credit note, and never of more than was paid', async () => {
    const order = await paidOrder()
    await Promise.all([1, 2, 3].map(() => refund(order.id, 9001, 1000)))
    await expect(refund(order.id, 9002, 251)).rejects.toThrow(/more than was paid/)
    await refund(order.id, 9003, 250)
    await stage.work()
    expect((await refundsOf(order)).map(({ amount, state }) => [amount, state])).toEqual([
      [1000, 'DONE'],
      [250, 'DONE'],
    ])
  })

  it('is made once when the provider’s answer is lost on its way', async () => {
    const order = await paidOrder()
    await refund(order.id, 9011, 1250)
    stage.stripe.fault = 'deaf'
    await stage.work()
    stage.stripe.fault = null
    await stage.work()
    expect(await refundsOf(order)).toEqual([{ reason: 'CREDIT_NOTE', amount: 1250, state: 'DONE' }])
    expect([...stage.stripe.refunds.values()].filter(({ payment_intent: id }) => id === order.intent.id)).toHaveLength(1)
  })

  it('of a transfer, or one that the provider refuses in the end, is asked of the company', async () => {
    const wine = await addWine(stage.db)
    const { order: byTransfer } = await stage.place({ products: [{ id: wine.id, quantity: 1 }], payment: { method: 'TRANSFER' } })
    await refund(byTransfer.id, 9021, 1250)
    const order = await paidOrder()
    await refund(order.id, 9022, 1250)
    await stage.work()
    const [made] = [...stage.stripe.refunds.values()].filter(({ payment_intent: id }) => id === order.intent.id)
    await stage.hear(stage.stripe.changeRefund(made!, 'failed'))
    for (const { id } of [byTransfer, order]) expect((await refundsOf({ id }))[0]).toMatchObject({ state: 'BY_HAND' })
    const asked = await stage.db.selectFrom('mails').select('data').where('kind', '=', 'REFUND_TEAM').orderBy('id').execute()
    expect(asked.map(({ data }) => [data['reference'], data['amount'], data['isRefused']])).toEqual([
      [byTransfer.reference, 1250, false],
      [order.reference, 1250, true],
    ])
  })
})

describe('what the provider tells', () => {
  it('leads to the same state in any order, and ten times over', async () => {
    expect(await tellStories(stage, 21, 8)).toEqual([])
  })

  it('of an unknown payment is ignored', async () => {
    const order = await stage.open()
    const event = stage.stripe.receive({ ...order.intent, id: 'pi_foreign', metadata: {} })
    await stage.hear(event)
    expect(await stage.statusOf(order)).toBe('PENDING_PAYMENT')
  })
})
