import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderEvent, PaymentStatus } from '#domain/shop/orders/order-status.ts'
import type { MailKind } from '#server/mail/kit/mail-kinds.ts'
import { orderStage, type OrderStage, type OrderWish } from '#tests/support/shop/order-stage.ts'
import { addWine, shopId } from '#tests/support/shop/shop.ts'
import { receiveShipment, sendShipment } from '#server/shop/desk/shipments.ts'
import { applyOrderEvent } from './apply-event.ts'

// The mails to the buyer about events of their order, and their absence when the buyer knows already.

let stage: OrderStage
let wine: number

beforeAll(async () => {
  stage = await orderStage({ connections: 10 })
  wine = (await addWine(stage.db, { onHand: 500 })).id
})
afterAll(() => stage.close())

const at = (orderId: number, day = '2026-11-20') => ({ siteId: shopId, orderId, now: new Date(`${day}T10:00:00Z`) })
const within = <Result>(work: (trx: Parameters<typeof applyOrderEvent>[0]) => Promise<Result>) => stage.db.transaction().execute(work)
const happen = (orderId: number, ...events: OrderEvent[]) =>
  within(async (trx) => {
    for (const event of events) await applyOrderEvent(trx, { ...at(orderId), event })
  })
const place = async (wish: Partial<OrderWish> = {}) => (await stage.place({ products: [{ id: wine, quantity: 2 }], ...wish })).order
const told = async (reference: string, kind: MailKind) =>
  (await stage.db.selectFrom('mails').select('data').where('key', 'like', `${reference}%`).where('kind', '=', kind).execute()).map(
    ({ data }) => data,
  )
const stock = () =>
  stage.db.selectFrom('stocks').select(['on_hand', 'reserved', 'version']).where('sellable_id', '=', wine).executeTakeFirstOrThrow()

describe('an order that is paid', () => {
  it('is mailed with its invoice, the paid amount, and its delivery', async () => {
    const { id, reference, total } = await place()
    await happen(id, 'PAY')
    const { number } = await stage.db.selectFrom('papers').select('number').where('order_id', '=', id).executeTakeFirstOrThrow()
    const mails = stage.db.selectFrom('mails').select(['recipient', 'data', 'attachments']).where('kind', '=', 'ORDER_PAID')
    expect(await mails.where('key', '=', reference).execute()).toEqual([
      {
        recipient: 'camille.roy@example.org',
        data: expect.objectContaining({
          reference,
          firstname: 'Camille',
          total: Math.round(total * 100),
          deliveryType: 'NO_DELIVERY',
        }) as object,
        attachments: [{ type: 'PAPER', number }],
      },
    ])
  })
})

describe('an order that is cancelled', () => {
  it.each<[PaymentStatus, boolean[]]>([
    ['AWAITING_TRANSFER', [false]],
    ['PAID', [true]],
    ['PARTLY_REFUNDED', [true]],
    ['REFUNDED', []],
  ])('while its payment is %s, announces a due refund, and nothing after a full refund', async (payment, isPaid) => {
    const { id, reference } = await place()
    await stage.db.updateTable('orders').set({ payment_status: payment }).where('id', '=', id).execute()
    await happen(id, 'CANCEL')
    expect((await told(reference, 'ORDER_CANCELLED')).map((mail) => mail['isPaid'])).toEqual(isPaid)
  })

  it('while the bank works on its debit, tells that what is debited comes back', async () => {
    const { id, reference } = await place()
    await stage.db.updateTable('orders').set({ payment_status: 'DEBIT_PENDING' }).where('id', '=', id).execute()
    await happen(id, 'CANCEL')
    expect(await told(reference, 'ORDER_CANCELLED')).toMatchObject([{ isPaid: false, isUnderWay: true }])
    const waiting = await place()
    await happen(waiting.id, 'CANCEL')
    expect(await told(waiting.reference, 'ORDER_CANCELLED')).toMatchObject([{ isPaid: false, isUnderWay: false }])
  })

  it('after a withdrawal is mailed with that reason', async () => {
    const withdrawn = async (withdrawal: 'NONE' | 'CONFIRMED') => {
      const { id, reference } = await place()
      await stage.db.updateTable('orders').set({ withdrawal_status: withdrawal }).where('id', '=', id).execute()
      await happen(id, 'CANCEL')
      return told(reference, 'ORDER_CANCELLED')
    }
    expect(await withdrawn('CONFIRMED')).toMatchObject([{ firstname: 'Camille', isWithdrawn: true }])
    expect(await withdrawn('NONE')).toMatchObject([{ firstname: 'Camille', isWithdrawn: false }])
  })

  it('gives its bottles free without counting as a change of the stock', async () => {
    const before = await stock()
    const { id } = await place()
    expect(await stock()).toEqual({ ...before, reserved: before.reserved + 2 })
    await happen(id, 'CANCEL')
    expect(await stock()).toEqual(before)
    const moved = stage.db.selectFrom('stock_movements').select('kind').where('order_id', '=', id)
    expect(await moved.execute()).toEqual([])
  })

  it('is mailed as paid again', async () => {
    const debited = async () => {
      const order = await place()
      await stage.db.updateTable('orders').set({ payment_status: 'DEBIT_PENDING' }).where('id', '=', order.id).execute()
      return order
    }
    const { id, reference } = await debited()
    await happen(id, 'CANCEL', 'FAIL')
    expect(await told(reference, 'ORDER_EXPIRED')).toEqual([])
    const other = await debited()
    await happen(other.id, 'FAIL')
    expect(await told(other.reference, 'ORDER_EXPIRED')).toMatchObject([{ firstname: 'Camille', isDebitLost: true }])
    const late = await place()
    await happen(late.id, 'EXPIRE')
    expect(await told(late.reference, 'ORDER_EXPIRED')).toMatchObject([{ isDebitLost: false }])
  })
})

