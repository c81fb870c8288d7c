import type { Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transition, orderTransitions, type OrderEvent, type OrderStatus } from '#domain/shop/orders/order-status.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { orderStage, tally, type OrderStage } from '#tests/support/shop/order-stage.ts'
import { takeTurn } from '#tests/support/sampling.ts'
import { addWine, shopId } from '#tests/support/shop/shop.ts'
import { applyOrderEvent } from './apply-event.ts'

let stage: OrderStage
let wine: Awaited<ReturnType<typeof addWine>>

beforeAll(async () => {
  stage = await orderStage({ connections: 50 })
  wine = await addWine(stage.db, { onHand: 5000 })
})
afterAll(() => stage.close())

const now = new Date()
const place = async () => (await stage.place({ products: [{ id: wine.id, quantity: 2 }] })).order.id
const carried = async () => {
  const delivery = { type: 'DELIVERY' as const, idCarrier: stage.carrierId }
  return (await stage.place({ products: [{ id: wine.id, quantity: 2 }], delivery, deliveryPostalCode: '75011' })).order.id
}
const happen = (trx: Transaction<Tables>, orderId: number, event: OrderEvent) =>
  applyOrderEvent(trx, { siteId: shopId, orderId, event, now })
const outcomeOf = (happening: Promise<unknown>) =>
  happening.then(
    () => 'DONE',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )
