import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderStage, type OrderStage, type OrderWish } from '#tests/support/shop/order-stage.ts'
import { addBox, addWine, shopId } from '#tests/support/shop/shop.ts'
import { applyOrderEvent } from '#server/shop/order-events/apply-event.ts'
import { reReserveOrder } from './re-reserve-order.ts'

const now = new Date('2026-11-10T10:00:00Z')
const schedule = { id: 1, idAddress: 1, day: 2, from: '10:00', to: '12:00', capacity: 1 }
const hoursFor = (capacity: number) =>
  JSON.stringify({
    leadHours: 0,
    schedules: [
      { ...schedule, id: 7 },
      { ...schedule, capacity },
    ],
  })

let stage: OrderStage
let codes = 0

beforeAll(async () => {
  stage = await orderStage({ connections: 5 })
})
afterAll(() => stage.close())

/** Three bottles and two boxes of two of the same, bought with a code that is there once; what they held is given back, as their time was over. */
async function late(wish: Partial<OrderWish> = {}) {
  const { db } = stage
  const wine = (await addWine(db, { onHand: 10 })).id
  const box = await addBox(db, [[wine, 2]], { onHand: 4 })
  codes += 1
  const code = `TARD${codes}`
  const worth = { type: 'EURO', amount: 100, detail_type: 'ORDER', maximum_uses: 1, maximum_per_buyer: 1 } as const
  await db
    .insertInto('discount_codes')
    .values({ site_id: shopId, code, ...worth })
    .execute()
  const products = [
    { id: wine, quantity: 3 },
    { id: box, quantity: 2 },
  ]
  const { order } = await stage.place({ products, discount: code, ...wish })
  const expired = { siteId: shopId, orderId: order.id, event: 'EXPIRE' as const, now }
  await db.transaction().execute((trx) => applyOrderEvent(trx, expired))
  return { id: order.id, wine, box, code }
}
type Late = Awaited<ReturnType<typeof late>>

/** On which day an order was to be fetched, and how many can come then. */
async function setSlot({ id }: Late, date: string, capacity = 1): Promise<void> {
  await stage.db.updateTable('orders').set({ collect_date: date, collect_schedule_id: schedule.id }).where('id', '=', id).execute()
  await stage.set({ CLICK_AND_COLLECT_HOURS: hoursFor(capacity) })
}
const again = ({ id }: Late, at = now) =>
  stage.db.transaction().execute((trx) => reReserveOrder(trx, id, { scope: stage.scope(), parameters: stage.features.parameters, now: at }))

/** The taken bottles, boxes, uses of the code and places on a day, with the stored reservations. */
async function takenBy({ id, wine, box, code }: Late, date = '2026-11-10') {
  const { db } = stage
  const reserved = async (of: number) =>
    (await db.selectFrom('stocks').select('reserved').where('sellable_id', '=', of).executeTakeFirstOrThrow()).reserved
  const { used } = await db.selectFrom('discount_codes').select('used').where('code', '=', code).executeTakeFirstOrThrow()
  const booked = await db.selectFrom('collect_bookings').select('taken').where('date', '=', date).executeTakeFirst()
  const holds = await db.selectFrom('order_holds').select(['sellable_id as of', 'quantity']).where('order_id', '=', id).execute()
  const { given_back_at: at } = await db.selectFrom('orders').select('given_back_at').where('id', '=', id).executeTakeFirstOrThrow()
  const held = Object.fromEntries(holds.map(({ of, quantity }) => [of, quantity]))
  return { bottles: await reserved(wine), boxes: await reserved(box), used, booked: booked?.taken ?? 0, held, isBack: at !== null }
}
const nothing = { bottles: 0, boxes: 0, used: 0, held: {}, isBack: true }

