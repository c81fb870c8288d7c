import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cents } from '#domain/shop/pricing/cents.ts'
import { refundOrder, type OrderRefund } from '#server/shop/desk/refund-order.ts'
import { waitingMails } from '#tests/support/accounts/account-calls.ts'
import { runJob } from '#tests/support/sites/job-runs.ts'
import { shopId } from '#tests/support/shop/shop.ts'
import { withdrawalStage, type PlacedOrder, type WithdrawalStage } from '#tests/support/shop/withdrawal-stage.ts'

const email = 'camille.roy@example.org'
const bottles = (first: number, second: number): OrderRefund['lines'] =>
  [
    { position: 0, quantity: first },
    { position: 1, quantity: second },
  ].filter(({ quantity }) => quantity > 0)

let stage: WithdrawalStage

beforeAll(async () => {
  stage = await withdrawalStage()
})
afterAll(() => stage.close())

/** Refunds bottles of 12.50 € and a part of the shipping of 14.90 €. */
const refund = (id: number, lines: OrderRefund['lines'], fees = 0) =>
  stage.test.database.db
    .transaction()
    .execute((trx) =>
      refundOrder(
        trx,
        { siteId: shopId, orderId: id, now: new Date() },
        { lines, fees: cents(fees), restock: false, reason: 'Bouteille cassée' },
      ),
    )
const told = async (reference: string) =>
  (await waitingMails(stage.test, 'cave@example.org'))
    .filter(({ kind, data }) => kind === 'WITHDRAWAL_TEAM' && data['reference'] === reference)
    .map(({ data: { standing, refund, whyNoRefund, astray } }) => ({
      ...{ standing, refund, why: whyNoRefund ?? null },
      ...(astray !== undefined && { astray }),
    }))
const withdraw = async (order: PlacedOrder, products?: readonly { id: number; quantity: number }[]) => {
  await stage.withdrawAtOnce({ ...order, ...(products && { products }) })
  return (await told(order.reference)).at(-1)
}
const owed = (goods: number, fees: number) => ({
  standing: 'OPEN',
  refund: expect.objectContaining({ goods, fees, total: goods + fees }) as object,
  why: null,
})

describe('the proposed refund of a withdrawal from a paid order', () => {
  it('is the rest after credit notes, also for shipped goods', async () => {
    const order = await stage.placePaid()
    await stage.happen(order.id, 'PREPARE', 'SHIP', 'DELIVER')
    await refund(order.id, bottles(2, 0), 1490)
    expect(await withdraw(order)).toEqual(owed(5000, 0))
  })

  it('excludes refunded shipping, and is at most the cheapest standard rate', async () => {
    const order = await stage.placePaid()
    await refund(order.id, bottles(1, 0), 300)
    expect(await withdraw(order)).toEqual(owed(6250, 390))
  })

  it('is only the shipping when all goods are refunded, then zero', async () => {
    const order = await stage.placePaid()
    await stage.happen(order.id, 'PREPARE', 'SHIP', 'DELIVER')
    await refund(order.id, bottles(3, 3), 200)
    expect(await withdraw(order)).toEqual(owed(0, 490))
    await refund(order.id, [], 490)
    expect(await withdraw(order)).toEqual({ standing: 'OPEN', refund: null, why: 'NOTHING_LEFT' })
  })

  it('counts a claim and its credit note once, and earlier refunds too', async () => {
    const order = await stage.placePaid()
    const [first] = stage.wines
    await refund(order.id, bottles(1, 0))
    expect(await withdraw(order, [{ id: first, quantity: 1 }])).toEqual(owed(1250, 0))
    await refund(order.id, bottles(1, 0))
    expect(await withdraw(order)).toEqual(owed(1250 + 3750, 690))
    await refund(order.id, bottles(1, 3), 690)
    expect(await withdraw(order)).toEqual({ standing: 'OPEN', refund: null, why: 'NOTHING_LEFT' })
  })

  it('is the full payment when the company has cancelled without a refund', async () => {
    const order = await stage.placePaid()
    await stage.happen(order.id, 'CANCEL')
    expect(await withdraw(order)).toEqual(owed(7500, 1490))
    const company = await stage.placePaid({ company: { name: 'Aux Trois Verres' } })
    await stage.happen(company.id, 'CANCEL')
    await refund(company.id, bottles(3, 0))
    expect(await withdraw(company)).toEqual(owed(3750, 1490))
  })
})

