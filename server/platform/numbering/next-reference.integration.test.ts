import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { up as countReferences } from '#server/migrations/0158-number-references.ts'
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

  it('goes on after those that were told before it was counted', async () => {
    const { db } = database
    await db.deleteFrom('counters').execute()
    const message = { email: 'a@example.org', message: 'Bonjour', locale: 'fr_FR' }
    const told = [
      [37, 'M-2031-0009'],
      [37, 'M-2031-0041'],
      [37, 'M-2030-0100'],
      [38, 'M-2031-0003'],
      [38, null],
    ] as const
    await db
      .insertInto('messages')
      .values(told.map(([siteId, reference]) => ({ ...message, site_id: siteId, reference })))
      .execute()
    await countReferences(db as unknown as Kysely<unknown>)
    const next = (siteId: number) =>
      db.transaction().execute((trx) => nextReference(trx, { letters: 'M', siteId, receivedAt: new Date('2031-03-01T12:00:00Z') }))
    expect([await next(37), await next(38), await next(37)]).toEqual(['M-2031-0042', 'M-2031-0004', 'M-2031-0043'])
  })
})