describe('an order that waits to be fetched', () => {
  it('is mailed, without a place or a time where none were chosen', async () => {
    const { id, reference } = await place()
    await happen(id, 'PAY', 'PREPARE', 'MAKE_READY')
    expect(await told(reference, 'ORDER_READY')).toMatchObject([
      { reference, firstname: 'Camille', place: [], collectOn: null, collectHours: null },
    ])
  })

  it('is mailed with an appointment to agree on, and with a call where the buyer has a phone', async () => {
    const { id, reference } = await place()
    await happen(id, 'PAY', 'PREPARE', 'MAKE_READY')
    expect(await told(reference, 'ORDER_READY')).toMatchObject([{ deliveryType: 'NO_DELIVERY', hasPhone: true }])
    const unreachable = await place()
    await stage.db.updateTable('orders').set({ phone: null }).where('id', '=', unreachable.id).execute()
    await happen(unreachable.id, 'PAY', 'PREPARE', 'MAKE_READY')
    expect(await told(unreachable.reference, 'ORDER_READY')).toMatchObject([{ hasPhone: false }])
  })
})

describe('an order that has come', () => {
  const delivery = () => ({ delivery: { type: 'DELIVERY' as const, idCarrier: stage.carrierId }, deliveryPostalCode: '75011' })
  /** Sends two bottles in two shipments, and says on which days they came. */
  const receivedOn = async (days: readonly string[]) => {
    const { id, reference } = await place({ products: [{ id: wine, quantity: days.length }], ...delivery() })
    await happen(id, 'PAY', 'PREPARE')
    for (const _ of days)
      await within((trx) => sendShipment(trx, at(id), { lines: [{ position: 0, quantity: 1 }], trackingNumbers: [], parcels: 1 }))
    for (const [index, day] of days.entries()) await within((trx) => receiveShipment(trx, at(id, day), index + 1))
    return told(reference, 'ORDER_DELIVERED')
  }

  it('is mailed with the deadline of withdrawal', async () => {
    expect(await receivedOn(['2026-11-23'])).toMatchObject([{ withdrawUntil: '2026-12-07' }])
  })

  it('is mailed on the last day of withdrawal, and not after it', async () => {
    const noted = async (day: string) => {
      const { id, reference } = await place(delivery())
      await happen(id, 'PAY', 'PREPARE')
      await within((trx) => sendShipment(trx, at(id), { trackingNumbers: [], parcels: 1 }))
      await stage.db
        .updateTable('order_shipments')
        .set({ delivered_at: new Date('2026-11-20T10:00:00Z') })
        .where('order_id', '=', id)
        .execute()
      await within((trx) => applyOrderEvent(trx, { ...at(id, day), event: 'DELIVER' }))
      return told(reference, 'ORDER_DELIVERED')
    }
    expect(await noted('2026-12-04')).toMatchObject([{ firstname: 'Camille', withdrawUntil: '2026-12-04' }])
    expect(await noted('2026-12-05')).toEqual([])
  })
})

describe('what cannot happen', () => {
  it('is refused with the state in which the order is', async () => {
    const { id } = await place()
    await expect(happen(id, 'DELIVER')).rejects.toMatchObject({
      code: 'ORDER_EVENT_REFUSED',
      data: { event: 'DELIVER', status: { payment: 'AWAITING_TRANSFER', fulfilment: 'NEW', withdrawal: 'NONE' } },
    })
  })
})
