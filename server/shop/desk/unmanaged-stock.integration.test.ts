import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cents } from '#domain/shop/pricing/cents.ts'
import type { OrderEvent } from '#domain/shop/orders/order-status.ts'
import { issueInvoice } from '#server/shop/documents/issue-invoice.ts'
import { buyer, orderStage, tally, type OrderStage, type OrderWish } from '#tests/support/shop/order-stage.ts'
import { addBox, addWine, shopId } from '#tests/support/shop/shop.ts'
import { crowd } from '#tests/support/shop/stock-rush.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { refundOrder } from './refund-order.ts'
import { sendShipment } from './shipments.ts'

let stage: OrderStage

beforeAll(async () => {
  stage = await orderStage()
})
afterAll(() => stage.close())
afterEach(() => manage({ WINE: true, BOX: true }))

const manage = ({ WINE, BOX }: { readonly WINE: boolean; readonly BOX: boolean }) =>
  stage.set({ STOCK_MANAGEMENT: WINE, STOCK_MANAGEMENT_BOX: BOX })
const nothing = { WINE: false, BOX: false }

const at = (orderId: number) => ({ siteId: shopId, orderId, now: new Date() })
const within = <Result>(work: (trx: Parameters<typeof applyOrderEvent>[0]) => Promise<Result>) => stage.db.transaction().execute(work)
const happen = (orderId: number, ...events: OrderEvent[]) =>
  within(async (trx) => {
    for (const event of events) await applyOrderEvent(trx, { ...at(orderId), event })
  })
const send = (orderId: number, lines?: { position: number; quantity: number }[]) =>
  within((trx) => sendShipment(trx, at(orderId), { lines, trackingNumbers: [], parcels: 1 }))
const giveBack = (orderId: number, quantity: number, restock: boolean) =>
  within((trx) =>
    refundOrder(trx, at(orderId), { lines: [{ position: 0, quantity }], fees: cents(0), restock, reason: 'Bouteille cassée' }),
  )

/** The stock, its reservations, and the sum of its movements. */
async function standOf(id: number) {
  const { db } = stage
  const stock = await db.selectFrom('stocks').select(['on_hand', 'reserved']).where('sellable_id', '=', id).executeTakeFirstOrThrow()
  const holds = await db.selectFrom('order_holds').select('quantity').where('sellable_id', '=', id).execute()
  const moves = await db.selectFrom('stock_movements').select('delta').where('sellable_id', '=', id).execute()
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
  return { ...stock, held: sum(holds.map(({ quantity }) => quantity)), moved: sum(moves.map(({ delta }) => delta)) }
}
const stand = (onHand: number, held: number, moved = 0) => ({ on_hand: onHand, reserved: held, held, moved })

const order = async (id: number, quantity: number, wish: Partial<OrderWish> = {}) =>
  (await stage.place({ products: [{ id, quantity }], ...wish })).order.id

const byParcel = () => ({ delivery: { type: 'DELIVERY' as const, idCarrier: stage.carrierId }, deliveryPostalCode: '75011' })

/** An order by parcel that is paid, billed and being prepared. */
async function prepared(id: number, quantity: number): Promise<number> {
  const placed = await order(id, quantity, byParcel())
  await happen(placed, 'PAY')
  await within((trx) => issueInvoice(trx, at(placed)))
  await happen(placed, 'PREPARE')
  return placed
}

