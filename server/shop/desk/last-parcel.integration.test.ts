import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderEvent } from '#domain/shop/orders/order-status.ts'
import { cents } from '#domain/shop/pricing/cents.ts'
import type { JobParts } from '#server/platform/jobs/define-job.ts'
import { closeGateBy } from '#tests/support/gate.ts'
import { orderStage, type OrderStage } from '#tests/support/shop/order-stage.ts'
import { addWine, shopId } from '#tests/support/shop/shop.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { closeOrdersJob } from '#server/shop/order-events/close-orders-job.ts'
import { refundOrder } from './refund-order.ts'
import { sendShipment } from './shipments.ts'

let stage: OrderStage

beforeAll(async () => {
  stage = await orderStage()
})
afterAll(() => stage.close())

type Work = Parameters<typeof applyOrderEvent>[0]
const now = new Date()
const within = <Result>(work: (trx: Work) => Promise<Result>) => stage.db.transaction().execute(work)
const happen = (orderId: number, ...events: OrderEvent[]) =>
  within(async (trx) => {
    for (const event of events) await applyOrderEvent(trx, { siteId: shopId, orderId, event, now })
  })
const send = (orderId: number, position: number) =>
  within((trx) =>
    sendShipment(trx, { siteId: shopId, orderId, now }, { lines: [{ position, quantity: 3 }], trackingNumbers: [], parcels: 1 }),
  )
const giveBack = (restock: boolean) => (orderId: number) =>
  within((trx) =>
    refundOrder(
      trx,
      { siteId: shopId, orderId, now },
      { lines: [{ position: 1, quantity: 3 }], fees: cents(0), restock, reason: 'Cassé au quai' },
    ),
  )

/** Two wines; the first has the lower number. */
async function twoWines(): Promise<readonly [first: number, second: number]> {
  const [one, other] = [await addWine(stage.db), await addWine(stage.db)]
  return one.id < other.id ? [one.id, other.id] : [other.id, one.id]
}

/** One transaction waits for the second wine, while another that orders both has locked the first. */
async function orderMeanwhile([first, second]: readonly [number, number], act: () => Promise<unknown>): Promise<string> {
  const gate = await closeGateBy(
    { connection: { connectionString: stage.databaseUrl } },
    'select 1 from stocks where sellable_id = $1 for update',
    [second],
  )
  const acted = act()
  await gate.waiting(1, acted)
  const ordered = stage.outcome({ products: [first, second].map((id) => ({ id, quantity: 1 })) })
  await gate.waiting(2, ordered)
  await gate.open()
  await acted
  return ordered
}

describe('an order of the wines of another order whose last part', () => {
  it.each([
    ['leaves', (orderId: number) => send(orderId, 1)],
    ['is given back and put on sale again', giveBack(true)],
    ['is given back and lost', giveBack(false)],
  ])('%s at that moment meets no deadlock', async (_, end) => {
    const wines = await twoWines()
    const { order } = await stage.place({
      ...{ products: wines.map((id) => ({ id, quantity: 3 })), delivery: { type: 'DELIVERY', idCarrier: stage.carrierId } },
      deliveryPostalCode: '75011',
    })
    await happen(order.id, 'PAY', 'PREPARE')
    await send(order.id, 0)
    expect(await orderMeanwhile(wines, () => end(order.id))).toBe('AWAITING_TRANSFER')
    const { fulfilment_status: fulfilment } = await stage.db
      .selectFrom('orders')
      .select('fulfilment_status')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    expect(fulfilment).toBe('SHIPPED')
  })
})

describe('orders that a hand in the database has emptied', () => {
  it('are ended together during a new order of their reserved units', async () => {
    const wines = await twoWines()
    const placed = []
    for (const id of [wines[1], wines[0]]) placed.push((await stage.place({ products: [{ id, quantity: 2 }] })).order.id)
    for (const id of placed) await happen(id, 'PAY')
    await stage.db.updateTable('order_lines').set({ cancelled: 2 }).where('order_id', 'in', placed).execute()
    const run = { dryRun: false, log: () => undefined, raiseAlarm: () => undefined }
    const ended = () => within((trx) => closeOrdersJob.run({ trx, now } as JobParts, run))
    expect(await orderMeanwhile(wines, ended)).toBe('AWAITING_TRANSFER')
    const held = await stage.db.selectFrom('order_holds').select('sellable_id').where('order_id', 'in', placed).execute()
    expect(held).toEqual([])
  })
})
