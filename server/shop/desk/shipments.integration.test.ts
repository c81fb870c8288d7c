import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderEvent } from '#domain/shop/orders/order-status.ts'
import { exportSections } from '#server/people/privacy/export-sections.ts'
import { orderStage, type OrderStage } from '#tests/support/shop/order-stage.ts'
import { shipmentFaults } from '#tests/support/shop/shipment-sequences.ts'
import { addCarrier, addWine, shopId } from '#tests/support/shop/shop.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { readGoodsOf } from '#server/shop/orders/load-lines.ts'
import { receiveShipment, sendShipment, type ShipmentToSend } from './shipments.ts'

let stage: OrderStage
let wines: readonly { readonly id: number; readonly name: string }[]

beforeAll(async () => {
  stage = await orderStage({ connections: 20 })
  wines = [await addWine(stage.db), await addWine(stage.db)]
  await stage.db.updateTable('carriers').set({ tracking_url: 'https://suivi.example/{number}' }).where('id', '=', stage.carrierId).execute()
})
afterAll(() => stage.close())

const at = (orderId: number, day = '2026-11-20') => ({ siteId: shopId, orderId, now: new Date(`${day}T10:00:00Z`) })
const within = <Result>(work: (trx: Parameters<typeof applyOrderEvent>[0]) => Promise<Result>) => stage.db.transaction().execute(work)
const happen = (orderId: number, ...events: OrderEvent[]) =>
  within(async (trx) => {
    for (const event of events) await applyOrderEvent(trx, { ...at(orderId), event })
  })
const send = (orderId: number, shipment: Partial<ShipmentToSend>, day?: string) =>
  within((trx) => sendShipment(trx, at(orderId, day), { trackingNumbers: [], parcels: 1, ...shipment }))

async function placed() {
  const products = wines.map(({ id }) => ({ id, quantity: 2 }))
  const { order } = await stage.place({
    ...{ products, delivery: { type: 'DELIVERY', idCarrier: stage.carrierId }, deliveryPostalCode: '75011' },
  })
  await happen(order.id, 'PAY', 'PREPARE')
  return order
}
const view = ({ reference, accessToken: token }: { reference: string; accessToken: string }) =>
  stage.features.orders.get({ scope: stage.scope(), caller: { kind: 'visitor' } }, { reference, token })
const mailsOf = (reference: string, kind: 'ORDER_SHIPPED' | 'ORDER_DELIVERED') =>
  stage.db.selectFrom('mails').select(['data']).where('kind', '=', kind).where('key', 'like', `${reference}%`).orderBy('key').execute()

