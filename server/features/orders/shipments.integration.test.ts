import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderEvent } from '#domain/shop/order-status.ts'
import { exportSections } from '#server/features/privacy/export-sections.ts'
import { orderStage, type OrderStage } from '#tests/support/order-stage.ts'
import { shipmentFaults } from '#tests/support/shipment-sequences.ts'
import { addWine, shopId } from '#tests/support/shop.ts'
import { applyOrderEvent } from './apply-event.ts'
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

  it('are told to the buyer one by one, with what is in them and where to follow them', async () => {
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
        isLast: false,
        carrier: 'Transport COLI',
        lines: [{ name: `${wines[0]!.name}, 75\u00a0cl`, quantity: 2 }],
        parcels: [{ number: '6A 1' }, {}],
      },
      {
        isLast: true,
        carrier: 'Coursier',
        lines: [{ name: `${wines[1]!.name}, 75\u00a0cl`, quantity: 2 }],
        parcels: [{ number: 'X1', link: null }],
      },
    ])
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
    await expect(happen(order.id, 'CANCEL')).rejects.toThrow(expect.objectContaining({ code: 'ORDER_EVENT_REFUSED' }))
  })
})
