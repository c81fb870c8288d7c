import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cents } from '#domain/shop/pricing/cents.ts'
import type { OrderEvent } from '#domain/shop/orders/order-status.ts'
import { issueInvoice } from '#server/shop/documents/issue-invoice.ts'
import { orderStage, tally, type OrderStage } from '#tests/support/shop/order-stage.ts'
import { addBox, addWine, shopId } from '#tests/support/shop/shop.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { refundOrder, type OrderRefund } from './refund-order.ts'
import { receiveShipment, sendShipment } from './shipments.ts'

let stage: OrderStage
let wine: number
let box: number

beforeAll(async () => {
  stage = await orderStage({ connections: 20 })
  wine = (await addWine(stage.db, { onHand: 100, price: 999 })).id
  box = await addBox(stage.db, [[wine, 2]], { onHand: 20 })
})
afterAll(() => stage.close())

const at = (orderId: number) => ({ siteId: shopId, orderId, now: new Date() })
const within = <Result>(work: (trx: Parameters<typeof applyOrderEvent>[0]) => Promise<Result>) => stage.db.transaction().execute(work)
const happen = (orderId: number, ...events: OrderEvent[]) =>
  within(async (trx) => {
    for (const event of events) await applyOrderEvent(trx, { ...at(orderId), event })
  })
const refund = (orderId: number, wanted: Partial<OrderRefund>) =>
  within((trx) => refundOrder(trx, at(orderId), { lines: [], fees: cents(0), restock: false, reason: 'Bouteille cassée', ...wanted }))
const send = (orderId: number, lines?: { position: number; quantity: number }[]) =>
  within((trx) => sendShipment(trx, at(orderId), { lines, trackingNumbers: [], parcels: 1 }))
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'DONE',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )

/** Six bottles and two boxes of two, paid: 6 × 9.99 + 2 × 39 + 14.90 = 152.84 €. */
async function paid() {
  const products = [
    { id: wine, quantity: 6 },
    { id: box, quantity: 2 },
  ]
  const { order } = await stage.place({ products, delivery: { type: 'DELIVERY', idCarrier: stage.carrierId }, deliveryPostalCode: '75011' })
  await happen(order.id, 'PAY')
  await within((trx) => issueInvoice(trx, at(order.id)))
  await happen(order.id, 'PREPARE')
  return order
}
const stocks = async () => {
  const rows = await stage.db.selectFrom('stocks').selectAll().where('sellable_id', 'in', [wine, box]).orderBy('sellable_id').execute()
  return Object.fromEntries(rows.map((row) => [row.sellable_id, [row.on_hand, row.reserved]]))
}
/** The version of the wine's stock: that which the desk names when it counts it. */
const countedAs = async () =>
  (await stage.db.selectFrom('stocks').select('version').where('sellable_id', '=', wine).executeTakeFirstOrThrow()).version
