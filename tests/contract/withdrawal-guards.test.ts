import { describe, expect, it } from 'vitest'
import { waitingMails } from '#tests/support/accounts/account-calls.ts'
import { deskOfTests } from '#tests/support/shop/admin-desk.ts'
import type { PlacedOrder } from '#tests/support/shop/withdrawal-stage.ts'

const { stage, say, codeOf } = deskOfTests()

const refund = (lines: readonly (readonly [number, number])[], fees: number) => ({
  ...{ event: 'REFUND', fees, restock: true, reason: 'Rétractation' },
  lines: lines.map(([position, quantity]) => ({ position, quantity })),
})
const shipped = async ({ reference }: PlacedOrder) =>
  (await waitingMails(stage.test, 'camille.roy@example.org'))
    .filter(({ kind, data }) => kind === 'ORDER_SHIPPED' && data['reference'] === reference)
    .map(({ data }) => data['isLast'])

describe('withdrawn goods', () => {
  it('of a whole order are neither prepared nor shipped; the refund closes it', async () => {
    const order = await stage.placePaid()
    await stage.withdrawAtOnce({ ...order })
    expect(await codeOf(order, { event: 'PREPARE' })).toBe('GOODS_WITHDRAWN')
    expect(await codeOf(order, { event: 'RETURN' })).toBe('RETURN_REFUSED')
    expect(await codeOf(order, { event: 'CLOSE' })).toBe('MONEY_OWED')
    const part = refund([[0, 3]], 0)
    expect(await codeOf(order, part)).toBe('DONE')
    expect(await codeOf(order, { event: 'CLOSE' })).toBe('MONEY_OWED')
    expect(await codeOf(order, refund([[1, 3]], 6.9))).toBe('DONE')
    const { code, order: closed } = await say(order, { event: 'CLOSE' })
    expect([code, closed]).toMatchObject(['DONE', { fulfilment: 'CANCELLED', payment: 'PARTLY_REFUNDED', withdrawal: 'CLOSED' }])
  })

  it('are not shipped; the rest completes the order, refunded before or after', async () => {
    const order = await stage.placePaid()
    await stage.happen(order.id, 'PREPARE')
    await stage.withdrawAtOnce({ ...order, products: [{ id: stage.wines[0], quantity: 2 }] })
    expect(await codeOf(order, { event: 'SHIP', lines: [{ position: 0, quantity: 2 }] })).toBe('GOODS_WITHDRAWN')
    const four = await say(order, { event: 'SHIP', lines: [{ position: 0, quantity: 4 }] })
    expect(four).toMatchObject({
      code: 'ORDER_EVENT_REFUSED',
      data: { reason: 'TOO_MANY_TO_SHIP', position: 0, units: 1, left: [{ quantity: 1 }, { quantity: 3 }] },
    })
    const { code, order: sent } = await say(order, { event: 'SHIP' })
    expect([code, sent]).toMatchObject(['DONE', { fulfilment: 'SHIPPED', lines: [{ sent: 1 }, { sent: 3 }] }])
    expect(await shipped(order)).toEqual([true])
    expect(await codeOf(order, { event: 'SHIP' })).toBe('ORDER_EVENT_REFUSED')
    const held = () =>
      stage.test.database.db.selectFrom('order_holds').select(['sellable_id', 'quantity']).where('order_id', '=', order.id).execute()
    expect(await held()).toEqual([{ sellable_id: stage.wines[0], quantity: 2 }])
    expect((await say(order, { event: 'DELIVER' })).order).toMatchObject({ fulfilment: 'DELIVERED' })
    const { order: given } = await say(order, refund([[0, 2]], 0))
    expect(given).toMatchObject({ fulfilment: 'DELIVERED', lines: [{ sent: 1, cancelled: 2 }, { sent: 3 }] })
    expect(await held()).toEqual([])
  })

  it.each([
    ['has yet to arrive', false, 'SHIPPED'],
    ['has arrived', true, 'DELIVERED'],
  ])('complete an order whose rest was shipped before, which %s', async (_, hasArrived, fulfilment) => {
    const order = await stage.placePaid()
    await stage.happen(order.id, 'PREPARE')
    expect(await codeOf(order, { event: 'SHIP', lines: [{ position: 1, quantity: 3 }] })).toBe('DONE')
    if (hasArrived) expect((await say(order, { event: 'DELIVER' })).order).toMatchObject({ fulfilment: 'PREPARING' })
    await stage.withdrawAtOnce({ ...order, products: [{ id: stage.wines[0], quantity: 3 }] })
    const row = stage.test.database.db.selectFrom('orders').select(['fulfilment_status', 'withdrawal_status']).where('id', '=', order.id)
    expect(await row.executeTakeFirst()).toEqual({ fulfilment_status: fulfilment, withdrawal_status: 'CONFIRMED' })
    const { order: given } = await say(order, refund([[0, 3]], 0))
    expect(given).toMatchObject({ fulfilment, lines: [{ sent: 0, cancelled: 3 }, { sent: 3 }] })
  })

  it('are named when they are to be prepared; the rest of the order is prepared', async () => {
    const [whole, part] = [await stage.placePaid(), await stage.placePaid()]
    await stage.withdrawAtOnce({ ...whole })
    const both = [
      { position: 0, quantity: 3 },
      { position: 1, quantity: 3 },
    ]
    expect(await say(whole, { event: 'PREPARE' })).toMatchObject({ code: 'GOODS_WITHDRAWN', data: { withdrawn: both } })
    await stage.withdrawAtOnce({ ...part, products: [{ id: stage.wines[0], quantity: 3 }] })
    expect(await codeOf(part, { event: 'PREPARE' })).toBe('DONE')
  })

  it('are counted without those refunded or shipped before', async () => {
    const order = await stage.placePaid()
    expect(await codeOf(order, refund([[0, 1]], 0))).toBe('DONE')
    await stage.happen(order.id, 'PREPARE')
    expect(await codeOf(order, { event: 'SHIP', lines: [{ position: 0, quantity: 1 }] })).toBe('DONE')
    await stage.withdrawAtOnce({ ...order, products: [{ id: stage.wines[0], quantity: 2 }] })
    expect(await say(order, { event: 'SHIP', lines: [{ position: 0, quantity: 1 }] })).toMatchObject({
      code: 'GOODS_WITHDRAWN',
      data: { withdrawn: [{ position: 0, quantity: 1 }], left: [{ position: 1, quantity: 3 }] },
    })
    const { order: sent } = await say(order, { event: 'SHIP' })
    expect(sent).toMatchObject({ fulfilment: 'SHIPPED', lines: [{ sent: 1 }, { sent: 3 }] })
  })

  it('that were shipped do not hold back the rest', async () => {
    const order = await stage.placePaid()
    await stage.happen(order.id, 'PREPARE')
    expect(await codeOf(order, { event: 'SHIP', lines: [{ position: 0, quantity: 3 }] })).toBe('DONE')
    await stage.withdrawAtOnce({ ...order, products: [{ id: stage.wines[0], quantity: 3 }] })
    const { code, order: sent } = await say(order, { event: 'SHIP' })
    expect([code, sent]).toMatchObject(['DONE', { fulfilment: 'SHIPPED' }])
  })

  it('are not handed over at the pickup, before or after they are ready', async () => {
    const order = await stage.placePaid({ delivery: { type: 'NO_DELIVERY' }, deliveryPostalCode: null, deliveryIdCountry: null })
    await stage.happen(order.id, 'PREPARE')
    await stage.withdrawAtOnce({ ...order, products: [{ id: stage.wines[0], quantity: 1 }] })
    expect(await codeOf(order, { event: 'MAKE_READY' })).toBe('GOODS_WITHDRAWN')
    expect(await codeOf(order, refund([[0, 1]], 0))).toBe('DONE')
    expect(await codeOf(order, { event: 'MAKE_READY' })).toBe('DONE')
    await stage.withdrawAtOnce({ ...order, products: [{ id: stage.wines[1], quantity: 1 }] })
    expect(await codeOf(order, { event: 'COLLECT' })).toBe('GOODS_WITHDRAWN')
    expect(await codeOf(order, refund([[1, 1]], 0))).toBe('DONE')
    const { code, order: collected } = await say(order, { event: 'COLLECT' })
    expect([code, collected]).toMatchObject(['DONE', { fulfilment: 'COLLECTED', lines: [{ sent: 2 }, { sent: 2 }] }])
  })

  it('of an unpaid order require no refund before it is closed', async () => {
    const order = await stage.place()
    await stage.withdrawAtOnce({ ...order })
    expect(await codeOf(order, { event: 'RETURN' })).toBe('RETURN_REFUSED')
    expect(await codeOf(order, { event: 'CLOSE' })).toBe('DONE')
  })
})
