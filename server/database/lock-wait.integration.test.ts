import { sql, type Kysely, type Transaction } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { patientPool, testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { closeGate, type Gate } from '#tests/support/gate.ts'
import { advisoryLock } from './advisory-lock.ts'
import { inTransaction } from './in-transaction.ts'
import { LOCK_WAITS } from './lock-wait.ts'
import { silentLog } from './log.ts'
import { connectDatabase } from './open-database.ts'
import type { Tables } from './tables/tables.ts'

let database: TestDatabase
let hasty: ReturnType<typeof connectDatabase>
let gate: Gate
let runs: number

beforeAll(async () => {
  database = await testDatabase()
  const { lock_timeout: _patient, ...others } = patientPool
  hasty = connectDatabase({ ...database.connection, ...others }, silentLog, 1 / 100)
  await sql`create table waited (run integer)`.execute(database.db)
})
beforeEach(async () => {
  runs = 0
  await sql`truncate waited`.execute(database.db)
  gate = await closeGate(database, 'a counter')
})
afterEach(() => gate.open())
afterAll(async () => {
  await hasty.stop()
  await database.close()
})

const count = async (trx: Transaction<Tables>, onRun?: (run: number) => Promise<void>): Promise<number> => {
  runs += 1
  await sql`insert into waited values (${runs})`.execute(trx)
  await onRun?.(runs)
  await advisoryLock(trx, 'a counter')
  return runs
}
const written = async (db: Kysely<Tables>): Promise<number[]> =>
  (await sql<{ run: number }>`select run from waited`.execute(db)).rows.map(({ run }) => run)

describe('a transaction that waits for a lock beyond its limit', () => {
  it('runs again from its start and commits once the lock is free', async () => {
    const result = await inTransaction(hasty.db, (trx) => count(trx, async (run) => (run === LOCK_WAITS ? gate.open() : undefined)))
    expect([result, await written(database.db)]).toEqual([LOCK_WAITS, [LOCK_WAITS]])
  })

  it(`is refused after ${LOCK_WAITS} waits, leaves nothing, and succeeds when it is asked for again`, async () => {
    await expect(inTransaction(hasty.db, (trx) => count(trx))).rejects.toMatchObject({ code: '55P03' })
    expect([runs, await written(database.db)]).toEqual([LOCK_WAITS, []])
    await gate.open()
    await inTransaction(hasty.db, (trx) => count(trx))
    expect(await written(database.db)).toEqual([LOCK_WAITS + 1])
  })

  it('is refused at once when its statement is slow instead', async () => {
    await gate.open()
    const slow = inTransaction(hasty.db, async (trx) => {
      runs += 1
      await sql`set local statement_timeout = 20`.execute(trx)
      await sql`select pg_sleep(60)`.execute(trx)
    })
    await expect(slow).rejects.toMatchObject({ code: '57014' })
    expect(runs).toBe(1)
  })
})
