import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderStatus } from '#domain/shop/orders/order-status.ts'
import { runTwice } from '#tests/support/sites/job-runs.ts'
import { shopId } from '#tests/support/shop/shop.ts'
import { withdrawalStage, type PlacedOrder, type WithdrawalStage } from '#tests/support/shop/withdrawal-stage.ts'
import { receiveShipment, sendShipment } from '#server/shop/desk/shipments.ts'
import type { applyOrderEvent } from './apply-event.ts'

let stage: WithdrawalStage

beforeAll(async () => {
  stage = await withdrawalStage()
})
afterAll(() => stage.close())

const at = (orderId: number, now = new Date('2026-11-02T10:00:00Z')) => ({ siteId: shopId, orderId, now })
const noDelivery = { delivery: { type: 'NO_DELIVERY' as const }, deliveryPostalCode: null, deliveryIdCountry: null }
const within = <Result>(work: (trx: Parameters<typeof applyOrderEvent>[0]) => Promise<Result>) =>
  stage.test.database.db.transaction().execute(work)

/** Sends the given number of bottles of each line. */
async function send(orderId: number, units: readonly number[], hasArrived: boolean): Promise<void> {
  const lines = units.map((quantity, position) => ({ position, quantity })).filter(({ quantity }) => quantity > 0)
  if (lines.length === 0) return
  await within((trx) => sendShipment(trx, at(orderId), { lines, trackingNumbers: [], parcels: 1 }))
  if (hasArrived) await within((trx) => receiveShipment(trx, at(orderId)))
}

/** An order of three bottles of each of two wines: what was sent of it, what was given up, and the state in which it was left. */
async function left(
  { sent = [0, 0], cancelled = [0, 0], hasArrived = true, isFetched = false },
  { payment = 'PARTLY_REFUNDED', fulfilment = 'PREPARING' }: Partial<OrderStatus>,
): Promise<PlacedOrder> {
  const { db } = stage.test.database
  const order = await stage.placePaid(isFetched ? noDelivery : {})
  await stage.happen(order.id, 'PREPARE')
  await send(order.id, sent, hasArrived)
  for (const [position, units] of cancelled.entries())
    await db
      .updateTable('order_lines')
      .set({ cancelled: units })
      .where('order_id', '=', order.id)
      .where('position', '=', position)
      .execute()
  const status = { payment_status: payment, fulfilment_status: fulfilment }
  await db.updateTable('orders').set(status).where('id', '=', order.id).execute()
  return order
}
const all = async () => {
  const rows = await stage.test.database.db.selectFrom('orders').select(['id', 'fulfilment_status as fulfilment']).orderBy('id').execute()
  return new Map(rows.map(({ id, fulfilment }) => [id, fulfilment]))
}

describe('an order without remaining units', () => {
  it('that was left in a state before its end is ended once, with useful mails alone', async () => {
    const ends = new Map([
      [await left({ sent: [3, 1], cancelled: [0, 2] }, { fulfilment: 'SHIPPED' }), 'DELIVERED'],
      [await left({ sent: [3, 1], cancelled: [0, 2] }, {}), 'DELIVERED'],
      [await left({ sent: [3, 1], cancelled: [0, 2], hasArrived: false }, {}), 'SHIPPED'],
      [await left({ cancelled: [3, 3] }, {}), 'CANCELLED'],
      [await left({ cancelled: [3, 3], isFetched: true }, { payment: 'REFUNDED', fulfilment: 'READY' }), 'CANCELLED'],
      // Something is on its way, or still to leave.
      [await left({ sent: [3, 1], cancelled: [0, 2], hasArrived: false }, { fulfilment: 'SHIPPED' }), 'SHIPPED'],
      [await left({ sent: [3, 1], cancelled: [0, 1] }, {}), 'PREPARING'],
      [await left({ cancelled: [3, 2] }, {}), 'PREPARING'],
    ])
    await runTwice(stage.test, 'orders.ends', { expected: { ended: 5 }, rows: all })
    const now = await all()
    expect([...ends.keys()].map(({ id }) => now.get(id))).toEqual([...ends.values()])
    const mails = stage.test.database.db.selectFrom('mails').select('data').where('kind', '=', 'ORDER_DELIVERED')
    // The time to withdraw from what came on 2 November was over on the 16th.
    expect(await mails.execute()).toEqual([])
    const events = await stage.test.database.db.selectFrom('order_events').select('event').where('event', '=', 'DELIVER').execute()
    expect(events).toHaveLength(2)
  })
})
