import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '#server/database/log.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { openQueue } from './open-queue.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** The pool of a database that notes how many statements it was asked at once. */
function countedPool({ pool }: TestDatabase) {
  let current = 0
  const seen = { most: 0 }
  const query = async (text: string, values?: unknown[]) => {
    current += 1
    seen.most = Math.max(seen.most, current)
    return pool.query(text, values).finally(() => (current -= 1))
  }
  return { seen, counted: new Proxy(pool, { get: (own, key): unknown => (key === 'query' ? query : Reflect.get(own, key)) }) }
}

describe('the queue of background work', () => {
  it('asks the database three statements at once when twelve workers look for jobs', async () => {
    const { seen, counted } = countedPool(database)
    const boss = await openQueue({ pool: counted, listen: (channel, take) => database.listen(channel, take) }, silentLog)
    await boss.createQueue('letters')
    const found = await Promise.all(Array.from({ length: 12 }, () => boss.fetch('letters')))
    await boss.stop({ graceful: false })
    expect(found).toHaveLength(12)
    expect(seen.most).toBe(3)
  })
})
