import type { Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { redeemCode } from '#server/shop/discounts/discount-codes.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { closeGateBy } from '#tests/support/gate.ts'
import { addWine, shopId } from '#tests/support/shop/shop.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { reserveSlot } from './reserve-pickup-slot.ts'
import { lockStocks, reserveStock } from './stock-reservations.ts'

const writers = 12
const arrivals = Array.from({ length: writers }, (_, index) => index)

let database: TestDatabase
let wine: number
let code: number

beforeAll(async () => {
  database = await testDatabase(twoSites, { max: writers + 2 })
  wine = (await addWine(database.db, { onHand: 1000 })).id
  const values = { site_id: shopId, code: 'PREMIERS', type: 'EURO', amount: 500, detail_type: 'ORDER' } as const
  code = (await database.db.insertInto('discount_codes').values(values).returning('id').executeTakeFirstOrThrow()).id
  const booking = { site_id: shopId, schedule_id: 7, date: '2026-06-12', taken: 0 }
  await database.db.insertInto('collect_bookings').values(booking).execute()
})
afterAll(() => database.close())

const slot = { date: '2026-06-12', schedule: { id: 7, capacity: 100 } } as Parameters<typeof reserveSlot>[2]
const reserveWine = (trx: Transaction<Tables>) => reserveStock(trx, shopId, [{ id: wine, quantity: 1, binds: true }])

describe('writers that wait for one holder', () => {
  it.each([
    { counter: 'a stock', row: () => ['stocks', 'sellable_id', wine], take: reserveWine },
    {
      counter: 'a discount code',
      row: () => ['discount_codes', 'id', code],
      take: (trx: Transaction<Tables>) => redeemCode(trx, shopId, { id: code }),
    },
    {
      counter: 'a pickup slot',
      row: () => ['collect_bookings', 'schedule_id', 7],
      take: (trx: Transaction<Tables>) => reserveSlot(trx, shopId, slot),
    },
  ])('are served by $counter in the order in which they came', async ({ row, take }) => {
    const [table, column, id] = row()
    const gate = await closeGateBy(database, `select 1 from ${table} where ${column} = $1 for update`, [id])
    const served: number[] = []
    const all: Promise<void>[] = []
    for (const arrival of arrivals) {
      all.push(
        inTransaction(database.db, async (trx) => {
          await take(trx)
          served.push(arrival)
        }),
      )
      await gate.waiting(arrival + 1)
    }
    await gate.open()
    await Promise.all(all)
    expect(served).toEqual(arrivals)
  })

  it('are served in that order when some of them give stock back', async () => {
    const gate = await closeGateBy(database, 'select 1 from stocks where sellable_id = $1 for update', [wine])
    const served: number[] = []
    const all: Promise<void>[] = []
    for (const arrival of arrivals) {
      all.push(
        inTransaction(database.db, async (trx) => {
          await (arrival % 3 === 1 ? lockStocks(trx, [shopId], [wine]) : reserveWine(trx))
          served.push(arrival)
        }),
      )
      await gate.waiting(arrival + 1)
    }
    await gate.open()
    await Promise.all(all)
    expect(served).toEqual(arrivals)
  })
})
