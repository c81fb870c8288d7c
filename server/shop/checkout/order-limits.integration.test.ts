import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderStage, type OrderStage, type OrderWish } from '#tests/support/shop/order-stage.ts'
import { addWine, shopId } from '#tests/support/shop/shop.ts'

/** From a Friday at 9:00 in Paris, the cellar takes orders of the Tuesday that begins at 10:00 up to 24 hours before. */
let now = Date.parse('2026-11-20T08:00:00Z')

let stage: OrderStage
beforeAll(async () => {
  stage = await orderStage({ clock: () => now, connections: 5 })
})
afterAll(() => stage.close())

const outcome = (wish: OrderWish) => stage.outcome(wish)
const delivered = (id: number, quantity: number): OrderWish => ({
  ...{ products: [{ id, quantity }], delivery: { type: 'DELIVERY', idCarrier: stage.carrierId } },
  ...{ deliveryPostalCode: '75011', deliveryIdCountry: 1 },
})
describe('an order at its limits', () => {
  it('takes exactly what there is, and not one more', async () => {
    const { id } = await addWine(stage.db, { onHand: 6 })
    expect(await outcome({ products: [{ id, quantity: 7 }] })).toBe('OUT_OF_STOCK')
    expect(await outcome({ products: [{ id, quantity: 6 }] })).toBe('AWAITING_TRANSFER')
    expect(await outcome({ products: [{ id, quantity: 1 }] })).toBe('OUT_OF_STOCK')
  })

  it('takes exactly the fewest and the most bottles of a delivery, and nothing beyond', async () => {
    const { id } = await addWine(stage.db, { onHand: 500 })
    await stage.set({ MINIMUM_EXPEDITION_BOTTLE: 3, MAXIMUM_EXPEDITION_BOTTLE: 12 })
    const outcomes = []
    for (const quantity of [2, 3, 12, 13]) outcomes.push(await outcome(delivered(id, quantity)))
    expect(outcomes).toEqual(['MIN_BOTTLES', 'AWAITING_TRANSFER', 'AWAITING_TRANSFER', 'MAX_BOTTLES'])
    await stage.set({ MINIMUM_EXPEDITION_BOTTLE: 0, MAXIMUM_EXPEDITION_BOTTLE: 0 })
  })

  it('has its code at the least goods for it, and at its last use', async () => {
    const { id } = await addWine(stage.db, { onHand: 500 })
    const code = { site_id: shopId, code: 'DERNIER', type: 'EURO' as const, amount: 500, detail_type: 'ORDER' as const }
    await stage.db
      .insertInto('discount_codes')
      .values({ ...code, minimum_goods: 2500, maximum_uses: 2, used: 1 })
      .execute()
    const withCode = (quantity: number) => outcome({ products: [{ id, quantity }], discount: 'DERNIER' })
    expect(await withCode(1)).toBe('DISCOUNT_MINIMUM')
    expect(await withCode(2)).toBe('AWAITING_TRANSFER')
    expect(await withCode(2)).toBe('DISCOUNT_USED_UP')
  })

  it('is collected at a time up to the last second at which that is taken', async () => {
    const { id } = await addWine(stage.db, { onHand: 500 })
    const at = { address: '1, rue du Chai', postal_code: '34600', city: 'Faugères' }
    const place = { site_id: shopId, types: ['CLICK_AND_COLLECT'] as never, name: 'Caveau', ...at }
    const cellar = await stage.db.insertInto('company_addresses').values(place).returning('id').executeTakeFirstOrThrow()
    const schedule = { id: 7, idAddress: cellar.id, day: 3, from: '10:00', to: '12:00', capacity: 2 }
    await stage.set({ CLICK_AND_COLLECT_HOURS: JSON.stringify({ leadHours: 120, schedules: [schedule] }) })
    const collect = () =>
      outcome({
        ...{ products: [{ id, quantity: 1 }], dateSchedule: '2026-11-25', idSchedule: 7 },
        delivery: { type: 'CLICK_AND_COLLECT', idAddress: cellar.id },
      })
    const last = Date.parse('2026-11-20T09:00:00Z')
    now = last + 1
    expect(await collect()).toBe('SLOT_FULL')
    now = last
    expect(await collect()).toBe('AWAITING_TRANSFER')
    expect(await collect()).toBe('AWAITING_TRANSFER')
    expect(await collect()).toBe('SLOT_FULL')
  })
})
