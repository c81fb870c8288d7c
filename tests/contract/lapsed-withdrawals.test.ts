import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { waitingMails } from '#tests/support/accounts/account-calls.ts'
import { deskOfTests } from '#tests/support/shop/admin-desk.ts'
import type { PlacedOrder } from '#tests/support/shop/withdrawal-stage.ts'

const { stage, say, codeOf } = deskOfTests()

const reason = 'Colis jamais reçu'
const lapse = { event: 'LAPSE', reason }
const back = (position: number, quantity: number) => ({ event: 'RETURN', lines: [{ position, quantity }] })
const refund = (position: number, quantity: number, fees = 0) => ({
  ...{ event: 'REFUND', fees, restock: false, reason: 'Rétractation' },
  lines: [{ position, quantity }],
})

/** Moves the order past the period in which goods may be returned. */
async function waitLong({ id }: PlacedOrder): Promise<void> {
  const own = stage.test.database.db.updateTable('withdrawals').where('order_id', '=', id)
  await own.set({ received_at: sql<Date>`received_at - interval '40 days'` }).execute()
}

/** Three bottles of each of two delivered wines. The buyer has withdrawn from all of them and returns nothing. */
async function withdrawn(): Promise<PlacedOrder> {
  const order = await stage.placePaid()
  await stage.happen(order.id, 'PREPARE', 'SHIP', 'DELIVER')
  await stage.withdrawAtOnce({ ...order })
  return order
}

describe('a withdrawal without a return', () => {
  it('is closed by an administrator after the period, and the buyer sees what is not refunded', async () => {
    const order = await withdrawn()
    await waitLong(order)
    const { code, order: closed } = await say(order, lapse)
    expect([code, closed]).toMatchObject(['DONE', { payment: 'PAID', withdrawal: 'CLOSED', fulfilment: 'DELIVERED' }])
    expect(closed.history.at(-1)).toMatchObject({ event: 'LAPSE' })
    const mails = await waitingMails(stage.test, 'camille.roy@example.org')
    const told = mails.filter(({ kind, data }) => kind === 'WITHDRAWAL_LAPSED' && data['reference'] === order.reference)
    expect(told).toHaveLength(1)
    expect(told[0]?.data).toMatchObject({ goods: 7500, fees: 690, reason, lines: [{ quantity: 3 }, { quantity: 3 }] })
    const { db } = stage.test.database
    const entry = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('target', '=', `order:${order.id}`)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry.diff).toMatchObject({ event: 'LAPSE', reason })
    expect(await codeOf(order, lapse)).toBe('ORDER_EVENT_REFUSED')
  })

  it('cannot expire during the period, without a reason, or without a pending return', async () => {
    const order = await withdrawn()
    expect(await say(order, lapse)).toMatchObject({
      code: 'ORDER_EVENT_REFUSED',
      data: { reason: 'RETURN_IN_TIME', until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown },
    })
    expect(await say(order, { event: 'LAPSE' })).toMatchObject({ code: 'VALIDATION_FAILED', faults: ['reason REQUIRED'] })
    await waitLong(order)
    for (const position of [0, 1]) expect(await codeOf(order, refund(position, 3))).toBe('DONE')
    expect(await say(order, lapse)).toMatchObject({ code: 'ORDER_EVENT_REFUSED', data: { reason: 'NOTHING_AWAITED' } })
    const kept = await stage.placePaid()
    expect(await codeOf(kept, lapse)).toBe('ORDER_EVENT_REFUSED')
  })

  it('is first refunded for returned and unshipped goods; the rest expires with its price', async () => {
    const order = await stage.placePaid()
    await say(order, { event: 'PREPARE' })
    await say(order, { event: 'SHIP', lines: [{ position: 0, quantity: 3 }] })
    await stage.withdrawAtOnce({ ...order })
    await waitLong(order)
    expect(await codeOf(order, back(0, 1))).toBe('DONE')
    expect(await codeOf(order, lapse)).toBe('MONEY_OWED')
    expect(await codeOf(order, refund(0, 1))).toBe('DONE')
    expect(await codeOf(order, lapse)).toBe('MONEY_OWED')
    expect(await codeOf(order, refund(1, 3))).toBe('DONE')
    const { code, order: closed } = await say(order, lapse)
    expect([code, closed]).toMatchObject(['DONE', { payment: 'PARTLY_REFUNDED', withdrawal: 'CLOSED' }])
    const mails = await waitingMails(stage.test, 'camille.roy@example.org')
    const told = mails.find(({ kind, data }) => kind === 'WITHDRAWAL_LAPSED' && data['reference'] === order.reference)
    expect(told?.data).toMatchObject({ goods: 2500, fees: 690, lines: [{ quantity: 2 }] })
  })

  it('claims nothing after it expires: a later one claims the goods again', async () => {
    const order = await withdrawn()
    await waitLong(order)
    expect(await codeOf(order, lapse)).toBe('DONE')
    await stage.withdrawAtOnce({ ...order, products: [{ id: stage.wines[0], quantity: 2 }] })
    const { code, order: part } = await say(order, back(0, 1))
    expect([code, part.withdrawal, part.lines.map(({ awaited = 0 }) => awaited)]).toEqual(['DONE', 'CONFIRMED', [1, 0]])
    expect(await say(order, lapse)).toMatchObject({ data: { reason: 'RETURN_IN_TIME' } })
  })
})
