import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyer, orderStage, type OrderStage } from '#tests/support/shop/order-stage.ts'
import { addBox, addWine } from '#tests/support/shop/shop.ts'

let stage: OrderStage
let [wineId, wineBox, otherBox] = [0, 0, 0]

beforeAll(async () => {
  stage = await orderStage({ clock: () => Date.parse('2026-11-20T09:00:00Z'), connections: 5 })
  wineId = (await addWine(stage.db, { onHand: 50 })).id
  wineBox = await addBox(stage.db, [[wineId, 1]], { onHand: 50 })
  otherBox = await addBox(stage.db, [], { onHand: 50 })
})
afterAll(() => stage.close())

const one = (id: number) => ({ id, quantity: 1 })
const bornOn = (birthdate: string | null) => ({ user: { ...buyer(), birthdate } })

describe('the age of the buyer', () => {
  it.each([
    ['a wine', () => [one(wineId)]],
    ['a box with wine in it', () => [one(wineBox)]],
    ['a wine beside something else', () => [one(otherBox), one(wineId)]],
  ])('is required for %s, and its check is stored', async (_, goods) => {
    expect(await stage.outcome({ products: goods(), ...bornOn('2008-11-21') })).toBe('MINOR')
    expect(await stage.outcome({ products: goods(), ...bornOn(null) })).toBe('VALIDATION_FAILED')
    const { order } = await stage.place({ products: goods(), ...bornOn('2008-11-20') })
    expect(await seen(order.id)).not.toBeNull()
  })

  it('is not required for an order without wine', async () => {
    const { order } = await stage.place({ products: [one(otherBox)], ...bornOn(null) })
    expect(await seen(order.id)).toBeNull()
  })
})

async function seen(id: number): Promise<Date | null> {
  const row = await stage.db.selectFrom('orders').select('majority_checked_at').where('id', '=', id).executeTakeFirstOrThrow()
  return row.majority_checked_at
}
