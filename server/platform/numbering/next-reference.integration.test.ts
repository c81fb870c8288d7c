import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { nextReference } from './next-reference.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase(twoSites)
})
afterAll(() => database.close())

describe('the number of what is received', () => {
  it.each([
    ['2030-12-31T22:59:59Z', 'DP-2030-0001'],
    ['2030-12-31T23:00:00Z', 'DP-2031-0001'],
  ])('at %s is of the year that it is in Paris: %s', async (at, reference) => {
    const asked = { letters: 'DP', siteId: 37, receivedAt: new Date(at) } as const
    expect(await database.db.transaction().execute((trx) => nextReference(trx, asked))).toBe(reference)
  })
})
