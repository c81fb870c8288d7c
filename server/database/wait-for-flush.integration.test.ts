import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { createWalFlush, asyncCommitSql } from './wait-for-flush.ts'

let database: TestDatabase

beforeAll(async () => {
  // The database of the tests waits for no disk by itself.
  database = await testDatabase(undefined, { options: '-c synchronous_commit=on' })
  await sql`create table noted (number integer not null)`.execute(database.db)
})
afterAll(() => database.close())

/** Ends a transaction early; answers whether all that was written until then lies on the disk once `then` is done. */
async function isOnDisk(then: () => Promise<void>): Promise<boolean> {
  const { db } = database
  await db.transaction().execute((trx) => sql`insert into noted select 1 from (select ${asyncCommitSql}) as early`.execute(trx))
  const written = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(db)
  await then()
  const { rows } = await sql<{ isThere: boolean }>`
    select pg_current_wal_flush_lsn() >= ${written.rows[0]!.at}::pg_lsn as "isThere"
  `.execute(db)
  return rows[0]!.isThere
}

const times = async (count: number, look: () => Promise<boolean>): Promise<boolean[]> => {
  const seen: boolean[] = []
  for (let index = 0; index < count; index += 1) seen.push(await look())
  return seen
}

describe('what has ended early', () => {
  it('lies on the disk after a flush, each time', async () => {
    const flush = createWalFlush(database.db)
    expect(await times(50, () => isOnDisk(flush))).not.toContain(false)
  })

  it('does not always without one: this test can tell', async () => {
    expect(await times(50, () => isOnDisk(async () => undefined))).toContain(false)
  })
})

describe('a flush', () => {
  it('is one for all who ask while another is under way, and another for who comes later', async () => {
    let count = 0
    const flush = createWalFlush(
      database.db.withPlugin({
        transformQuery: ({ node }) => {
          count += 1
          return node
        },
        transformResult: async ({ result }) => result,
      }),
    )
    const first = flush()
    await new Promise((resolve) => setImmediate(resolve))
    const others = Array.from({ length: 20 }, flush)
    await Promise.all([first, ...others])
    expect(count).toBe(2)
    await flush()
    expect(count).toBe(3)
  })

  it('that fails fails for those who waited for it, and not for who comes later', async () => {
    let isBroken = true
    const flush = createWalFlush(
      database.db.withPlugin({
        transformQuery: ({ node }) => {
          if (isBroken) throw new Error('no database')
          return node
        },
        transformResult: async ({ result }) => result,
      }),
    )
    const ends = await Promise.allSettled([flush(), flush()])
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isBroken = false
    await expect(flush()).resolves.toBeUndefined()
  })
})