const state = async (id: number) =>
  stage.db
    .selectFrom('orders')
    .select(['payment_status as payment', 'fulfilment_status as fulfilment'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const papersOf = (id: number) =>
  stage.db.selectFrom('papers').select(['kind', 'total', 'vat']).where('order_id', '=', id).orderBy('issued_at').execute()
const all = {
  lines: [
    { position: 0, quantity: 6 },
    { position: 1, quantity: 2 },
  ],
  fees: cents(1490),
}

describe('a refund', () => {
  it('in three parts equals the invoice to the cent by rate, each part mailed and paid once', async () => {
    const { id, reference } = await paid()
    await send(id)
    await refund(id, { lines: [{ position: 0, quantity: 1 }] })
    expect(await state(id)).toEqual({ payment: 'PARTLY_REFUNDED', fulfilment: 'SHIPPED' })
    await refund(id, { lines: [{ position: 0, quantity: 2 }], fees: cents(500) })
    await refund(id, {
      lines: [
        { position: 0, quantity: 3 },
        { position: 1, quantity: 2 },
      ],
      fees: cents(990),
    })
    expect(await state(id)).toEqual({ payment: 'REFUNDED', fulfilment: 'SHIPPED' })
    const papers = await papersOf(id)
    const sumOf = (kind: string, rate: number, part: 'base' | 'vat' | 'total') =>
      papers
        .filter((paper) => paper.kind === kind)
        .flatMap(({ vat }) => vat)
        .reduce((sum, line) => (line.rate === rate ? sum + line[part] : sum), 0)
    for (const part of ['base', 'vat', 'total'] as const) expect(sumOf('CREDIT_NOTE', 2000, part)).toBe(sumOf('INVOICE', 2000, part))
    const back = await stage.db.selectFrom('refunds').select('amount').where('order_id', '=', id).orderBy('id').execute()
    expect(back.map(({ amount }) => amount)).toEqual([999, 1998 + 500, 2997 + 7800 + 990])
    const mails = await stage.db.selectFrom('mails').select('data').where('kind', '=', 'ORDER_REFUNDED').orderBy('id').execute()
    const own = mails.filter(({ data }) => data['reference'] === reference).map(({ data }) => [data['amount'], data['isWhole']])
    expect(own).toEqual([
      [999, false],
      [2498, false],
      [11_787, true],
    ])
    expect(await outcomeOf(refund(id, { fees: cents(1) }))).toBe('ORDER_EVENT_REFUSED')
  })

  it('is mailed with its credit note, and names no deduction without one', async () => {
    const { id, reference } = await paid()
    const { number } = await refund(id, { lines: [{ position: 0, quantity: 1 }] })
    const mails = stage.db
      .selectFrom('mails')
      .select(['data', 'attachments'])
      .where('kind', '=', 'ORDER_REFUNDED')
      .where('key', '=', number)
    expect(await mails.execute()).toMatchObject([
      {
        data: { reference, firstname: 'Camille', amount: 999, creditNote: number, method: 'TRANSFER', keptBack: null },
        attachments: [{ type: 'PAPER', number }],
      },
    ])
  })

  it('of sent units brings those back, though others of the same line were refunded unsent', async () => {
    const { id } = await paid()
    await refund(id, { lines: [{ position: 0, quantity: 1 }], restock: true })
    await send(id)
    const gone = await stocks()
    await refund(id, { lines: [{ position: 0, quantity: 2 }], restock: true })
    expect(await stocks()).toEqual({ ...gone, [wine]: [gone[wine]![0]! + 2, gone[wine]![1]] })
  })

  it('puts back on sale only when it is said, and no more than has left', async () => {
    const { id } = await paid()
    await send(id)
    const gone = await stocks()
    await refund(id, { lines: [{ position: 0, quantity: 1 }] })
    expect(await stocks()).toEqual(gone)
    await refund(id, {
      lines: [
        { position: 0, quantity: 2 },
        { position: 1, quantity: 1 },
      ],
      restock: true,
    })
    // Two bottles, and a box with two of the same.
    expect(await stocks()).toEqual({ [wine]: [gone[wine]![0]! + 4, gone[wine]![1]], [box]: [gone[box]![0]! + 1, gone[box]![1]] })
    const moved = await stage.db
      .selectFrom('stock_movements')
      .select(['sellable_id', 'delta'])
      .where('order_id', '=', id)
      .where('kind', '=', 'RETURN')
      .orderBy('sellable_id')
      .execute()
    expect(moved).toEqual([
      { sellable_id: wine, delta: 4 },
      { sellable_id: box, delta: 1 },
    ])
  })

  it('of what has not left keeps it from leaving: back on sale, or lost', async () => {
    const before = await stocks()
    const { id } = await paid()
    const counted = await countedAs()
    await refund(id, { lines: [{ position: 0, quantity: 2 }], restock: true })
    // The stock is as before: an administrator who counts it has read it rightly.
    expect(await countedAs()).toBe(counted)
    expect(await stocks()).toEqual({ [wine]: [before[wine]![0], before[wine]![1]! + 8], [box]: [before[box]![0], before[box]![1]! + 2] })
    await refund(id, { lines: [{ position: 0, quantity: 1 }] })
    expect(await stocks()).toMatchObject({ [wine]: [before[wine]![0]! - 1, before[wine]![1]! + 7] })
    expect(await countedAs()).toBe(counted + 1)
    expect(await outcomeOf(send(id, [{ position: 0, quantity: 4 }]))).toBe('ORDER_EVENT_REFUSED')
    await send(id)
    expect(await state(id)).toEqual({ payment: 'PARTLY_REFUNDED', fulfilment: 'SHIPPED' })
    expect(await stocks()).toEqual({ [wine]: [before[wine]![0]! - 8, before[wine]![1]], [box]: [before[box]![0]! - 2, before[box]![1]] })
  })

  it('of all units before a shipment cancels the order; of the rest after one ends it as shipped', async () => {
    const before = await stocks()
    const { id, reference } = await paid()
    await refund(id, { ...all, restock: true })
    expect(await state(id)).toEqual({ payment: 'REFUNDED', fulfilment: 'CANCELLED' })
    expect(await stocks()).toEqual(before)
    const told = await stage.db
      .selectFrom('mails')
      .select('kind')
      .where('key', '=', reference)
      .where('kind', '=', 'ORDER_CANCELLED')
      .execute()
    expect(told).toEqual([])
    const other = await paid()
    await send(other.id, [{ position: 0, quantity: 6 }])
    await refund(other.id, { lines: [{ position: 1, quantity: 2 }], restock: true })
    expect(await state(other.id)).toEqual({ payment: 'PARTLY_REFUNDED', fulfilment: 'SHIPPED' })
    expect(await stocks()).toEqual({ [wine]: [before[wine]![0]! - 6, before[wine]![1]], [box]: before[box] })
  })

  it('of the rest, when all that has left has reached its buyer, ends the order as delivered', async () => {
    const { id, reference } = await paid()
    await send(id, [{ position: 0, quantity: 2 }])
    await within((trx) => receiveShipment(trx, at(id), 1))
    expect(await state(id)).toEqual({ payment: 'PAID', fulfilment: 'PREPARING' })
    await refund(id, {
      lines: [
        { position: 0, quantity: 4 },
        { position: 1, quantity: 2 },
      ],
      restock: true,
    })
    expect(await state(id)).toEqual({ payment: 'PARTLY_REFUNDED', fulfilment: 'DELIVERED' })
    const told = stage.db.selectFrom('mails').select('data').where('kind', '=', 'ORDER_DELIVERED').where('key', '=', reference)
    expect((await told.execute()).map(({ data }) => typeof data['withdrawUntil'])).toEqual(['string'])
    const other = await paid()
    await send(other.id, [{ position: 0, quantity: 2 }])
    await send(other.id, [{ position: 0, quantity: 4 }])
    await within((trx) => receiveShipment(trx, at(other.id), 1))
    await refund(other.id, { lines: [{ position: 1, quantity: 2 }], restock: true })
    expect(await state(other.id)).toEqual({ payment: 'PARTLY_REFUNDED', fulfilment: 'SHIPPED' })
    await within((trx) => receiveShipment(trx, at(other.id)))
    expect(await state(other.id)).toEqual({ payment: 'PARTLY_REFUNDED', fulfilment: 'DELIVERED' })
  })

  it('of all units to be collected calls the order off, and frees its bottles and its time', async () => {
    const before = await stocks()
    const { order } = await stage.place({ products: [{ id: wine, quantity: 6 }] })
    const own = { lines: [{ position: 0, quantity: 6 }], restock: true }
    const slot = { site_id: shopId, schedule_id: 1, date: '2027-03-05' }
    await stage.db.updateTable('orders').set({ collect_date: slot.date, collect_schedule_id: 1 }).where('id', '=', order.id).execute()
    await stage.db
      .insertInto('collect_bookings')
      .values({ ...slot, taken: 1 })
      .execute()
    const taken = () => stage.db.selectFrom('collect_bookings').select('taken').where('date', '=', slot.date).execute()
    await happen(order.id, 'PAY', 'PREPARE', 'MAKE_READY')
    expect(await outcomeOf(happen(order.id, 'CANCEL'))).toBe('ORDER_EVENT_REFUSED')
    await refund(order.id, { lines: [{ position: 0, quantity: 2 }], restock: true })
    expect(await state(order.id)).toEqual({ payment: 'PARTLY_REFUNDED', fulfilment: 'READY' })
    await refund(order.id, { ...own, lines: [{ position: 0, quantity: 4 }] })
    expect(await state(order.id)).toEqual({ payment: 'REFUNDED', fulfilment: 'CANCELLED' })
    expect([await stocks(), await taken()]).toEqual([before, [{ taken: 0 }]])
    const fetched = await stage.place({ products: [{ id: wine, quantity: 6 }] })
    await happen(fetched.order.id, 'PAY', 'PREPARE', 'MAKE_READY', 'COLLECT')
    await refund(fetched.order.id, own)
    expect(await state(fetched.order.id)).toEqual({ payment: 'REFUNDED', fulfilment: 'COLLECTED' })
  })

  it('of what was shipped before shipments were noted gives it back, and leaves it shipped', async () => {
    const { id } = await paid()
    await happen(id, 'SHIP')
    expect(await outcomeOf(refund(id, all))).toBe('DONE')
    expect(await state(id)).toEqual({ payment: 'REFUNDED', fulfilment: 'SHIPPED' })
  })

  it('of all that cost something leaves what was free: it is not given back, and still leaves', async () => {
    const free = (await addWine(stage.db, { onHand: 10, price: 0 })).id
    const products = [
      { id: wine, quantity: 1 },
      { id: free, quantity: 1 },
    ]
    const { order } = await stage.place({ products })
    await happen(order.id, 'PAY')
    await refund(order.id, { lines: [{ position: 0, quantity: 1 }] })
    expect(await state(order.id)).toEqual({ payment: 'PARTLY_REFUNDED', fulfilment: 'NEW' })
    await happen(order.id, 'PREPARE')
    await refund(order.id, { lines: [{ position: 1, quantity: 1 }] })
    expect(await state(order.id)).toEqual({ payment: 'REFUNDED', fulfilment: 'CANCELLED' })
  })

  for (const restock of [true, false])
    it(`after a cancelled order gives back money alone, restock ${restock}: its goods are on sale already`, async () => {
      const before = await stocks()
      const { id } = await paid()
      await happen(id, 'CANCEL')
      expect(await stocks()).toEqual(before)
      await refund(id, { ...all, restock })
      expect(await stocks()).toEqual(before)
      expect(await state(id)).toEqual({ payment: 'REFUNDED', fulfilment: 'CANCELLED' })
    })

  it('of a cancelled order leaves the units of later buyers, to the last bottle', async () => {
    const { id: rare } = await addWine(stage.db, { onHand: 3, price: 999 })
    const buy = async () => {
      const { order } = await stage.place({ products: [{ id: rare, quantity: 3 }] })
      await happen(order.id, 'PAY')
      return order
    }
    const first = await buy()
    await happen(first.id, 'CANCEL')
    const second = await buy()
    await refund(first.id, { lines: [{ position: 0, quantity: 3 }] })
    const holds = await stage.db.selectFrom('order_holds').select(['order_id', 'quantity']).where('sellable_id', '=', rare).execute()
    expect(holds).toEqual([{ order_id: second.id, quantity: 3 }])
    const counted = await stage.db.selectFrom('stocks').select(['on_hand', 'reserved']).where('sellable_id', '=', rare).execute()
    expect(counted).toEqual([{ on_hand: 3, reserved: 3 }])
  })

  it('asked for ten times at once is made once', async () => {
    const { id } = await paid()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcomeOf(refund(id, all))))
    expect(tally(outcomes)).toEqual({ DONE: 1, ORDER_EVENT_REFUSED: 9 })
    expect((await papersOf(id)).map(({ kind, total }) => [kind, total])).toEqual([
      ['INVOICE', 15_284],
      ['CREDIT_NOTE', 15_284],
    ])
  })

  it('is refused for what was not paid, and leaves nothing', async () => {
    const { order } = await stage.place({ products: [{ id: wine, quantity: 1 }] })
    const before = await stocks()
    expect(await outcomeOf(refund(order.id, { lines: [{ position: 0, quantity: 1 }] }))).toBe('ORDER_EVENT_REFUSED')
    expect(await papersOf(order.id)).toEqual([])
    expect(await stocks()).toEqual(before)
  })
})
