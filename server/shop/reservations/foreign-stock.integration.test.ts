import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { redeemCode } from '#server/shop/discounts/discount-codes.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { addWine, shopId } from '#tests/support/shop/shop.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { lockStocks, reserveStock } from './stock-reservations.ts'

const otherId = 37

let database: TestDatabase
let wine: number
let code: number

beforeAll(async () => {
  database = await testDatabase(twoSites)
  wine = (await addWine(database.db, { onHand: 6 })).id
  const values = { site_id: shopId, code: 'CAVE', type: 'EURO', amount: 500, detail_type: 'ORDER' } as const
  code = (await database.db.insertInto('discount_codes').values(values).returning('id').executeTakeFirstOrThrow()).id
})
afterAll(() => database.close())

const act = <Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> => inTransaction(database.db, work)

describe('an order of another site', () => {
  it('takes nothing of a stock', async () => {
    const stock = database.db.selectFrom('stocks').select('reserved').where('sellable_id', '=', wine)
    const need = [{ id: wine, quantity: 2, binds: true }]
    expect(await act((trx) => reserveStock(trx, otherId, need))).toBeNull()
    expect(await stock.executeTakeFirst()).toEqual({ reserved: 0 })
    expect(await act((trx) => reserveStock(trx, shopId, need))).toEqual([{ id: wine, quantity: 2 }])
    expect(await stock.executeTakeFirst()).toEqual({ reserved: 2 })
  })

  it('locks no stock', async () => {
    const lockerOf = async (trx: Transaction<Tables>) =>
      (await sql<{ xmax: string }>`select xmax::text from stocks where sellable_id = ${wine}`.execute(trx)).rows[0]?.xmax
    const isLocked = (siteId: number) =>
      act(async (trx) => {
        const before = await lockerOf(trx)
        await lockStocks(trx, [siteId], [wine])
        return (await lockerOf(trx)) !== before
      })
    expect([await isLocked(otherId), await isLocked(shopId)]).toEqual([false, true])
  })

  it('uses no discount code', async () => {
    await expect(act((trx) => redeemCode(trx, otherId, { id: code }))).rejects.toMatchObject({ code: 'DISCOUNT_USED_UP' })
    expect(await act((trx) => redeemCode(trx, shopId, { id: code }))).toMatchObject({ id: code })
  })
})
