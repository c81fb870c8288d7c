import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { plainSites } from '#tests/support/sites/plain-sites.ts'
import { attemptKeys, createLoginAttempts } from './login-attempts.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase(plainSites)
})
afterAll(() => database.close())

const node = (factor = 1) => createLoginAttempts({ db: database.db, factor })
const attempts = (count: number, email: string, from = node()) => Array.from({ length: count }, () => from.begin({ siteId: 37, email }))
const inSequence = async (count: number, email: string) => {
  const waits: number[] = []
  for (let index = 0; index < count; index += 1) waits.push(await node().begin({ siteId: 37, email }))
  return waits
}
const letTimePass = (seconds: number) =>
  database.pool.query(
    'update login_failures set last_at = last_at - make_interval(secs => $1), blocked_until = blocked_until - make_interval(secs => $1)',
    [seconds],
  )

describe('tries to sign in with one address', () => {
  it('pass five times, then wait; the wait doubles up to 15 minutes, and not beyond', async () => {
    const email = 'double@example.org'
    expect(await inSequence(5, email)).toEqual([0, 0, 0, 0, 0])
    const waits: number[] = []
    for (let index = 0; index < 8; index += 1) {
      const wait = await node().begin({ siteId: 37, email })
      waits.push(wait)
      await letTimePass(wait)
      expect(await node().begin({ siteId: 37, email })).toBe(0)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
  })

  it('pass no more than five times however many come at once on two nodes', async () => {
    const [one, two] = [node(), node()]
    const waits = await Promise.all([...attempts(50, 'flood@example.org', one), ...attempts(50, 'flood@example.org', two)])
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
    expect(Math.max(...waits)).toBeLessThanOrEqual(30)
  })

  it('are the same address however it is written, and another on another site', async () => {
    await inSequence(5, 'Camille.ROY@example.org')
    expect(await node().begin({ siteId: 37, email: ' camille.roy@EXAMPLE.org ' })).toBeGreaterThan(0)
    expect(await node().begin({ siteId: 38, email: 'camille.roy@example.org' })).toBe(0)
  })

  it('are forgotten when one succeeds, and a day after the last', async () => {
    await inSequence(4, 'right@example.org')
    await node().succeed({ siteId: 37, email: 'Right@example.org' })
    expect(await inSequence(5, 'right@example.org')).toEqual([0, 0, 0, 0, 0])
    expect(await node().begin({ siteId: 37, email: 'right@example.org' })).toBeGreaterThan(0)
    await letTimePass(86_500)
    expect(await inSequence(5, 'right@example.org')).toEqual([0, 0, 0, 0, 0])
  })

  it('with codes count apart from those with passwords, and neither forgives the other’s', async () => {
    const to = { siteId: 37, email: 'codes@example.org' }
    const begin = async (factor: 'password' | 'code') => (await node().begin(to, factor)) > 0
    for (let index = 0; index < 5; index += 1) expect(await begin('code')).toBe(false)
    expect([await begin('code'), await begin('password')]).toEqual([true, false])
    await node().succeed(to)
    expect([await begin('code'), await begin('password')]).toEqual([true, false])
    await node().succeed(to, 'code')
    expect([await begin('code'), await begin('password')]).toEqual([false, false])
    const { rows } = await database.pool.query<{ address: string }>('select address from login_failures where site_id = 37')
    const told = rows.map(({ address }) => address)
    expect(attemptKeys(to).filter((key) => told.includes(key))).toHaveLength(2)
  })

  it('leave no address behind, and in the end no row', async () => {
    await inSequence(1, 'secret@example.org')
    const { rows } = await database.pool.query<{ row: string }>('select l::text as row from login_failures l')
    expect(rows.map(({ row }) => row).join('\n')).not.toContain('secret')
    await letTimePass(100_000)
    await inSequence(1, 'last@example.org')
    expect((await database.pool.query('select 1 from login_failures')).rowCount).toBe(1)
  })

  it('grow with RATE_LIMIT_FACTOR', async () => {
    const waits = await Promise.all(attempts(30, 'often@example.org', node(4)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20)
  })
})