describe('a withdrawal from an unpaid order', () => {
  const reserved = async () => {
    const rows = await stage.test.database.db.selectFrom('stocks').select('reserved').where('sellable_id', 'in', stage.wines).execute()
    return rows.reduce((sum, row) => sum + row.reserved, 0)
  }
  const kinds = async (reference: string) =>
    (await waitingMails(stage.test, email)).filter(({ data }) => data['reference'] === reference).map(({ kind }) => kind)
  const read = async ({ reference, token }: PlacedOrder) => {
    const answer = await stage.test.app.inject({ url: `/api/order/${reference}?token=${token}`, headers: { host: 'cave.localhost' } })
    return answer.json<{ data: Record<string, unknown> }>().data
  }
  const remind = () => runJob(stage.test, 'orders.reminders', { at: new Date(Date.now() + 6 * 86_400_000) })

  it('cancels it, restocks its bottles, ends the payment and notifies the buyer', async () => {
    const before = await reserved()
    const order = await stage.place()
    expect(await reserved()).toBe(before + 6)
    expect(await withdraw(order)).toEqual({ standing: 'OPEN', refund: null, why: 'UNPAID' })
    expect(await reserved()).toBe(before)
    expect(await read(order)).toMatchObject({ payment: 'FAILED', fulfilment: 'CANCELLED', withdrawal: 'CONFIRMED', transfer: null })
    await remind()
    expect(await kinds(order.reference)).not.toContain('ORDER_REMINDER')
    const cancelled = (await waitingMails(stage.test, email)).filter(({ kind, data }) => kind === 'ORDER_CANCELLED' && !data['isPaid'])
    expect(cancelled.map(({ data }) => data['reference'])).toEqual([order.reference])
  })

  it('by concurrent guests without a link does the same within a minute', async () => {
    const before = await reserved()
    const orders = [await stage.place(), await stage.place()]
    for (const { reference } of orders) {
      await stage.withdrawAtOnce({ reference })
      await stage.withdrawAtOnce({ reference })
    }
    await runJob(stage.test, 'withdrawals.settling')
    expect(await reserved()).toBe(before)
    for (const { reference } of orders) {
      expect(await stage.order(reference)).toEqual({ withdrawal: 'CONFIRMED', payment: 'FAILED' })
      expect((await told(reference))[0]).toEqual({ standing: 'OPEN', refund: null, why: 'UNPAID' })
    }
  })

  it('in part leaves the rest: nothing is due before payment, without a reminder', async () => {
    const order = await stage.place()
    const [first] = stage.wines
    expect(await withdraw(order, [{ id: first, quantity: 1 }])).toEqual({ standing: 'OPEN', refund: null, why: 'UNPAID_PART' })
    expect(await read(order)).toMatchObject({ payment: 'AWAITING_TRANSFER', fulfilment: 'NEW', withdrawal: 'CONFIRMED' })
    // Its page shows how to pay and the withdrawn goods.
    expect(await read(order)).toMatchObject({ transfer: { label: order.reference }, awaited: [], givenUp: [{ id: first, quantity: 1 }] })
    await remind()
    expect(await kinds(order.reference)).not.toContain('ORDER_REMINDER')
    await stage.happen(order.id, 'PAY')
    expect(await withdraw(order)).toEqual(owed(2500 + 3750, 690))
  })

  it('of unknown products leaves it unchanged: it still awaits payment', async () => {
    const order = await stage.place()
    await stage.withdrawAtOnce({ reference: order.reference, products: [{ id: 999_999, quantity: 1 }] })
    await runJob(stage.test, 'withdrawals.settling')
    expect((await told(order.reference)).at(-1)).toEqual({ standing: 'OPEN', refund: null, why: null, astray: 'ALL' })
    expect(await stage.order(order.reference)).toEqual({ withdrawal: 'NONE', payment: 'AWAITING_TRANSFER' })
  })
})