describe('a stock that its owner does not manage', () => {
  it('refuses none of many concurrent orders of the last bottles, and is still counted', async () => {
    const { db } = stage
    const wine = await addWine(db, { onHand: 20 })
    const box = await addBox(db, [[wine.id, 2]], { onHand: 3 })
    await manage(nothing)
    const outcomes = await crowd(60, (index) =>
      stage.outcome({ products: [{ id: index % 3 === 0 ? box : wine.id, quantity: 1 }], user: buyer(`sans${index}`), ...byParcel() }),
    )
    expect(tally(outcomes)).toEqual({ AWAITING_TRANSFER: 60 })
    expect(await standOf(wine.id)).toEqual(stand(20, 20))
    expect(await standOf(box)).toEqual(stand(3, 3))
    // A shop that manages its stock again sells nothing that is gone.
    await manage({ WINE: true, BOX: true })
    const wish = (id: number) => stage.outcome({ products: [{ id, quantity: 1 }] })
    expect([await wish(wine.id), await wish(box)]).toEqual(['OUT_OF_STOCK', 'OUT_OF_STOCK'])
    const lines = await db.selectFrom('order_lines').select('order_id').where('sellable_id', 'in', [wine.id, box]).execute()
    for (const { order_id: id } of lines) {
      await happen(id, 'PAY', 'PREPARE')
      await send(id)
    }
    expect(await standOf(wine.id)).toEqual(stand(0, 0, -20))
    expect(await standOf(box)).toEqual(stand(0, 0, -3))
    expect([await wish(wine.id), await wish(box)]).toEqual(['OUT_OF_STOCK', 'OUT_OF_STOCK'])
  })

  it('gives what is there, with a code too, and nothing once nothing is left', async () => {
    const { db } = stage
    const { id } = await addWine(db, { onHand: 5 })
    const worth = { type: 'EURO', amount: 100, detail_type: 'ORDER' } as const
    await db
      .insertInto('discount_codes')
      .values({ site_id: shopId, code: 'SANS', ...worth })
      .execute()
    await manage(nothing)
    const first = await order(id, 3)
    const second = await order(id, 4, { discount: 'SANS' })
    const third = await order(id, 2)
    const fourth = await order(id, 1, { discount: 'SANS' })
    const holds = db.selectFrom('order_holds').select(['order_id', 'quantity']).where('sellable_id', '=', id).orderBy('order_id')
    expect(await holds.execute()).toEqual([
      { order_id: first, quantity: 3 },
      { order_id: second, quantity: 2 },
    ])
    expect(await standOf(id)).toEqual(stand(5, 5))
    await happen(second, 'CANCEL')
    await happen(third, 'EXPIRE')
    await happen(fourth, 'CANCEL')
    expect(await standOf(id)).toEqual(stand(5, 3))
  })

  it('does not loosen another that is managed: without enough of that nothing is taken', async () => {
    const wine = await addWine(stage.db, { onHand: 4 })
    const box = await addBox(stage.db, [[wine.id, 3]], { onHand: 1 })
    await manage({ WINE: true, BOX: false })
    const products = [{ id: box, quantity: 2 }]
    await expect(stage.place({ products })).rejects.toMatchObject({
      ...{ code: 'OUT_OF_STOCK' },
      data: { products: [{ id: box, quantity: 1, setQuantity: true }] },
    })
    expect([await standOf(wine.id), await standOf(box)]).toEqual([stand(4, 0), stand(1, 0)])
    await manage({ WINE: false, BOX: true })
    await expect(stage.place({ products })).rejects.toMatchObject({ code: 'OUT_OF_STOCK' })
    await order(box, 1)
    await manage(nothing)
    await order(box, 2)
    expect([await standOf(wine.id), await standOf(box)]).toEqual([stand(4, 4), stand(1, 1)])
  })

  it('stays held for what is still to leave when a part is given back', async () => {
    const { id } = await addWine(stage.db, { onHand: 3 })
    await manage(nothing)
    const placed = await prepared(id, 6)
    await giveBack(placed, 2, true)
    expect(await standOf(id)).toEqual(stand(3, 3))
    await giveBack(placed, 2, true)
    expect(await standOf(id)).toEqual(stand(3, 2))
    await send(placed, [{ position: 0, quantity: 1 }])
    expect(await standOf(id)).toEqual(stand(2, 1, -1))
    await send(placed)
    expect(await standOf(id)).toEqual(stand(1, 0, -2))
  })

  it('loses lost units, and gets back its sent ones alone', async () => {
    const { id } = await addWine(stage.db, { onHand: 3 })
    await manage(nothing)
    const placed = await prepared(id, 6)
    await giveBack(placed, 1, false)
    expect(await standOf(id)).toEqual(stand(2, 2, -1))
    await send(placed)
    expect(await standOf(id)).toEqual(stand(0, 0, -3))
    await giveBack(placed, 5, true)
    expect(await standOf(id)).toEqual(stand(2, 0, -1))
  })

  it('falls by the sent units, not by the reserved ones, after a withdrawal or a delivery', async () => {
    const [freed, filled] = [await addWine(stage.db, { onHand: 5 }), await addWine(stage.db, { onHand: 3 })]
    await manage(nothing)
    const [first, second] = [await prepared(freed.id, 6), await prepared(freed.id, 6)]
    await happen(first, 'CANCEL')
    expect(await standOf(freed.id)).toEqual(stand(5, 0))
    await send(second)
    expect(await standOf(freed.id)).toEqual(stand(0, 0, -5))
    const third = await prepared(filled.id, 6)
    await stage.db.updateTable('stocks').set({ on_hand: 15 }).where('sellable_id', '=', filled.id).execute()
    await send(third, [{ position: 0, quantity: 1 }])
    expect(await standOf(filled.id)).toEqual(stand(14, 2, -1))
    await giveBack(third, 1, false)
    expect(await standOf(filled.id)).toEqual(stand(13, 1, -2))
    await send(third)
    expect(await standOf(filled.id)).toEqual(stand(9, 0, -6))
    await manage({ WINE: true, BOX: true })
    expect(await stage.outcome({ products: [{ id: filled.id, quantity: 10 }] })).toBe('OUT_OF_STOCK')
    expect(await stage.outcome({ products: [{ id: freed.id, quantity: 1 }] })).toBe('OUT_OF_STOCK')
  })

  it('falls by what is collected, of a box and its bottles too', async () => {
    const wine = await addWine(stage.db, { onHand: 1 })
    const box = await addBox(stage.db, [[wine.id, 3]], { onHand: 1 })
    await manage(nothing)
    const placed = await order(box, 2)
    await stage.db
      .updateTable('stocks')
      .set((set) => ({ on_hand: set('on_hand', '+', 10) }))
      .where('sellable_id', 'in', [wine.id, box])
      .execute()
    await happen(placed, 'PAY', 'PREPARE', 'MAKE_READY', 'COLLECT')
    expect([await standOf(wine.id), await standOf(box)]).toEqual([stand(5, 0, -6), stand(9, 0, -2)])
  })

  it('falls by sent units that another order holds, whose reservation shrinks, the first last', async () => {
    const { id } = await addWine(stage.db, { onHand: 12 })
    await manage(nothing)
    const [first, second, third] = [await prepared(id, 4), await prepared(id, 8), await prepared(id, 8)]
    await send(third, [{ position: 0, quantity: 6 }])
    expect(await standOf(id)).toEqual(stand(6, 6, -6))
    const holds = stage.db.selectFrom('order_holds').select(['order_id', 'quantity']).where('sellable_id', '=', id).orderBy('order_id')
    expect(await holds.execute()).toEqual([
      { order_id: first, quantity: 4 },
      { order_id: second, quantity: 2 },
    ])
    await send(third)
    expect(await standOf(id)).toEqual(stand(4, 4, -8))
    await giveBack(second, 8, true)
    await manage({ WINE: true, BOX: true })
    expect(await stage.outcome({ products: [{ id, quantity: 1 }] })).toBe('OUT_OF_STOCK')
    await send(first)
    expect(await standOf(id)).toEqual(stand(0, 0, -12))
  })

  it('is never below nothing where all that was sold leaves at once', async () => {
    const { id } = await addWine(stage.db, { onHand: 2 })
    await manage(nothing)
    const placed = [await prepared(id, 4), await prepared(id, 4), await prepared(id, 4), await prepared(id, 4)]
    await stage.db.updateTable('stocks').set({ on_hand: 12 }).where('sellable_id', '=', id).execute()
    await manage({ WINE: true, BOX: true })
    await order(id, 3)
    await crowd(4, (index) => send(placed[index] ?? 0))
    expect(await standOf(id)).toEqual(stand(0, 0, -12))
  })

  it('leaves while others are withdrawn or lost, without a deadlock', async () => {
    await manage(nothing)
    for (let round = 0; round < 4; round += 1) {
      const [one, other] = [await addWine(stage.db, { onHand: 24 }), await addWine(stage.db, { onHand: 24 })]
      const placed: number[] = []
      for (let index = 0; index < 12; index += 1) {
        const both = [one.id, other.id].map((id) => ({ id, quantity: 4 }))
        const { order: made } = await stage.place({ products: index % 2 ? both : both.reverse(), ...byParcel() })
        await happen(made.id, 'PAY', 'PREPARE')
        placed.push(made.id)
      }
      await crowd(12, (index) => (index % 2 ? send(placed[index] ?? 0) : happen(placed[index] ?? 0, 'CANCEL')))
      for (const { id } of [one, other]) {
        const { on_hand: onHand, reserved, held, moved } = await standOf(id)
        expect([onHand - moved, reserved, held, moved]).toEqual([24, 0, 0, -24])
      }
    }
  })

  it('without a count is left alone', async () => {
    const { id } = await addWine(stage.db, { onHand: 3 })
    await stage.db.updateTable('stocks').set({ is_tracked: false }).where('sellable_id', '=', id).execute()
    await manage(nothing)
    await order(id, 2)
    expect(await standOf(id)).toEqual(stand(3, 0))
  })
})
