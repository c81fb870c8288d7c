import pg from 'pg'
import { expect, it } from 'vitest'
import { closePool } from '#root/bench/orders/close-pool.ts'
import { testFeatures } from '#tests/support/server/features.ts'

it('a pool of the bench has ended when each of its connections is closed, and not before', async () => {
  const test = await testFeatures()
  try {
    const pool = new pg.Pool({ ...test.database.pool.options, application_name: 'to be ended', max: 20 })
    await Promise.all(Array.from({ length: 20 }, () => pool.query('select pg_sleep(0.05)')))
    const closed: unknown[] = []
    pool.on('remove', (client) => closed.push(client))
    await closePool(pool)
    expect(closed).toHaveLength(20)
    const { rows } = await test.database.pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where application_name = 'to be ended'`,
    )
    expect(rows[0]?.count).toBe(0)
  } finally {
    await test.close()
  }
})
