import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { nextNumber } from './next-number.ts'

const writers = 12

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase(twoSites, { max: writers + 2 })
})
afterAll(() => database.close())

/** Number of transactions of this database that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    database.db,
  )
  return rows[0]?.count ?? 0
}

it('gives numbers in the order in which transactions ask for one', async () => {
  const end = Promise.withResolvers<undefined>()
  const held = Promise.withResolvers<undefined>()
  const first = database.db.transaction().execute(async (trx) => {
    await nextNumber(trx, 37, 'orders of a queue')
    held.resolve(undefined)
    await end.promise
  })
  await held.promise
  const asked: Promise<number>[] = []
  for (let writer = 1; writer <= writers; writer += 1) {
    asked.push(database.db.transaction().execute((trx) => nextNumber(trx, 37, 'orders of a queue')))
    await expect.poll(countWaiting).toBe(writer)
  }
  end.resolve(undefined)
  await first
  expect(await Promise.all(asked)).toEqual(Array.from({ length: writers }, (_, index) => index + 2))
})
