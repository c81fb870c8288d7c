import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const hour = 3_600_000

it('shows the instant of TEST_NOW in Node, in PostgreSQL and in defaults of columns', async () => {
  const { pool } = database
  await pool.query('create table stamped (at timestamptz not null default now())')
  await pool.query('insert into stamped default values')
  const { rows } = await pool.query<{ at: Date; now: Date; moving: Date }>(
    'select at, now() as now, clock_timestamp() as moving from stamped',
  )
  const wanted = Date.parse(process.env['TEST_NOW'] ?? new Date().toISOString())
  const read = [Date.now(), ...rows.flatMap(({ at, now, moving }) => [at.getTime(), now.getTime(), moving.getTime()])]
  expect(read).toHaveLength(4)
  for (const each of read) expect(Math.abs(each - wanted)).toBeLessThan(6 * hour)
})
