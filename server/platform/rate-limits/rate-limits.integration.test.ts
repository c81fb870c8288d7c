import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { budgets } from '#schemas/api/base/rate-limits.ts'
import { callerKey, addressKey } from './rate-limit-key.ts'
import { createBudgets } from './service.ts'

let database: TestDatabase
let now = 1_000_000

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('truncate budgets'))

const node = (factor = 1) => createBudgets({ db: database.db, factor, clock: () => now })
const { limit, seconds } = budgets.loadSvg
async function take(count: number, caller: string, from = node()): Promise<number[]> {
  const waits: number[] = []
  for (let index = 0; index < count; index += 1) waits.push(await from.take('loadSvg', caller))
  return waits
}
const letTimePass = (passed: number) =>
  database.pool.query('update budgets set started_at = started_at - make_interval(secs => $1)', [passed])

describe('a rate limit', () => {
  it('accepts its number of requests, then returns the wait', async () => {
    const waits = await take(limit + 2, '192.0.2.1')
    expect(waits.slice(0, limit).every((wait) => wait === 0)).toBe(true)
    for (const wait of waits.slice(limit)) {
      expect(wait).toBeGreaterThan(seconds - 10)
      expect(wait).toBeLessThanOrEqual(seconds)
    }
  })

  it('is shared by all nodes under concurrent requests', async () => {
    const nodes = [node(), node(), node()]
    const waits = await Promise.all(Array.from({ length: 2 * limit }, (_, index) => nodes[index % 3]!.take('loadSvg', '192.0.2.2')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(limit)
  })

  it('resets after its period, and not before', async () => {
    await take(limit, '192.0.2.3')
    await letTimePass(seconds - 5)
    const [wait] = await take(1, '192.0.2.3')
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(5)
    await letTimePass(10)
    expect(await take(limit, '192.0.2.3')).toEqual(Array.from({ length: limit }, () => 0))
    expect((await take(1, '192.0.2.3'))[0]).toBeGreaterThan(seconds - 10)
  })

  it('returns a wait of at least one second', async () => {
    await take(limit, '192.0.2.4')
    await letTimePass(seconds - 0.9)
    expect((await take(1, '192.0.2.4'))[0]).toBe(1)
  })

  it('belongs to one caller and one kind of call', async () => {
    await take(limit, '192.0.2.5')
    expect(await take(1, '192.0.2.6')).toEqual([0])
    expect(await node().take('login', '192.0.2.5')).toBe(0)
    expect((await take(1, '192.0.2.5'))[0]).toBeGreaterThan(0)
  })

  it('grows with the factor', async () => {
    const waits = await take(2 * limit + 1, '192.0.2.7', node(2))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(2 * limit)
    expect((await take(Math.ceil(limit / 2) + 1, '192.0.2.8', node(0.5))).filter((wait) => wait === 0)).toHaveLength(limit / 2)
  })

  it('once used up is rejected from memory without a query until its end', async () => {
    const one = node()
    await take(limit + 1, '192.0.2.9', one)
    const counted = () => database.pool.query<{ taken: number }>('select taken from budgets')
    expect((await counted()).rows).toEqual([{ taken: limit + 1 }])
    now += 10_000
    const [wait] = await take(1, '192.0.2.9', one)
    expect(wait).toBeGreaterThan(seconds - 20)
    expect(wait).toBeLessThanOrEqual(seconds - 10)
    expect((await counted()).rows).toEqual([{ taken: limit + 1 }])
    expect(await take(1, '192.0.2.10', one)).toEqual([0])
    expect(await one.take('visit', '192.0.2.9')).toBe(0)
    now += seconds * 1000
    await letTimePass(seconds + 1)
    expect(await take(1, '192.0.2.9', one)).toEqual([0])
  })

  it('deletes rows of its own kind after their period', async () => {
    await take(1, '192.0.2.11')
    await node().take('visit', '192.0.2.12')
    await letTimePass(seconds + 1)
    await take(1, '192.0.2.13')
    const { rows } = await database.pool.query<{ name: string; caller: string }>('select name, caller from budgets order by name')
    expect(rows).toEqual([
      { name: 'loadSvg', caller: callerKey('192.0.2.13') },
      { name: 'visit', caller: callerKey('192.0.2.12') },
    ])
    await take(1, '192.0.2.13')
    await letTimePass(seconds + 1)
    await take(1, '192.0.2.13')
    expect((await database.pool.query('select 1 from budgets where name = $1', ['loadSvg'])).rowCount).toBe(1)
  })
})

describe('the key of a caller', () => {
  it('is the same for a whole IPv6 network in any notation, and for a mapped IPv4', () => {
    const same = ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::']
    expect(new Set(same.map(callerKey)).size).toBe(1)
    const others = ['2001:db8:1:3::1', '2001:db8::1', '2001:db8:1::2', '::1', '::', 'fe80::1', '192.0.2.1', 'user:12', 'user:1']
    expect(new Set([same[0]!, ...others].map(callerKey)).size).toBe(others.length + 1 - 1)
    expect(callerKey('::ffff:192.0.2.1')).toBe(callerKey('192.0.2.1'))
    expect(callerKey('::ffff:192.168.101.102')).toBe(callerKey('192.168.101.102'))
    expect(callerKey('2001:db8::1')).toBe(callerKey('2001:db8:0:0:5:6:7:8'))
    expect(callerKey('2001::1:2:3:4:5')).toBe(callerKey('2001:0:0:1:9:9:9:9'))
    expect(callerKey('::1')).toBe(callerKey('0:0:0:0:5:6:7:8'))
    expect(callerKey('::a:b:c:d:e')).toBe(callerKey('0:0:0:a:9:9:9:9'))
    expect(callerKey('1:23:4::')).not.toBe(callerKey('12:3:4::'))
    expect(callerKey('::FFFF:192.0.2.1')).toBe(callerKey('192.0.2.1'))
    expect(callerKey('::ffff:192.0.2.1')).not.toBe(callerKey('192.0.2.2'))
    expect(callerKey('x::ffff:192.0.2.1')).not.toBe(callerKey('192.0.2.1'))
    expect(callerKey('::ffff:192.0.2.1x')).not.toBe(callerKey('192.0.2.1'))
  })

  it('is a hash of fixed length', () => {
    expect(callerKey('192.0.2.1')).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(addressKey({ siteId: 37, email: 'a@example.org' })).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(addressKey({ siteId: 37, email: 'A@Example.org' })).toBe(addressKey({ siteId: 37, email: 'a@example.org' }))
    expect(addressKey({ siteId: 3, email: '7 a@example.org' })).not.toBe(addressKey({ siteId: 37, email: 'a@example.org' }))
    expect(addressKey({ siteId: 38, email: 'a@example.org' })).not.toBe(addressKey({ siteId: 37, email: 'a@example.org' }))
  })
})
