import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  areConsecutive,
  counterShop,
  keepBusy,
  limitLockWaits,
  orderUntilAnswered,
  rushForNumbers,
  rushOfOrders,
} from '#tests/support/shop/busy-counters.ts'
import { closeGateBy } from '#tests/support/gate.ts'

const writers = 40
const MAX_COUNTED = 10
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

let end = (): void => undefined
let shop: Awaited<ReturnType<typeof counterShop>>

beforeAll(async () => {
  shop = await counterShop(MAX_COUNTED)
  end = keepBusy(1)
})
afterAll(async () => {
  end()
  await shop.test.close()
})

describe('forty writers at one counter beside a busy process', () => {
  it('order the last ten bottles: ten orders with consecutive numbers, no oversell', async () => {
    const rush = await rushOfOrders(shop.test, writers, { product: shop.scarce, series: 'reste' })
    expect(rush).toMatchObject({
      outcomes: { '201': MAX_COUNTED, OUT_OF_STOCK: writers - MAX_COUNTED },
      numbers: upTo(MAX_COUNTED),
      isRepeatable: true,
    })
  })

  it('use a code that holds ten times: ten orders, nothing counted for the others', async () => {
    const asked = { product: shop.plenty, discount: 'PREMIERS', series: 'code' }
    const rush = await rushOfOrders(shop.test, writers, asked)
    expect(rush).toMatchObject({ outcomes: { '201': MAX_COUNTED, DISCOUNT_USED_UP: writers - MAX_COUNTED }, isRepeatable: true })
    expect(rush.numbers).toEqual(upTo(2 * MAX_COUNTED, MAX_COUNTED + 1))
    const codes = shop.test.database.db.selectFrom('discount_codes').select('used').where('code', '=', 'PREMIERS')
    expect(await codes.execute()).toEqual([{ used: MAX_COUNTED }])
  })

  it('issue invoices and credit notes with consecutive numbers, one for each order', async () => {
    const { INVOICE, CREDIT_NOTE } = await rushForNumbers(shop.test.database, writers)
    for (const { numbers, orders } of [INVOICE, CREDIT_NOTE])
      expect([numbers.length, areConsecutive(numbers), orders]).toEqual([writers, true, writers])
  })
})

describe('an order that waits for a locked stock beyond the limit', () => {
  it('is answered 503 with Retry-After, then once under the same key', async () => {
    const endLimit = limitLockWaits(shop.test, 30)
    const gate = await closeGateBy(shop.test.database, 'select 1 from stocks where sellable_id = $1 for update', [shop.plenty])
    let refused = 0
    const order = orderUntilAnswered(shop.test, {
      product: shop.plenty,
      name: 'attente',
      onRefusal: async (answer) => {
        refused += 1
        expect(answer).toMatchObject({ status: 503, code: 'UNAVAILABLE', data: { reason: 'BUSY' }, headers: { 'retry-after': '5' } })
        expect(answer.message).toMatch(/réessayez dans un moment/)
        if (refused === 2) await gate.open()
      },
    })
    expect(await order).toMatchObject({ refused: 2, outcome: '201', isSame: true })
    endLimit()
    const rows = await shop.test.database.db.selectFrom('orders').select('id').where('email', '=', 'attente@example.org').execute()
    expect(rows).toHaveLength(1)
  })
})
