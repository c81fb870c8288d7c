import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { afterCommit, inTransaction, Overtaken } from './in-transaction.ts'
import type { Tables } from './tables/tables.ts'
import { withinSavepoint } from './within-savepoint.ts'

let database: TestDatabase
let acts: string[]

beforeAll(async () => {
  database = await testDatabase()
  await sql`create table written (name text)`.execute(database.db)
})
beforeEach(async () => {
  acts = []
  await sql`truncate written`.execute(database.db)
})
afterAll(() => database.close())

/** A writer as the features have them: takes a database or a transaction, registers an act for after the commit. */
const write = (db: Kysely<Tables>, name: string, fails = false): Promise<void> =>
  inTransaction(db, async (trx) => {
    await sql`insert into written values (${name})`.execute(trx)
    afterCommit(trx, `${name} once`, () => acts.push(name))
    if (fails) throw new Error(`${name} failed`)
  })

const written = async (): Promise<string[]> =>
  (await sql<{ name: string }>`select name from written order by name`.execute(database.db)).rows.map(({ name }) => name)

describe('inTransaction', () => {
  it('commits a writer without a given transaction, then runs its act', async () => {
    await write(database.db, 'alone')
    expect([await written(), acts]).toEqual([['alone'], ['alone']])
  })

  it('holds back the acts of two writers until the outer commit, and runs one act per key', async () => {
    await inTransaction(database.db, async (trx) => {
      await write(trx, 'a')
      await write(trx, 'b')
      await write(trx, 'a')
      expect([await written(), acts]).toEqual([[], []])
    })
    expect([await written(), acts]).toEqual([
      ['a', 'a', 'b'],
      ['a', 'b'],
    ])
  })

  it('stores and announces nothing of the first writer after the second has failed', async () => {
    const both = inTransaction(database.db, async (trx) => {
      await write(trx, 'a')
      await write(trx, 'b', true)
    })
    await expect(both).rejects.toThrow('b failed')
    expect([await written(), acts]).toEqual([[], []])
  })

  it('rolls back three levels of nesting after the innermost has failed', async () => {
    const nested = inTransaction(database.db, async (outer) => {
      await write(outer, 'a')
      await inTransaction(outer, async (middle) => {
        await write(middle, 'b')
        await write(middle, 'c', true)
      })
    })
    await expect(nested).rejects.toThrow('c failed')
    expect([await written(), acts]).toEqual([[], []])
  })

  it('rolls back the whole even if the caller catches the error of a part', async () => {
    const caught = inTransaction(database.db, async (trx) => {
      await write(trx, 'a')
      await write(trx, 'b', true).catch(() => undefined)
    })
    await expect(caught).rejects.toThrow('b failed')
    expect([await written(), acts]).toEqual([[], []])
  })

  it('commits the rest without the acts of a part that failed within a savepoint', async () => {
    await inTransaction(database.db, async (trx) => {
      await write(trx, 'a')
      await withinSavepoint(trx, () => write(trx, 'b', true)).catch(() => undefined)
      await write(trx, 'c')
    })
    expect([await written(), acts]).toEqual([
      ['a', 'c'],
      ['a', 'c'],
    ])
  })

  it('runs the other acts after one has failed, and rejects with its error', async () => {
    const failing = inTransaction(database.db, async (trx) => {
      afterCommit(trx, 'first', () => Promise.reject(new Error('not announced')))
      await write(trx, 'a')
    })
    await expect(failing).rejects.toThrow('not announced')
    expect([await written(), acts]).toEqual([['a'], ['a']])
  })

  it('refuses an act in a transaction that it has not opened', async () => {
    await expect(database.db.transaction().execute((trx) => write(trx, 'a'))).rejects.toThrow('inTransaction')
    expect(await written()).toEqual([])
  })

  it('runs the loser of a deadlock again, with its acts once', async () => {
    await write(database.db, 'a')
    await write(database.db, 'b')
    acts = []
    const { promise: both, resolve: bothHold } = Promise.withResolvers<void>()
    let holders = 0
    const lock = (trx: Kysely<Tables>, name: string) => sql`update written set name = name where name = ${name}`.execute(trx)
    const cross = (first: string, second: string) =>
      inTransaction(database.db, async (trx) => {
        afterCommit(trx, 'done', () => acts.push(`${first} then ${second}`))
        await lock(trx, first)
        holders += 1
        if (holders === 2) bothHold()
        await both
        await lock(trx, second)
        return first
      })
    await expect(Promise.all([cross('a', 'b'), cross('b', 'a')])).resolves.toEqual(['a', 'b'])
    expect(acts.toSorted()).toEqual(['a then b', 'b then a'])
    // A slow machine may make one of them lose twice.
    expect(holders).toBeGreaterThanOrEqual(3)
  })

  it('gives up on the eighth lost run, and after any other error on the first', async () => {
    const failing = async (code: string) => {
      let runs = 0
      const work = inTransaction(database.db, async (trx) => {
        runs += 1
        await sql.raw(`do $$ begin raise exception 'lost' using errcode = '${code}'; end $$`).execute(trx)
      })
      await expect(work).rejects.toThrow('lost')
      return runs
    }
    expect([await failing('40P01'), await failing('40001'), await failing('23505')]).toEqual([8, 8, 1])
  })

  it('runs again what was overtaken, and gives the refusal once that has happened eight times', async () => {
    let runs = 0
    const overtaken = (times: number) =>
      inTransaction(database.db, (outer) =>
        inTransaction(outer, async () => {
          runs += 1
          if (runs <= times) throw new Overtaken(new Error('refused'))
          return Promise.resolve(runs)
        }),
      )
    expect(await overtaken(2)).toBe(3)
    runs = 0
    await expect(overtaken(8)).rejects.toThrow('refused')
    expect(runs).toBe(8)
  })
})