const apply = (orderId: number, event: OrderEvent) => outcomeOf(stage.db.transaction().execute((trx) => happen(trx, orderId, event)))
const statusOf = async (db: Pick<Transaction<Tables>, 'selectFrom'>, id: number): Promise<OrderStatus> =>
  db
    .selectFrom('orders')
    .select(['payment_status as payment', 'fulfilment_status as fulfilment', 'withdrawal_status as withdrawal'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const stockOf = async () =>
  stage.db.selectFrom('stocks').select(['on_hand', 'reserved']).where('sellable_id', '=', wine.id).executeTakeFirstOrThrow()
const holdsOf = async (id: number) => stage.db.selectFrom('order_holds').select('quantity').where('order_id', '=', id).execute()

/** Puts an order into a state in which it may never have been. */
const put = (trx: Transaction<Tables>, id: number, { payment, fulfilment, withdrawal }: OrderStatus) =>
  trx
    .updateTable('orders')
    .set({ payment_status: payment, fulfilment_status: fulfilment, withdrawal_status: withdrawal })
    .where('id', '=', id)
    .execute()

const statesOf = (axis: keyof OrderStatus) => [...new Set(orderTransitions[axis].flatMap(({ from, to }) => [from, to]))]
const states = statesOf('payment').flatMap((payment) =>
  statesOf('fulfilment').flatMap((fulfilment) =>
    statesOf('withdrawal').map((withdrawal) => ({ payment, fulfilment, withdrawal }) as OrderStatus),
  ),
)
const events = [...new Set(Object.values(orderTransitions).flatMap((rows) => rows.map(({ event }) => event)))]

class GivenUp extends Error {}

describe('what happens to an order', () => {
  it('is refused by the server without a row in the table, in a sixth of 315 states', async () => {
    const id = await carried()
    const before = await stockOf()
    const wrong: string[] = []
    const look = stage.db.transaction().execute(async (trx) => {
      for (const status of takeTurn(states, 6)) {
        await put(trx, id, status)
        for (const event of events.filter((each) => transition(status, each, 'DELIVERY') === null)) {
          const outcome = await outcomeOf(happen(trx, id, event))
          if (outcome !== 'ORDER_EVENT_REFUSED') wrong.push(`${JSON.stringify(status)} ${event}: ${outcome}`)
        }
        expect(await statusOf(trx, id)).toEqual(status)
      }
      const traces = await trx.selectFrom('order_events').select('event').where('order_id', '=', id).execute()
      expect(traces).toEqual([])
      throw new GivenUp()
    })
    await expect(look).rejects.toThrow(GivenUp)
    expect([states.length, wrong]).toEqual([315, []])
    expect(await stockOf()).toEqual(before)
  })

  it('moves it on as the table says, and is noted with its time', async () => {
    const id = await carried()
    for (const axis of ['payment', 'fulfilment', 'withdrawal'] as const) {
      for (const { from, event, to } of orderTransitions[axis]) {
        const delivery = event === 'MAKE_READY' ? 'NO_DELIVERY' : 'DELIVERY'
        const payment = event === 'CALL_OFF' ? 'REFUNDED' : 'PAID'
        const status = { payment, fulfilment: 'NEW', withdrawal: 'CLOSED', [axis]: from } as OrderStatus
        expect(transition(status, event, delivery), `${from} ${event}`).toMatchObject({ [axis]: to })
        if (delivery === 'NO_DELIVERY') continue
        const moved = stage.db.transaction().execute(async (trx) => {
          await put(trx, id, status)
          expect(await happen(trx, id, event)).toEqual({ ...status, [axis]: to })
          expect(await statusOf(trx, id)).toEqual({ ...status, [axis]: to })
          const noted = await trx.selectFrom('order_events').select(['event', 'at']).where('order_id', '=', id).execute()
          expect(noted).toEqual([{ event, at: now }])
          throw new GivenUp()
        })
        await expect(moved).rejects.toThrow(GivenUp)
      }
    }
  })

  it('applies one of two concurrent conflicting events with its stock, and rejects the other', async () => {
    const ids = await Promise.all(Array.from({ length: 25 }, place))
    const outcomes = await Promise.all(ids.flatMap((id) => [apply(id, 'PAY'), apply(id, 'EXPIRE')]))
    expect(tally(outcomes)).toEqual({ DONE: 25, ORDER_EVENT_REFUSED: 25 })
    for (const id of ids) {
      const { payment } = await statusOf(stage.db, id)
      expect(await holdsOf(id)).toEqual(payment === 'PAID' ? [{ quantity: 2 }] : [])
      const mails = await stage.db
        .selectFrom('mails')
        .innerJoin('orders', 'orders.reference', 'mails.key')
        .select('kind')
        .where('orders.id', '=', id)
        .where('kind', 'in', ['ORDER_PAID', 'ORDER_EXPIRED'])
        .execute()
      expect(mails).toEqual([{ kind: payment === 'PAID' ? 'ORDER_PAID' : 'ORDER_EXPIRED' }])
    }
  })

  it('would be both by reading first and writing then: this test can tell', async () => {
    const ids = await Promise.all(Array.from({ length: 25 }, place))
    const naive = (id: number, event: OrderEvent) =>
      stage.db.transaction().execute(async (trx) => {
        const next = transition(await statusOf(trx, id), event, 'NO_DELIVERY')
        if (!next) return 'ORDER_EVENT_REFUSED'
        await put(trx, id, next)
        return 'DONE'
      })
    const outcomes = await Promise.all(ids.flatMap((id) => [naive(id, 'PAY'), naive(id, 'EXPIRE')]))
    expect(tally(outcomes)['DONE']).toBeGreaterThan(25)
  })

  it('takes the goods out of the house when they leave, once, and notes why there are fewer', async () => {
    const id = await carried()
    for (const event of ['PAY', 'PREPARE'] as const) expect(await apply(id, event)).toBe('DONE')
    const before = await stockOf()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => apply(id, 'SHIP')))
    expect(tally(outcomes)).toEqual({ DONE: 1, ORDER_EVENT_REFUSED: 9 })
    expect(await stockOf()).toEqual({ on_hand: before.on_hand - 2, reserved: before.reserved - 2 })
    expect(await holdsOf(id)).toEqual([])
    const movements = await stage.db.selectFrom('stock_movements').select(['kind', 'delta', 'on_hand']).where('order_id', '=', id).execute()
    expect(movements).toEqual([{ kind: 'DISPATCH', delta: -2, on_hand: before.on_hand - 2 }])
  })

  it('gives back what a cancelled order held, and waits for its transfer no longer', async () => {
    const before = await stockOf()
    const id = await place()
    expect(await apply(id, 'CANCEL')).toBe('DONE')
    expect(await statusOf(stage.db, id)).toEqual({ payment: 'FAILED', fulfilment: 'CANCELLED', withdrawal: 'NONE' })
    expect(await stockOf()).toEqual(before)
    const paid = await place()
    for (const event of ['PAY', 'CANCEL'] as const) expect(await apply(paid, event)).toBe('DONE')
    expect(await statusOf(stage.db, paid)).toEqual({ payment: 'PAID', fulfilment: 'CANCELLED', withdrawal: 'NONE' })
    expect(await stockOf()).toEqual(before)
  })

  it('is not there for an order of another site', async () => {
    const id = await place()
    const elsewhere = stage.db.transaction().execute((trx) => applyOrderEvent(trx, { siteId: 37, orderId: id, event: 'PAY', now }))
    expect(await outcomeOf(elsewhere)).toBe('NOT_FOUND')
  })
})