describe('the shipments of an order', () => {
  it('send no bottle twice and leave none behind, also when two are asked for at once', async () => {
    expect(await shipmentFaults(stage, { count: 25, seed: 38 })).toEqual([])
  })

  it('are mailed to the buyer one by one, with their contents and tracking links', async () => {
    const order = await placed()
    await send(order.id, { lines: [{ position: 0, quantity: 2 }], trackingNumbers: ['6A 1', '6A2'], parcels: 2 })
    expect((await view(order)).fulfilment).toBe('PREPARING')
    await send(order.id, { carrier: 'Coursier', trackingNumbers: ['X1'] })
    const { fulfilment, shipments } = await view(order)
    expect(fulfilment).toBe('SHIPPED')
    expect(shipments).toEqual([
      {
        ...{ carrier: 'Transport COLI', parcels: 2, shippedAt: '2026-11-20T10:00:00Z', deliveredAt: null },
        tracking: [
          { number: '6A 1', link: 'https://suivi.example/6A%201' },
          { number: '6A2', link: 'https://suivi.example/6A2' },
        ],
        products: [{ id: wines[0]!.id, quantity: 2 }],
      },
      {
        ...{ carrier: 'Coursier', parcels: 1, shippedAt: '2026-11-20T10:00:00Z', deliveredAt: null },
        tracking: [{ number: 'X1', link: null }],
        products: [{ id: wines[1]!.id, quantity: 2 }],
      },
    ])
    const mails = await mailsOf(order.reference, 'ORDER_SHIPPED')
    expect(mails.map(({ data }) => data)).toMatchObject([
      {
        ...{ reference: order.reference, firstname: 'Camille', isLast: false },
        carrier: 'Transport COLI',
        lines: [{ name: `${wines[0]!.name}, 75\u00a0cl`, quantity: 2 }],
        parcels: [
          { number: '6A 1', link: 'https://suivi.example/6A%201' },
          { number: '6A2', link: 'https://suivi.example/6A2' },
        ],
      },
      {
        isLast: true,
        carrier: 'Coursier',
        lines: [{ name: `${wines[1]!.name}, 75\u00a0cl`, quantity: 2 }],
        parcels: [{ number: 'X1', link: null }],
      },
    ])
  })

  it('have the tracking link of their carrier: of the chosen one as then, of another as now', async () => {
    const { db } = stage
    const eco = await addCarrier(db, { code: 'ECO' })
    await db.updateTable('carriers').set({ tracking_url: 'https://eco.example/{number}' }).where('id', '=', eco).execute()
    const order = await placed()
    const setUrl = (url: string) => db.updateTable('carriers').set({ tracking_url: url }).where('id', '=', stage.carrierId).execute()
    await setUrl('https://ailleurs.example/{number}')
    const lines = [{ position: 0, quantity: 1 }]
    await send(order.id, { lines, carrier: 'Transport COLI', trackingNumbers: ['1'] })
    await send(order.id, { lines, carrier: 'Transport ECO', trackingNumbers: ['1'] })
    await send(order.id, { trackingNumbers: ['1'] })
    await setUrl('https://suivi.example/{number}')
    const { shipments } = await view(order)
    expect(shipments.map(({ carrier, tracking }) => [carrier, tracking[0]?.link])).toEqual([
      ['Transport COLI', 'https://suivi.example/1'],
      ['Transport ECO', 'https://eco.example/1'],
      ['Transport COLI', 'https://suivi.example/1'],
    ])
  })

  it('with too many units are refused with the rest of each line; sent ones can always arrive', async () => {
    const order = await placed()
    await send(order.id, { lines: [{ position: 0, quantity: 1 }] })
    const status = { payment: 'PAID', fulfilment: 'PREPARING', withdrawal: 'NONE' }
    await expect(send(order.id, { lines: [{ position: 0, quantity: 2 }] })).rejects.toMatchObject({
      code: 'ORDER_EVENT_REFUSED',
      data: {
        ...{ event: 'SHIP', status },
        left: [
          { position: 0, quantity: 1 },
          { position: 1, quantity: 2 },
        ],
      },
    })
    await expect(within((trx) => receiveShipment(trx, at(order.id), 2))).rejects.toMatchObject({
      code: 'ORDER_EVENT_REFUSED',
      data: { event: 'DELIVER', status },
    })
  })

  it('take out of the house what is in them and nothing else', async () => {
    const order = await placed()
    await send(order.id, { lines: [{ position: 1, quantity: 1 }] })
    const moved = stage.db.selectFrom('stock_movements').select(['sellable_id', 'kind', 'delta', 'reason']).where('order_id', '=', order.id)
    expect(await moved.execute()).toEqual([{ sellable_id: wines[1]!.id, kind: 'DISPATCH', delta: -1, reason: null }])
    const held = stage.db.selectFrom('order_holds').select(['sellable_id', 'quantity']).where('order_id', '=', order.id)
    expect(await held.orderBy('sellable_id').execute()).toEqual([
      { sellable_id: wines[0]!.id, quantity: 2 },
      { sellable_id: wines[1]!.id, quantity: 1 },
    ])
  })

  it('arrive no sooner than they left, by any clock', async () => {
    const order = await placed()
    await send(order.id, {}, '2026-11-24')
    await within((trx) => receiveShipment(trx, at(order.id, '2026-11-22')))
    expect(await view(order)).toMatchObject({ withdrawUntil: '2026-12-08', shipments: [{ deliveredAt: '2026-11-24T10:00:00Z' }] })
  })

  it('are those of their own order where several are looked at, as is when it was fetched', async () => {
    const sent = await placed()
    await send(sent.id, {})
    const { order: fetched } = await stage.place({ products: [{ id: wines[0]!.id, quantity: 1 }] })
    await happen(fetched.id, 'PAY', 'PREPARE', 'MAKE_READY', 'COLLECT')
    const goods = await readGoodsOf(stage.db, [at(sent.id), at(fetched.id)])
    const seen = [...goods].map(([id, { lines, shipments, collectedAt }]) => [id, lines.length, shipments.length, collectedAt])
    expect(seen).toEqual([
      [sent.id, 2, 1, null],
      [fetched.id, 1, 0, at(fetched.id).now],
    ])
    expect(await readGoodsOf(stage.db, [])).toEqual(new Map())
  })

  it('let the time to withdraw run from the last receipt', async () => {
    const order = await placed()
    await send(order.id, { lines: [{ position: 0, quantity: 2 }] })
    await within((trx) => receiveShipment(trx, at(order.id, '2026-11-23'), 1))
    expect((await view(order)).withdrawUntil).toBeNull()
    await send(order.id, {}, '2026-11-24')
    expect((await view(order)).withdrawUntil).toBeNull()
    await within((trx) => receiveShipment(trx, at(order.id, '2026-11-26')))
    expect(await view(order)).toMatchObject({ fulfilment: 'DELIVERED', withdrawUntil: '2026-12-10' })
    expect((await mailsOf(order.reference, 'ORDER_DELIVERED')).map(({ data }) => data)).toMatchObject([{ withdrawUntil: '2026-12-10' }])
    await expect(within((trx) => receiveShipment(trx, at(order.id)))).rejects.toThrow(
      expect.objectContaining({ code: 'ORDER_EVENT_REFUSED' }),
    )
  })

  it('let what is fetched be withdrawn from when it was fetched', async () => {
    const { order } = await stage.place({ products: [{ id: wines[0]!.id, quantity: 1 }] })
    await happen(order.id, 'PAY', 'PREPARE', 'MAKE_READY')
    expect((await view(order)).withdrawUntil).toBeNull()
    await happen(order.id, 'COLLECT')
    expect((await view(order)).withdrawUntil).toBe('2026-12-04')
  })

  it('stand in the copy that their buyer may take', async () => {
    const { id, reference } = await placed()
    await send(id, { trackingNumbers: ['6A7', '6A8'] })
    const person = { siteId: shopId, userId: 0, email: 'camille.roy@example.org', address: '' }
    const copied = await exportSections.orders(stage.db, person)
    expect(copied.find((row) => row['reference'] === reference)).toMatchObject({ parcels: 'Transport COLI 6A7 6A8', fulfilment: 'SHIPPED' })
  })

  it('keep an order from being cancelled once one has left', async () => {
    const order = await placed()
    await send(order.id, { lines: [{ position: 0, quantity: 1 }] })
    await expect(happen(order.id, 'CANCEL')).rejects.toMatchObject({ code: 'ORDER_EVENT_REFUSED', data: { event: 'CANCEL' } })
  })
})
