import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '#server/database/log.ts'
import { connectDatabase } from '#server/database/open-database.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { waitUntil } from '#tests/support/wait-until.ts'

describe('the connected database', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(async () => {
    await database.close()
  })

  it('tells each notification of a channel to its subscribers', async () => {
    const heard: (string | null)[] = []
    await database.listen('content', (payload) => heard.push(payload))
    await sql`select pg_notify('content', '37')`.execute(database.db)
    await waitUntil(() => expect(heard).toEqual(['37']))
  })

  it('listens again after its connection broke, and says that notifications may have been missed', async () => {
    const heard: (string | null)[] = []
    await database.listen('orders', (payload) => heard.push(payload))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrine-listen' and datname = current_database()`.execute(
      database.db,
    )
    await waitUntil(() => expect(heard).toEqual([null]))
    await sql`select pg_notify('orders', 'again')`.execute(database.db)
    await waitUntil(() => expect(heard).toEqual([null, 'again']))
  })

  it('reads counts as numbers and days as text', async () => {
    const { rows } = await sql`select count(*) as count, date '2026-03-29' as day from (values (1), (2)) v`.execute(database.db)
    expect(rows).toEqual([{ count: 2, day: '2026-03-29' }])
  })

  it('refuses to round an integer beyond what a number holds', async () => {
    await expect(sql`select 9007199254740993::bigint`.execute(database.db)).rejects.toThrow('beyond what a number holds')
  })

  it.each([
    [1, '3s', '5s'],
    [20, '1min', '100s'],
  ])('ends a wait for a lock after three seconds and a statement after five, multiplied by %i', async (factor, wait, limit) => {
    const application = connectDatabase(database.connection, silentLog, factor)
    const { rows } = await sql`select current_setting('lock_timeout') as wait, current_setting('statement_timeout') as limit`.execute(
      application.db,
    )
    await application.stop()
    expect(rows).toEqual([{ wait, limit }])
  })

  it('goes on after its connections were broken', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      database.db,
    )
    await waitUntil(async () => expect(await database.isReady()).toBe(true))
  })
})