describe('what an order gave back', () => {
  it('is reserved again as a whole, once: bottles, boxes, the code, and the time of collection', async () => {
    const order = await late()
    await setSlot(order, '2026-11-10')
    expect(await takenBy(order)).toEqual({ ...nothing, booked: 0 })
    expect([await again(order), await again(order)]).toEqual([null, null])
    const { wine, box } = order
    expect(await takenBy(order)).toEqual({ bottles: 7, boxes: 2, used: 1, booked: 1, held: { [wine]: 7, [box]: 2 }, isBack: false })
  })

  it('is rejected with the missing items when some of its stock is reserved by another order', async () => {
    const { db } = stage
    const order = await late()
    await setSlot(order, '2026-11-17', 0)
    expect([await again(order), await takenBy(order, '2026-11-17')]).toEqual(['SLOT', { ...nothing, booked: 0 }])
    await setSlot(order, '2026-11-09', 5)
    expect([await again(order), await takenBy(order, '2026-11-09')]).toEqual(['SLOT', { ...nothing, booked: 0 }])
    await setSlot(order, '2026-11-17', 5)
    await db.updateTable('discount_codes').set({ used: 1 }).where('code', '=', order.code).execute()
    expect([await again(order), await takenBy(order, '2026-11-17')]).toEqual(['CODE', { ...nothing, used: 1, booked: 0 }])
    await db.updateTable('discount_codes').set({ used: 0 }).where('code', '=', order.code).execute()
    // Six bottles would do for the boxes, or for the bottles alone.
    await db.updateTable('stocks').set({ on_hand: 6 }).where('sellable_id', '=', order.wine).execute()
    expect([await again(order), await takenBy(order, '2026-11-17')]).toEqual(['LATE', { ...nothing, booked: 0 }])
    await db.updateTable('stocks').set({ on_hand: 7 }).where('sellable_id', '=', order.wine).execute()
    expect([await again(order), (await takenBy(order, '2026-11-17')).bottles]).toEqual([null, 7])
  })

  it('has a time to collect until that is over, in Paris, on its day', async () => {
    const order = await late()
    await setSlot(order, '2026-11-24')
    expect(await again(order, new Date('2026-11-24T11:00:00Z'))).toBe('SLOT')
    expect(await again(order, new Date('2026-11-24T10:59:59Z'))).toBeNull()
  })

  it('has no time of collection without one in the order', async () => {
    const order = await late()
    await setSlot(order, '2026-11-17')
    await stage.db.deleteFrom('parameters').where('type', '=', 'CLICK_AND_COLLECT_HOURS').execute()
    await stage.features.directory.refresh(shopId)
    expect(await again(order)).toBe('SLOT')
  })

  it('is limited to the stock where the shop does not manage it now, without a refusal', async () => {
    const { db } = stage
    const managed = async (values: Readonly<Record<string, boolean>>, [bottles, boxes]: readonly [number, number]) => {
      const order = await late()
      await db.updateTable('stocks').set({ on_hand: bottles }).where('sellable_id', '=', order.wine).execute()
      await db.updateTable('stocks').set({ on_hand: boxes }).where('sellable_id', '=', order.box).execute()
      await stage.set(values)
      const why = await again(order)
      const taken = await takenBy(order)
      await stage.set({ STOCK_MANAGEMENT: true, STOCK_MANAGEMENT_BOX: true })
      expect(Object.values(taken.held)).toEqual([taken.bottles, taken.boxes].filter((held) => held > 0))
      return [why, taken.bottles, taken.boxes]
    }
    expect(await managed({ STOCK_MANAGEMENT: false }, [10, 4])).toEqual([null, 7, 2])
    expect(await managed({ STOCK_MANAGEMENT: false }, [5, 4])).toEqual([null, 5, 2])
    expect(await managed({ STOCK_MANAGEMENT_BOX: false }, [10, 1])).toEqual([null, 7, 1])
    expect(await managed({ STOCK_MANAGEMENT_BOX: false }, [6, 1])).toEqual(['LATE', 0, 0])
    expect(await managed({ STOCK_MANAGEMENT: false, STOCK_MANAGEMENT_BOX: false }, [6, 0])).toEqual([null, 6, 0])
  })

  it('is taken of the stocks that are counted now', async () => {
    const { db } = stage
    const order = await late()
    await db.updateTable('stocks').set({ is_tracked: false }).where('sellable_id', '=', order.wine).execute()
    expect([await again(order), (await takenBy(order)).bottles, (await takenBy(order)).boxes]).toEqual([null, 0, 2])
  })
})
