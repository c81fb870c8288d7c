import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyer, orderStage, tally, type OrderStage, type OrderWish } from '#tests/support/shop/order-stage.ts'
import { addCarrier, addWine } from '#tests/support/shop/shop.ts'

let stage: OrderStage
let wine: number
let relay: number
let other: number

beforeAll(async () => {
  stage = await orderStage({ connections: 50 })
  wine = (await addWine(stage.db, { onHand: null })).id
  relay = await addCarrier(stage.db, { code: 'MR24', deliveryType: 'PICKUP', tariffs: [{ price: 690 }] })
  other = await addCarrier(stage.db, { code: 'CHRONO', deliveryType: 'PICKUP', tariffs: [{ price: 990 }] })
})
afterAll(() => stage.close())

type Delivery = NonNullable<OrderWish['delivery']>

const wish = (index: number, delivery: Delivery): OrderWish => ({
  ...{ products: [{ id: wine, quantity: 1 }], user: buyer(`relais${index}`), delivery, deliveryPostalCode: '34600' },
})

describe('an order to a pickup point', () => {
  it('is rejected without a valid point for any input, by fifty concurrent requests', async () => {
    const whole = { type: 'PICKUP' as const, idCarrier: relay, serviceCode: 'MR24', accessPointId: 'FR-000021' }
    const named = { accessPointName: 'Tabac Y', accessPointAddress: '9, rue Y', accessPointZipCode: '34600', accessPointCity: 'Bédarieux' }
    const hostile: readonly Delivery[] = [
      ...[null, undefined, 'FR-999999', 'fr-000021', ' ', "FR-000021' or 1=1", 'FR-000021\u0000', '../FR-000021', '0'].map(
        (accessPointId) => ({
          ...{ ...whole, ...named },
          accessPointId: accessPointId as string,
        }),
      ),
      { type: 'PICKUP', idCarrier: relay, ...named },
      { ...whole, serviceCode: 'INCONNU' },
      { ...whole, idCarrier: stage.carrierId },
      { ...whole, idCarrier: 999_999 },
      // A point of one network with the carrier of another.
      { ...whole, idCarrier: other },
      { type: 'DELIVERY', idCarrier: relay, serviceCode: 'MR24' },
    ]
    const asked = Array.from({ length: 50 }, (_, index) => (index % 5 === 0 ? whole : hostile[index % hostile.length]!))
    const outcomes = await Promise.all(asked.map((delivery, index) => stage.outcome(wish(index, delivery))))
    const taken = tally(outcomes.filter((_, index) => index % 5 === 0))
    expect(taken).toEqual({ AWAITING_TRANSFER: 10 })
    const wrongly = asked.filter((_, index) => index % 5 !== 0 && outcomes[index] === 'AWAITING_TRANSFER')
    expect(wrongly).toEqual([])
    const orders = stage.db.selectFrom('orders').select(['access_point', 'carrier']).where('delivery_type', '=', 'PICKUP')
    const rows = await orders.where('email', 'like', 'relais%').execute()
    expect(rows).toHaveLength(10)
    for (const { access_point: point, carrier } of rows) expect([point?.id, carrier?.serviceCode]).toEqual(['FR-000021', 'MR24'])
  })

  it('is priced for the location of the point, not for the town of the buyer', async () => {
    const point = { type: 'PICKUP' as const, idCarrier: relay, serviceCode: 'MR24', accessPointId: 'FR-000007' }
    const asked = { ...wish(90, point), user: buyer('ailleurs'), deliveryIdCountry: 1 }
    expect(await stage.outcome({ ...asked, deliveryPostalCode: '75011' })).toBe('FEES_CHANGED')
    expect(await stage.outcome({ ...asked, deliveryPostalCode: '94300' })).toBe('AWAITING_TRANSFER')
  })

  it('cannot be stored without a point because of a table constraint', async () => {
    const naive = sql`update orders set access_point = null where delivery_type = 'PICKUP' and email like 'relais%'`.execute(stage.db)
    await expect(naive).rejects.toMatchObject({ code: '23514' })
  })
})

describe('a pickup slot with eight places and fifty concurrent orders', () => {
  it('would be overbooked by a count before the write: the test detects this', async () => {
    await sql`create table naive_bookings (id serial primary key)`.execute(stage.db)
    const book = async (): Promise<boolean> =>
      stage.db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ taken: number }>`select count(*)::int as taken from naive_bookings`.execute(trx)
        if ((rows[0]?.taken ?? 0) >= 8) return false
        await sql`select pg_sleep(0.01)`.execute(trx)
        await sql`insert into naive_bookings default values`.execute(trx)
        return true
      })
    const booked = await Promise.all(Array.from({ length: 50 }, book))
    expect(booked.filter(Boolean).length).toBeGreaterThan(8)
  })
})
